import type { Seat } from '@duskhall/kernel';
import { CULTURE, DOMAINS, ECONOMY, RELIGION, SCIENCE, UTOPIA } from '../../cards/index.ts';
import { columnOf, leadsCulture, type State } from '../../state.ts';
import type { Part } from './part.ts';
import { copyable, inHand, isToPlay, levels, missing } from './survey.ts';

const OWN = 2 * DOMAINS.length;
const COPIED = [RELIGION, ECONOMY, SCIENCE, UTOPIA];
export const EFFECTS_SIZE = OWN + COPIED.length + 2;

/** Effects that the seat may still use in its turn; whether it leads Culture, and what it could copy. */
export const effects: Part = (s, seat, into, at) => {
  const isOn = seat === s.turn;
  const isUsing = isOn && !isToPlay(s, seat);
  if (isUsing)
    for (let domain = 0; domain < DOMAINS.length; domain++) {
      const column = columnOf(seat, domain);
      if ((s.used & (1 << domain)) === 0) into[at + domain]! += levels[column]! / 2;
      if ((s.used & (1 << (domain + 8))) === 0 && s.counts[column]! > 0) into[at + DOMAINS.length + domain]!++;
    }
  if (!leadsCulture(s, seat)) return at + EFFECTS_SIZE;
  const place = at + OWN;
  into[place]!++;
  if (isOn && (s.used & (1 << CULTURE)) !== 0) return at + EFFECTS_SIZE;
  for (let i = 0; i < COPIED.length; i++) into[place + 1 + i]! += gainFrom(s, seat, COPIED[i]!);
  if (isUsing) into[place + 1 + COPIED.length]!++;
  return at + EFFECTS_SIZE;
};

/** By how much somebody else's level is better than the seat's own. */
const gainFrom = (s: State, seat: Seat, domain: number): number =>
  Math.max(0, copyable(s, seat, domain, 0) - levels[columnOf(seat, domain)]!) / 2;

export const MARKERS_SIZE = 6;

/** Markers on the seat's columns, above all on its best, and the coin. */
export const markers: Part = (s, seat, into, at) => {
  let [best, least] = [columnOf(seat, 0), 99];
  for (let domain = 0; domain < DOMAINS.length; domain++) {
    const column = columnOf(seat, domain);
    into[at]! += s.democracies[column]! / 2;
    if (s.embargoes[column]! > 0) into[at + 1]!++;
    const left = missing[column]! - inHand[column]!;
    if (left < least) [best, least] = [column, left];
  }
  into[at + 2]! += s.democracies[best]! / 2;
  if (s.embargoes[best]! > 0) into[at + (seat === s.turn ? 3 : 4)]! += Math.max(0, 5 - least) / 3;
  if (s.coinHolder === seat) into[at + 5]!++;
  return at + MARKERS_SIZE;
};
