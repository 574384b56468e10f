/** Whether a count is higher than it has ever been in this match: looking back lowers it, and coming back is no news. */
export function highWater(): (match: string, count: number) => boolean {
  let of = '';
  let most = -1;
  return (match, count) => {
    const isRise = match === of && most >= 0 && count > most;
    most = match === of ? Math.max(most, count) : count;
    of = match;
    return isRise;
  };
}

/**
 * From which place on a log is new; its length: nothing is. On the first call nothing is new, nor is what comes back after
 * looking back. What is played otherwise after an undo is.
 */
export function highWaterOfLog<E>(): (log: readonly E[]) => number {
  let longest: readonly E[] | null = null;
  let last = 0;
  return (log) => {
    const shared = longest === null ? log.length : sharedLength(longest, log);
    const fresh = Math.min(Math.max(shared, last), log.length);
    const isEarlierMoment = longest !== null && shared === log.length && shared < longest.length;
    if (!isEarlierMoment) longest = log;
    last = log.length;
    return fresh;
  };
}

function sharedLength<E>(one: readonly E[], other: readonly E[]): number {
  const end = Math.min(one.length, other.length);
  for (let i = 0; i < end; i++) if (one[i] !== other[i] && !isAlike(one[i], other[i])) return i;
  return end;
}
/** After a reconnection the events are other objects. */
const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
