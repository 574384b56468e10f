import pg from 'pg';
import type { Storage } from '../../index.ts';

/**
 * Faults that the tests must catch. `no-fence`: appends do not ask for the epoch. `blind-renewal`: a process that has
 * been buried goes on.
 */
export type Plant = 'no-fence' | 'blind-renewal';

/** Plants a fault in this process. */
export function plant(fault: Plant | null, storage: Storage): Storage {
  if (fault === null) return storage;
  if (fault === 'no-fence') {
    withoutFence();
    return storage;
  }
  const renew: Storage['renew'] = async (node) => {
    await storage.renew(node);
    return true;
  };
  return { ...storage, renew };
}

function withoutFence(): void {
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, config: { text?: string }, ...rest: unknown[]) {
    const text = config.text?.replace('h.epoch = a.epoch', 'true');
    return Reflect.apply(query, this, [text === undefined ? config : { ...config, text }, ...rest]);
  } as typeof query;
}
