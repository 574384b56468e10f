import { waitAfter } from '@duskhall/host';
import type { Claim } from '../storage/storage.ts';
import type { Alarm, HallState } from './hall-state.ts';
import { loadTaken, noteTaken } from './taken-tables.ts';

/** How many tables are taken at a time. */
const PORTION = 50;
/** Timers reach no further; the alarm is then set again. */
const FARTHEST = 2 ** 31 - 1;

/**
 * For the only process on a storage: takes over the tables that the one before had in memory when it ended without
 * letting them go, loads matches whose clocks are up, and sets an alarm for the next one.
 */
export function openAlarm(hall: HallState): Alarm {
  const { clock, storage } = hall.config;
  let next = Number.POSITIVE_INFINITY;
  let cancel = () => {};
  let failures = 0;
  const set = (date: number) => {
    if (date >= next || hall.isStopping) return;
    next = date;
    cancel();
    cancel = clock.after(Math.min(FARTHEST, Math.max(0, date - clock.date())), () => {
      ringing = ringing.then(ring);
    });
  };
  /** Returns whether these were all. If one kind cannot be taken, the others are all the same. */
  async function take(): Promise<boolean> {
    const { node } = hall;
    const note = async (taking: Promise<Claim[]>): Promise<boolean> => {
      const claims = (await taking).filter(({ table }) => !hall.tables.has(table));
      noteTaken(hall, node, claims);
      return claims.length < PORTION;
    };
    const taken = await Promise.allSettled([
      note(storage.adopt(node, PORTION)),
      note(storage.wake(node, clock.date(), PORTION)),
      // Tables that were taken although the answer got lost.
      failures > 0 && note(storage.ownedBy(node)),
    ]);
    const failed = taken.find((one) => one.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    return taken.slice(0, 2).every((one) => one.status === 'fulfilled' && one.value);
  }
  async function ring(): Promise<void> {
    next = Number.POSITIVE_INFINITY;
    // Those that could not be loaded before are tried again in any case.
    const [taken, loaded] = [await settle(take()), await settle(loadTaken(hall))];
    try {
      if (taken.status === 'rejected') throw taken.reason;
      if (loaded.status === 'rejected') throw loaded.reason;
      failures = 0;
      const date = taken.value ? await storage.nextDue() : clock.date();
      if (date > 0) set(date);
    } catch (error) {
      hall.fail(error);
      set(clock.date() + waitAfter(failures++));
    }
  }
  let ringing = ring();
  return {
    set,
    async stop() {
      cancel();
      await ringing;
    },
  };
}

async function settle<T>(work: Promise<T>): Promise<PromiseSettledResult<T>> {
  const [result] = await Promise.allSettled([work]);
  return result;
}
