import type { Claim, Event, Trial, View } from '@duskhall/blood-vendetta';
import type { Seat } from '@duskhall/kernel';

/** What somebody said, or how a trial went. */
export type Heard =
  | { kind: 'claim'; seat: Seat; claim: Claim }
  | { kind: 'trial'; seat: Seat; trial: Trial; ayes: Seat[] };
export interface HeardNight {
  night: number;
  all: Heard[];
}

const ayesOf = ({ votes }: Trial): Seat[] => votes.flatMap((vote, seat) => (vote === 1 ? [seat] : []));

/** What the table heard, night by night; a seat's own words tell it nothing. */
export function heardBy({ viewer }: View, log: readonly Event[]): HeardNight[] {
  const nights: HeardNight[] = [];
  const add = (night: number, heard: Heard) => {
    if (nights.at(-1)?.night !== night) nights.push({ night, all: [] });
    nights.at(-1)!.all.push(heard);
  };
  for (const event of log) {
    if (event.type === 'said' && event.claim.seat !== viewer)
      add(event.claim.cycle, { kind: 'claim', seat: event.claim.seat, claim: event.claim });
    if (event.type === 'tried')
      add(event.trial.cycle, {
        ...{ kind: 'trial', seat: event.trial.accused, trial: event.trial, ayes: ayesOf(event.trial) },
      });
  }
  return nights;
}
