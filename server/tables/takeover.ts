import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { waitAfter } from '@duskhall/host';
import type { Alarm, HallState } from './hall-state.ts';
import { loadTaken, noteTaken } from './taken-tables.ts';

/** How many tables are taken at a time. */
const PORTION = 50;
/** In milliseconds, at least and less than: between two looks at the other processes, and between two portions. */
const BETWEEN_LOOKS = [150, 350] as const;
const BETWEEN_PORTIONS = [2, 12] as const;

/**
 * For one of several processes: every now and then buries those that have died, takes its share of their tables, and
 * tables whose clocks are up. Taking is quick, so that nobody else hosts them; loading follows. Real time, whatever the
 * clock of the tables.
 */
export function openTakeover(hall: HallState): Alarm {
  const { clock, storage } = hall.config;
  let isFailing = false;
  let failures = 0;
  let retryAt = 0;
  let loading: Promise<void> | null = null;
  const stopped = new AbortController();

  async function take(): Promise<void> {
    const { node } = hall;
    const { late, dead, due, owned } = await storage.survey(node);
    const isBurying = late > 0 && hall.lease.mayBury();
    if (isBurying) await storage.bury();
    if (isBurying || dead > 0) await adopt(node);
    // Who still has many to load leaves them to others.
    if (due > 0 && due <= clock.date() && hall.claims.size < PORTION)
      noteTaken(hall, node, await storage.wake(node, clock.date(), PORTION));
    // Tables may have been handed over to this process, or taken, though it has not heard of it.
    if (owned > hall.tables.size + hall.claims.size) await findUnknown(node);
    load();
  }
  async function adopt(node: string): Promise<void> {
    for (let count = PORTION; count === PORTION && !stopped.signal.aborted; ) {
      const adopted = await storage.adopt(node, PORTION);
      count = adopted.length;
      hall.tally.adopted += count;
      noteTaken(hall, node, adopted);
      load();
      if (count === PORTION) await pause(randomInt(...BETWEEN_PORTIONS));
    }
  }
  async function findUnknown(node: string): Promise<void> {
    const isKnown = (table: string) => hall.tables.has(table) || hall.claims.has(table) || hall.moving.has(table);
    const look = async () => (await storage.ownedBy(node)).filter(({ table }) => !isKnown(table));
    const unknown = new Set((await look()).map(({ table }) => table));
    if (unknown.size === 0) return;
    // One that was being let go is gone at the second look: nobody may host it by a claim that is over.
    const owned = (await look()).filter(({ table }) => unknown.has(table));
    noteTaken(hall, node, owned);
  }
  function load(): void {
    if (hall.claims.size === 0 || performance.now() < retryAt) return;
    loading ??= loadTaken(hall)
      .then(
        () => {
          failures = 0;
        },
        (error) => {
          hall.fail(error);
          retryAt = performance.now() + waitAfter(failures++);
        },
      )
      .finally(() => {
        loading = null;
      });
  }
  async function look(): Promise<void> {
    while (!stopped.signal.aborted) {
      await take().then(
        () => {
          isFailing = false;
        },
        (error) => {
          if (!isFailing) hall.fail(error);
          isFailing = true;
        },
      );
      await pause(randomInt(...BETWEEN_LOOKS), null, stopped).catch(() => {});
    }
  }
  const looking = look();
  return {
    set() {},
    async stop() {
      stopped.abort();
      await looking;
      await loading;
    },
  };
}
