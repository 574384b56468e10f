import { randomBytes } from 'node:crypto';
import { Refused } from '@duskhall/host';
import { type Bus, EVERYBODY } from './bus.ts';
import { encode, type Message } from './message.ts';

/** Milliseconds for which an answer is waited for. */
const PATIENCE = 3000;

/** Questions from one process to another, in no order. */
export interface Calls {
  /** Asks a process; rejects if it cannot be reached, does not answer in time, or refuses. */
  ask(node: string, name: string, about: unknown, patience?: number): Promise<unknown>;
  /** Tells all other processes; whoever cannot be reached does not hear it. */
  tell(name: string, about: unknown): void;
  hear(message: Message): void;
}

/** What this process does when it is asked or told something, by name. */
export type Handlers = { [name: string]: (about: never) => unknown };

export function openCalls(bus: Bus, node: () => string, handlers: Handlers, fail: (error: unknown) => void): Calls {
  const waiting = new Map<string, { resolve(value: unknown): void; reject(error: Error): void }>();

  const send = (to: string, kind: Message['kind'], id: string, ...data: unknown[]): Promise<number> =>
    bus.publish(to, encode({ from: node(), kind, id, n: 0, last: 0, items: [{ data }] }));

  async function handle({ from, kind, id, items }: Message): Promise<void> {
    const [name, about] = items[0]!.data as [string, never];
    const done = (async () => handlers[name]?.(about))();
    if (kind === 'tell') return void (await done);
    const told = await done.then(
      (value) => ['ok', value ?? null],
      (error) => ['no', error instanceof Refused ? error.code : 'internal', String(error?.message ?? '')],
    );
    await send(from, 'reply', id, ...told);
  }

  return {
    async ask(to, name, about, patience = PATIENCE) {
      const id = randomBytes(9).toString('base64url');
      let timer: NodeJS.Timeout | undefined;
      try {
        return await new Promise<unknown>((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          timer = setTimeout(() => reject(unreachable()), patience);
          // It must not keep a process that is ending.
          timer.unref();
          send(to, 'call', id, name, about).then(
            (listeners) => listeners === 0 && reject(unreachable()),
            () => reject(unreachable()),
          );
        });
      } finally {
        clearTimeout(timer);
        waiting.delete(id);
      }
    },
    tell: (name, about) => void send(EVERYBODY, 'tell', '', name, about).catch(() => {}),
    hear(message) {
      if (message.from === node()) return;
      if (message.kind !== 'reply') return void handle(message).catch(fail);
      const [how, value, text] = message.items[0]!.data as [string, unknown, string];
      const asker = waiting.get(message.id);
      if (how === 'ok') asker?.resolve(value);
      else asker?.reject(new Refused(value as string, text));
    },
  };
}

const unreachable = () => new Refused('busy', 'another process of this server cannot be reached at the moment');
