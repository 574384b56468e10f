import type { Event } from '@duskhall/blood-vendetta';
import { same } from '@duskhall/kernel';

/**
 * What a log tells that was not heard before. It only grows, until the end opens what was secret and puts it between what
 * is known: then only what follows the last known event is new.
 */
export function newsIn(heard: readonly Event[], log: readonly Event[]): readonly Event[] {
  const last = heard.at(-1);
  if (last === undefined || same(log[heard.length - 1], last)) return log.slice(heard.length);
  return log.slice(log.findLastIndex((event) => same(event, last)) + 1);
}
