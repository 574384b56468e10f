import type { Seat } from '@duskhall/kernel';
import { CULTURE, DOMAINS, domainOf, ECONOMY, SCIENCE, UTOPIA } from '../../cards/index.ts';
import { columnOf, hegemonyBase, leadsCulture, needed, type State, sideOf } from '../../state.ts';

/*
 * What several parts use, counted once for all of them; the lists are filled anew each time, since a search has no time to
 * make new ones.
 */
const MOST_COLUMNS = 4 * DOMAINS.length;
/** By column: cards in hand; the level of the permanent effect; cards missing to hegemony now, and after the turn. */
export const inHand = new Float64Array(MOST_COLUMNS);
export const levels = new Float64Array(MOST_COLUMNS);
export const missing = new Float64Array(MOST_COLUMNS);
export const lacking = new Float64Array(MOST_COLUMNS);
/** By seat: the cards in hand that are its to keep; the fewest cards that its turn, this or the next, leaves missing. */
export const handSizes = new Float64Array(4);
export const distances = new Float64Array(4);
/** By domain: cards in the discard pile. */
export const discarded = new Float64Array(DOMAINS.length);
/** By side: the points that it would have if the game ended now. */
export const points = new Float64Array(4);

/** A share of the deck that has been drawn; and how near its end is, from 0 to 1. */
export const lateness = { late: 0, end: 0 };
const DECK_SIZE = 90;
const END = 15;

export function survey(s: State): void {
  const cards = s.deck.length;
  lateness.late = 1 - cards / DECK_SIZE;
  lateness.end = Math.max(0, 1 - cards / END);
  inHand.fill(0);
  discarded.fill(0);
  for (let i = 0; i < s.discard.length; i++) discarded[domainOf(s.discard[i]!)]!++;
  for (let seat = 0; seat < s.seats; seat++) countHand(s, seat);
  const [first, second] = [needed(s.seats, 1), needed(s.seats, 2)];
  const base = hegemonyBase(s.seats);
  for (let column = 0; column < s.counts.length; column++) {
    const count = s.counts[column]!;
    levels[column] = count >= second ? 2 : count >= first ? 1 : 0;
    missing[column] = base + s.democracies[column]! - count;
  }
  for (let seat = 0; seat < s.seats; seat++) reach(s, seat);
  countPoints(s);
}

/** In an Inquisition, the cards still to be given back belong to the other. */
function countHand(s: State, seat: Seat): void {
  const hand = s.hands[seat]!;
  for (let i = 0; i < hand.length; i++) inHand[columnOf(seat, domainOf(hand[i]!))]!++;
  handSizes[seat] = hand.length;
  const top = s.table.stack[s.table.stack.length - 1];
  if (top?.do !== 'inquisition.done') return;
  const owed = s.taken.length - s.tray.length;
  if (seat === s.turn) handSizes[seat] = hand.length - owed;
  if (seat !== top.target) return;
  for (let i = 0; i < s.tray.length; i++) inHand[columnOf(seat, domainOf(s.tray[i]!))]!++;
  handSizes[seat] = s.taken.length;
}

/** Whether this seat has yet to play the card that begins its turn; before its turn it has. */
export function isToPlay(s: State, seat: Seat): boolean {
  if (seat !== s.turn) return true;
  const top = s.table.stack[s.table.stack.length - 1]?.do;
  return top === 'turn.played' || top === 'draft.picked' || top === 'centre.taken';
}

/** How near hegemony each domain can come in the turn that is this seat's now, or else in its next. */
function reach(s: State, seat: Seat): void {
  const isOn = seat === s.turn;
  const used = isOn ? s.used : 0;
  const eco = (used & (1 << ECONOMY)) === 0 ? levels[columnOf(seat, ECONOMY)]! : 0;
  const science = (used & (1 << SCIENCE)) === 0 ? levels[columnOf(seat, SCIENCE)]! : 0;
  const recovered = (used & (1 << UTOPIA)) === 0 ? levels[columnOf(seat, UTOPIA)]! : 0;
  let swaps = eco + science;
  if ((used & (1 << CULTURE)) === 0 && leadsCulture(s, seat))
    swaps += Math.max(copyable(s, seat, ECONOMY, used) - eco, copyable(s, seat, SCIENCE, used) - science, 0);
  const first = isToPlay(s, seat) ? 1 : 0;
  const begun = isOn ? playsBegun(s) : 0;
  const area = s.areas[seat]!.length;
  let distance = 99;
  for (let domain = 0; domain < DOMAINS.length; domain++) {
    const column = columnOf(seat, domain);
    const others = area - s.counts[column]!;
    const plays = first + begun + Math.min(swaps, others + first);
    const cards = inHand[column]! + Math.min(recovered, discarded[domain]!);
    const left = missing[column]! - (s.embargoes[column]! > 0 ? 0 : Math.min(plays, cards));
    lacking[column] = left;
    if (left < distance) distance = left;
  }
  distances[seat] = distance;
}

/** The best level that somebody else has, if it may still be used. */
export function copyable(s: State, seat: Seat, domain: number, used: number): number {
  if ((used & (1 << domain)) !== 0) return 0;
  let best = 0;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) best = Math.max(best, levels[columnOf(other, domain)]!);
  return best;
}

/** Cards that the effect under way is still to play. */
function playsBegun({ table: { stack } }: State): number {
  const top = stack[stack.length - 1];
  switch (top?.do) {
    case 'extra.played':
      return top.left;
    case 'surrender.chosen':
    case 'retrieve.chosen':
      return top.plays;
    default:
      return 0;
  }
}

function countPoints(s: State): void {
  points.fill(0);
  for (let domain = 0; domain < DOMAINS.length; domain++) {
    let most = 1;
    for (let seat = 0; seat < s.seats; seat++) most = Math.max(most, s.counts[columnOf(seat, domain)]!);
    let scored = 0;
    for (let seat = 0; seat < s.seats; seat++) {
      const bit = 1 << sideOf(s.options, seat);
      if (s.counts[columnOf(seat, domain)] !== most || (scored & bit) !== 0) continue;
      scored |= bit;
      points[sideOf(s.options, seat)]!++;
    }
  }
}
