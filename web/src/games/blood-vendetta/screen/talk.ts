import type { Claim, Event } from '@duskhall/blood-vendetta';
import type { Seat } from '@duskhall/kernel';

const TURNS: ReadonlySet<Event['type']> = new Set(['phaseBegan', 'voteBegan', 'floorGiven', 'died', 'ended']);

/** What was said since the table last turned to something else. */
export const saidNow = (log: readonly Event[]): Claim[] =>
  log
    .slice(log.findLastIndex(({ type }) => TURNS.has(type)) + 1)
    .flatMap((event) => (event.type === 'said' ? event.claim : []));

/** What the condemned has said last, now that the floor is theirs; undefined: nothing yet. */
export const lastWordsIn = (log: readonly Event[], seat: Seat): Claim | undefined =>
  saidNow(log).findLast((claim) => claim.seat === seat);
