import type { Event } from '@duskhall/blood-vendetta';
import { same } from '@duskhall/kernel';

/**
 * What a log tells that was not heard before. It grows, but for two cases: a moderator's step back takes events away, and
 * nothing is new; the end opens what was secret and puts it between what is known, and only what follows the last known
 * event is new.
 */
export function newsIn(heard: readonly Event[], log: readonly Event[]): readonly Event[] {
  let known = 0;
  // One event may be like another (two days without a death), so each is looked for after the one before.
  for (const event of heard) {
    while (known < log.length && !same(log[known], event)) known++;
    if (known === log.length) return [];
    known++;
  }
  return log.slice(known);
}
