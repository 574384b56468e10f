import type { Seat } from '@duskhall/kernel';
import { CULTURE, DOMAINS, RELIGION } from '../../cards/index.ts';
import { columnOf, leadsCulture, type State } from '../../state.ts';
import type { Part } from './part.ts';
import { copyable, handSizes, inHand, lateness, levels } from './survey.ts';

export const HAND_SIZE = 16;

/** The hand, the area, and the cards to be drawn. */
export const hand: Part = (s, seat, into, at) => {
  const { late, end } = lateness;
  const size = handSizes[seat]!;
  const area = s.areas[seat]!.length;
  const isOn = seat === s.turn;
  into[at]! += size / 5;
  into[at + 1]! += (late * size) / 5;
  into[at + 2]! += (end * size) / 5;
  if (size === 0) into[at + 3]!++;
  if (size > 3) into[at + 4]!++;
  if (size > 5) into[at + 5]!++;
  into[at + 6]! += area / 10;
  into[at + 7]! += (late * area) / 10;
  into[at + 8]! += (end * area) / 10;
  if (s.isFinal) into[at + 9]! += size / 5;
  let [kinds, barred] = [0, 0];
  for (let domain = 0; domain < DOMAINS.length; domain++) {
    const column = columnOf(seat, domain);
    if (inHand[column]! > 0) kinds++;
    if (s.embargoes[column]! > 0) barred += inHand[column]!;
  }
  into[at + 10]! += kinds / 4;
  into[at + (isOn ? 11 : 12)]! += barred / 2;
  if (s.isFinal) return at + HAND_SIZE;
  const limit = limitOf(s, seat);
  const drawn = Math.max(0, limit - size);
  into[at + 13]! += (limit - 3) / 4;
  if (isOn) into[at + 14]! += drawn / 4;
  if (isOn) into[at + 15]! += Math.min(s.deck.length, drawn) * end;
  return at + HAND_SIZE;
};

/** The hand limit at the end of the seat's turn, this or the next, if it uses what it has. */
function limitOf(s: State, seat: Seat): number {
  const used = seat === s.turn ? s.used : 0;
  const isContinuous = s.options.religionMode === 'continuous';
  let level = levels[columnOf(seat, RELIGION)]!;
  if ((used & (1 << CULTURE)) === 0 && leadsCulture(s, seat)) level = Math.max(level, copyable(s, seat, RELIGION, 0));
  else if (isContinuous && s.coinHolder === seat && s.coinDomain === RELIGION)
    level = Math.max(level, levels[columnOf(s.coinSource, RELIGION)]!);
  return !isContinuous && (used & (1 << RELIGION)) !== 0 ? s.activatedLimit : 3 + 2 * level;
}
