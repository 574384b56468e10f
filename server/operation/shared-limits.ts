/** Something that each name may have a number of, for example sockets by address. */
export interface Count {
  change(who: string, by: number): void;
  of(who: string): number;
}

/** Limits that hold over all processes of a server together. Each process decides at once, by what it has heard so far. */
export interface SharedLimits {
  /**
   * Returns how to note what has been spent here of a limit; the other processes are told soon after. `hear`: what they
   * have spent. `burst`: the most that can be spent at once.
   */
  share(
    limit: string,
    burst: number,
    hear: (who: string, amount: number) => void,
  ): (who: string, amount: number) => void;
  count(limit: string): Count;
}

/** Counts in this process only. */
export function countHere(counts = new Map<string, number>()): Count {
  const of = (who: string) => counts.get(who) ?? 0;
  return {
    of,
    change(who, by) {
      const count = of(who) + by;
      if (count === 0) counts.delete(who);
      else counts.set(who, count);
    },
  };
}

/** For a server of one process. */
export const ALONE: SharedLimits = { share: () => () => {}, count: () => countHere() };
