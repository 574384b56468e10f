import type { Minutes } from '../hall.ts';
import type { Minute } from '../storage/storage.ts';
import type { LiveMatch } from './live-match.ts';
import { countWords, isDeed } from './said-and-done.ts';

/** What somebody has said or done, as it will be kept with the match. */
export const minuteOf = (
  live: LiveMatch,
  { id, name }: { id: string; name: string },
  what: Minute['what'],
  now: number,
): Minute => ({ number: live.nextMinute++, at: now - live.begunAt, account: id, name, what });

/** To be called when they are on disk. Of words only the number is remembered. */
export function keepMinutes(live: LiveMatch, minutes: readonly Minute[]): void {
  live.minutes.push(...minutes.filter(isDeed));
  countWords(minutes, live.spoken);
}

/** All that was said and done, but for the words of some. */
export function minutesFor(minutes: readonly Minute[], unheard: readonly string[]): Minutes {
  const told: Minutes = { said: [], did: [] };
  for (const { account: id, name, at, what } of minutes) {
    const head = { person: { id, name }, at };
    if ('did' in what) told.did.push({ ...head, ...what.did });
    else if (!unheard.includes(id)) told.said.push({ ...head, ...what.said });
  }
  return told;
}
