import { timeOf } from '@duskhall/bots';
import type { Clock } from '@duskhall/host';
import type { Seat } from '@duskhall/kernel';
import type { DecisionCounts, Minds } from './minds.ts';
import { type Hearing, openWorker, type Thread, type Worker } from './worker.ts';

export interface PoolPlan {
  threads: number;
  open(hearing: Hearing): Thread;
  /** Measures how long threads think. */
  clock: Clock;
}

/**
 * A few threads that think for all bots. A seat always uses the same thread, which remembers what the seat has seen of
 * the match. Hints have a thread of their own, so that they never delay a bot's move.
 */
export function openPool({ threads: count, open, clock }: PoolPlan): Minds {
  const counts: DecisionCounts = { made: 0, cut: 0, missed: 0 };
  const workers = Array.from({ length: count }, () => openWorker(open, clock, counts));
  const adviser = openWorker(open, clock, counts);
  const homes = new Map<string, Map<Seat, Worker>>();

  function homeOf(match: string, seat: Seat): Worker {
    const seats = homes.get(match) ?? new Map<Seat, Worker>();
    homes.set(match, seats);
    const home = seats.get(seat) ?? workers.toSorted((a, b) => a.load() - b.load())[0]!;
    seats.set(seat, home);
    return home;
  }
  return {
    timeOf,
    counts: () => counts,
    waitOf: (match, seat, payer) => homeOf(match, seat).wait(payer),
    decide: (asked) =>
      new Promise((resolve, reject) => {
        const home = asked.isHint ? adviser : homeOf(asked.match, asked.seat);
        home.take(asked, resolve, reject);
      }),
    forget(match) {
      for (const worker of [adviser, ...new Set(homes.get(match)?.values())]) worker.forget(match);
      homes.delete(match);
    },
    async close() {
      await Promise.all([adviser, ...workers].map((worker) => worker.close()));
    },
  };
}
