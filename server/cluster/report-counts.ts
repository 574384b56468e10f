import { type Count, countHere } from '../operation/shared-limits.ts';

/** How many each name has in the process that reports, by limit. */
export type Counted = { [limit: string]: [who: string, count: number][] };

/** The most names of a limit in one report. */
const MOST_REPORTED = 1000;
/** Everything is reported again within so many milliseconds, since a report may be lost. */
const ROUND = 30_000;
/** A process with something to count reports at least so often, and counts no more after so many of silence. */
const SIGN_OF_LIFE = 1000;
const SILENT = 3000;

interface Limit {
  here: Map<string, number>;
  changed: Set<string>;
  /** Where the round of repeated reports is. */
  round: Iterator<string>;
}

/** What others have reported. */
interface Other {
  heardAt: number;
  counts: Map<string, Map<string, number>>;
}

/** Adds up what all processes count. */
export interface Counting {
  count(limit: string): Count;
  /** What is to be reported now; null: nothing. */
  collect(): Counted | null;
  hear(process: string, counted: Counted): void;
}

export function openCounting(): Counting {
  const limits = new Map<string, Limit>();
  const others = new Map<string, Other>();
  let reportedAt = performance.now();

  function elsewhere(limit: string, who: string): number {
    let sum = 0;
    for (const { counts } of others.values()) sum += counts.get(limit)?.get(who) ?? 0;
    return sum;
  }

  /** The next names of the round. */
  function repeated(limit: Limit, most: number): string[] {
    const names: string[] = [];
    while (names.length < most) {
      const { done, value } = limit.round.next();
      if (!done) names.push(value);
      else if (names.length > 0 || limit.here.size === 0) break;
      else limit.round = limit.here.keys();
    }
    return names;
  }

  return {
    count(name) {
      const here = new Map<string, number>();
      const own = countHere(here);
      const limit: Limit = { here, changed: new Set(), round: here.keys() };
      limits.set(name, limit);
      return {
        of: (who) => own.of(who) + elsewhere(name, who),
        change(who, by) {
          own.change(who, by);
          limit.changed.add(who);
        },
      };
    },
    collect() {
      const now = performance.now();
      for (const [process, { heardAt }] of others) if (now - heardAt > SILENT) others.delete(process);
      const counted: Counted = {};
      const isDue = now - reportedAt >= SIGN_OF_LIFE;
      for (const [name, limit] of limits) {
        const { here, changed } = limit;
        const names = [...changed].slice(0, MOST_REPORTED);
        for (const who of names) changed.delete(who);
        if (isDue) names.push(...repeated(limit, Math.ceil((here.size * SIGN_OF_LIFE) / ROUND)));
        if (names.length > 0) counted[name] = names.map((who) => [who, here.get(who) ?? 0]);
      }
      if (isDue) reportedAt = now;
      return Object.keys(counted).length === 0 ? null : counted;
    },
    hear(process, counted) {
      const known = others.get(process);
      // A process that has just begun, or was cut off, has not heard what is counted here.
      if (known === undefined)
        for (const { here, changed } of limits.values()) for (const who of here.keys()) changed.add(who);
      const other = known ?? { heardAt: 0, counts: new Map() };
      others.set(process, other);
      other.heardAt = performance.now();
      for (const [name, counts] of Object.entries(counted)) {
        const theirs = other.counts.get(name) ?? new Map<string, number>();
        other.counts.set(name, theirs);
        for (const [who, count] of counts)
          if (count === 0) theirs.delete(who);
          else theirs.set(who, count);
      }
    },
  };
}
