/** A benchmark: `work` is timed, `prepare` is not; `work` returns how many operations it did. */
export interface Task<P> {
  prepare(): P;
  work(prepared: P): number;
}

/** How much effort to spend on a measurement. */
export interface Effort {
  /** The minimum duration of a round. */
  milliseconds: number;
  /** Stop after this many rounds without an improvement. */
  patience: number;
  /** How many different games are played, also through other engines. */
  games: number;
}

/** A round counts as better from here on. */
const BETTER = 1.01;
const MOST_ROUNDS = 200;

/**
 * Operations per second of processor time, in the best of many short rounds: the JIT needs seconds to warm up, and other
 * programs interfere at times.
 */
export function rateOf<P>(task: Task<P>, { milliseconds, patience }: Effort): number {
  let best = 0;
  for (let round = 0, idle = 0; round < MOST_ROUNDS && idle < patience; round++) {
    const rate = roundRate(task, milliseconds);
    idle = rate > best * BETTER ? 0 : idle + 1;
    best = Math.max(best, rate);
  }
  return best;
}

function roundRate<P>({ prepare, work }: Task<P>, milliseconds: number): number {
  let done = 0;
  let used = 0;
  while (used < milliseconds) {
    const prepared = prepare();
    const start = process.cpuUsage();
    done += work(prepared);
    const { user, system } = process.cpuUsage(start);
    used += Math.max(1, user + system) / 1000;
  }
  return (1000 * done) / used;
}
