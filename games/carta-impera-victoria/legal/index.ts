import type { Seat } from '@duskhall/kernel';
import { type Card, CULTURE, DOMAINS, type Domain } from '../cards/index.ts';
import { copyRefusal } from '../effects/culture.ts';
import { slotOf } from '../effects/effect.ts';
import { EFFECTS } from '../effects/index.ts';
import { markableColumns } from '../effects/marker.ts';
import { isRetrievable } from '../effects/science.ts';
import type { Move } from '../frames.ts';
import { countOf, isBarred, needed, othersFrom, type State } from '../state.ts';
import { CARD_MOVES, COLUMN_MOVES, COPY_MOVES, DOMAIN_MOVES, EFFECT_MOVES, FINISH_MOVE, SEAT_MOVES } from './moves.ts';

/** Every answer a seat may give to its question. */
export function legal(s: State, seat: Seat): Move[] {
  switch (s.table.questions[seat]) {
    case 'play':
    case 'extra':
      return kindsOf(s.hands[seat]!, (card) => !isBarred(s, seat, card));
    case 'effect':
      return effectMoves(s);
    case 'discard':
    case 'give':
      return kindsOf(s.hands[seat]!);
    case 'recover':
      return kindsOf(s.discard);
    case 'pick':
      return kindsOf(s.packs[seat]!);
    case 'centre':
      return kindsOf(s.centre);
    case 'attack':
    case 'surrender':
      return domainMoves((domain) => countOf(s, seat, domain) > 0);
    case 'retrieve':
      return domainMoves((domain) => isTakable(s, domain));
    case 'inquisition':
      return othersFrom(s, seat).map((other) => SEAT_MOVES[other]!);
    case 'embargo':
    case 'democracy':
      return markableColumns(s).map((column) => COLUMN_MOVES[column]!);
    case 'inspiration':
      return copyMoves(s);
    default:
      return [];
  }
}

/** CIV-2.10: copies of a card are one option. */
function kindsOf(cards: readonly Card[], isFit: (card: Card) => boolean = anyCard): Move[] {
  const moves: Move[] = [];
  let seen = 0;
  for (const card of cards) {
    if ((seen & (1 << card)) !== 0) continue;
    seen |= 1 << card;
    if (isFit(card)) moves.push(CARD_MOVES[card]!);
  }
  return moves;
}
const anyCard = (): boolean => true;

function domainMoves(isFit: (domain: Domain) => boolean): Move[] {
  const moves: Move[] = [];
  for (const domain of DOMAINS) if (isFit(domain)) moves.push(DOMAIN_MOVES[domain]!);
  return moves;
}

/** Whether Experiment or Research may take a card of this domain now. */
export function isTakable(s: State, domain: Domain): boolean {
  const top = s.table.stack[s.table.stack.length - 1]!;
  return top.do === 'retrieve.chosen' && isRetrievable(s, domain, top.left, top.plays);
}

/** CIV-4.5: every effect that may start, or finish. */
function effectMoves(s: State): Move[] {
  const moves: Move[] = [FINISH_MOVE];
  for (let effect = 0; effect < EFFECTS.length; effect++) {
    const row = EFFECTS[effect]!;
    if ((s.used & slotOf(row)) !== 0 || countOf(s, s.turn, row.domain) < neededFor(s, effect)) continue;
    if (row.obstacle(s) === null) moves.push(EFFECT_MOVES[effect]!);
  }
  return moves;
}

/** CIV-4.7: the number of cards of its domain an effect needs in the area. */
export function neededFor(s: State, effect: number): number {
  const { domain, level } = EFFECTS[effect]!;
  return level > 0 ? needed(s.seats, level) : domain === CULTURE ? 0 : 1;
}

function copyMoves(s: State): Move[] {
  const moves: Move[] = [];
  for (const seat of othersFrom(s, s.turn))
    for (let effect = 0; effect < EFFECTS.length; effect++)
      if (copyRefusal(s, seat, effect) === null) moves.push(COPY_MOVES[seat]![effect]!);
  return moves;
}
