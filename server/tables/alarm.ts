import { waitAfter } from '@duskhall/host';
import type { Claim } from '../storage/storage.ts';
import type { Alarm, HallState } from './hall-state.ts';
import { hostTable } from './host-table.ts';

/** How many tables are taken at a time. */
const PORTION = 50;
/** Timers reach no further; the alarm is then set again. */
const FARTHEST = 2 ** 31 - 1;

/**
 * Takes over the tables that a process had in memory when it ended without letting them go, loads matches whose clocks
 * are up, and sets an alarm for the next one.
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
  async function ring(): Promise<void> {
    next = Number.POSITIVE_INFINITY;
    const take = async (taking: Promise<Claim[]>): Promise<boolean> => {
      const claims = await taking;
      for (const claim of claims) hall.claims.set(claim.table, claim);
      return claims.length < PORTION;
    };
    try {
      const taken = await Promise.allSettled([
        take(storage.adopt(hall.node, PORTION)),
        take(storage.wake(hall.node, clock.date(), PORTION)),
        // Tables that were taken although the answer got lost.
        failures > 0
          ? take(storage.ownedBy(hall.node).then((all) => all.filter(({ table }) => !hall.tables.has(table))))
          : true,
      ]);
      // Those that could not be loaded before are tried again.
      for (const table of [...hall.claims.keys()]) {
        if (hall.isStopping) return;
        await hostTable(hall, table).catch((reason) => taken.push({ status: 'rejected', reason }));
        // Players come first.
        await new Promise<void>((resolve) => setImmediate(resolve));
      }
      const failed = taken.find((one) => one.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
      failures = 0;
      const isAll = taken.every((one) => one.status === 'fulfilled' && one.value);
      const date = isAll ? await storage.nextDue() : clock.date();
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
