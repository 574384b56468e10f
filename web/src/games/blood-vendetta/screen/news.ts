import { type Event, PRIVATE } from '@duskhall/blood-vendetta';

const isPublic = ({ type }: Event): boolean => !PRIVATE.has(type);

/**
 * What a log tells that was not heard before. It grows, but for two cases: a moderator's step back takes events away, and
 * nothing is new; the end opens what was secret, in public events (who voted how) and between them. So public events are
 * counted, not compared.
 */
export function newsIn(heard: readonly Event[], log: readonly Event[]): readonly Event[] {
  let known = heard.filter(isPublic).length;
  if (known === 0) return log;
  const last = log.findIndex((event) => isPublic(event) && --known === 0);
  return last < 0 ? [] : log.slice(last + 1);
}
