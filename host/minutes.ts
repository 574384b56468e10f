import type { LiveMatch } from './live-match.ts';
import { countWords, isDeed, type Minute } from './stored-match.ts';

/** Something said or done, as it will be stored with the match. */
export const minuteOf = (
  live: LiveMatch,
  { id, name }: { id: string; name: string },
  what: Minute['what'],
  now: number,
): Minute => ({ number: live.nextMinute++, at: now - live.begunAt, account: id, name, what });

/** To be called once they are on disk. Of chat messages only the number is remembered. */
export function keepMinutes(live: LiveMatch, minutes: readonly Minute[]): void {
  live.minutes.push(...minutes.filter(isDeed));
  countWords(minutes, live.spoken);
}
