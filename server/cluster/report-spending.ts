import type { SharedLimits } from '../operation/shared-limits.ts';

/** Who has spent how much, by limit. */
export type Spent = { [limit: string]: [who: string, amount: number][] };

/**
 * Less than this part of a limit is not worth a message: it is reported once it has added up, and forgotten if it does not
 * within a minute.
 */
const SMALL = 1 / 20;
const FORGOTTEN = 60_000;
/** The most names of a limit in one report, and in memory. Beyond them the limit holds in each process by itself. */
const MOST_REPORTED = 300;
const MOST_KEPT = 20_000;
/** Longer names are not reported: no address and no account has one. */
const LONGEST_NAME = 64;

interface Limit {
  /** Amounts too small to be reported, and those to be reported. */
  small: Map<string, number>;
  due: Map<string, number>;
  hear(who: string, amount: number): void;
}

/** Collects what this process spends, for reports to the others. */
export interface Spending {
  share: SharedLimits['share'];
  /** What is to be reported now; null: nothing. */
  collect(): Spent | null;
  hear(spent: Spent): void;
}

export function openSpending(): Spending {
  const limits = new Map<string, Limit>();
  let forgottenAt = performance.now();
  return {
    share(name, burst, hear) {
      if (burst === Number.POSITIVE_INFINITY) return () => {};
      const least = burst * SMALL;
      const limit: Limit = { small: new Map(), due: new Map(), hear };
      limits.set(name, limit);
      const { small, due } = limit;
      return (who, amount) => {
        if (amount <= 0 || who.length > LONGEST_NAME) return;
        const sum = amount + (due.get(who) ?? small.get(who) ?? 0);
        const target = sum < least ? small : due;
        if (target.size < MOST_KEPT || target.has(who)) target.set(who, sum);
        if (target === due) small.delete(who);
      };
    },
    collect() {
      const now = performance.now();
      if (now - forgottenAt > FORGOTTEN) {
        forgottenAt = now;
        for (const { small } of limits.values()) small.clear();
      }
      const spent: Spent = {};
      for (const [name, { due }] of limits) if (due.size > 0) spent[name] = takeFrom(due, MOST_REPORTED);
      return Object.keys(spent).length === 0 ? null : spent;
    },
    hear(spent) {
      for (const [name, amounts] of Object.entries(spent)) {
        const limit = limits.get(name);
        for (const [who, amount] of amounts) limit?.hear(who, amount);
      }
    },
  };
}

/** Removes the first entries of a map and returns them. */
function takeFrom<V>(map: Map<string, V>, most: number): [string, V][] {
  const taken: [string, V][] = [];
  for (const entry of map) {
    if (taken.length >= most) break;
    taken.push(entry);
    map.delete(entry[0]);
  }
  return taken;
}
