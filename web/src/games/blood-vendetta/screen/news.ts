import type { Event } from '@duskhall/blood-vendetta';
import { same } from '@duskhall/kernel';

/**
 * What a log tells that was not heard before. It grows, but for two cases: a moderator's step back takes events away, and
 * nothing is new; the end opens what was secret and puts it between what is known, and only what follows the last known
 * event is new.
 */
export function newsIn(heard: readonly Event[], log: readonly Event[]): readonly Event[] {
  const last = heard.at(-1);
  if (last === undefined) return log;
  if (log.length < heard.length) return [];
  if (same(log[heard.length - 1], last)) return log.slice(heard.length);
  const known = log.findLastIndex((event) => same(event, last));
  return known < 0 ? [] : log.slice(known + 1);
}
