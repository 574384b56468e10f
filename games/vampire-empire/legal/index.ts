import type { Seat } from '@duskhall/kernel';
import { MAIN_CARDS } from '../cards/index.ts';
import {
  BLOOD,
  type Card,
  CHAPEL,
  HERBALIST,
  HOLY_WATER,
  IM_NOT_A_VAMPIRE,
  REGENERATION,
  SECRET_PASSAGE,
} from '../cards/kinds.ts';
import { CHARACTERS, has } from '../characters.ts';
import { ACTION_CARDS, type Move, type Question } from '../frames.ts';
import { inOrder } from '../outcome.ts';
import { followersOf } from '../rules/batch.ts';
import { blessable, isBlessable } from '../rules/piles.ts';
import { cardsIn, costOf, heldBy, isNight, pull, type State } from '../state/index.ts';
import { fightMoves, layMoves, mayFight } from './fight.ts';
import { ACTION_MOVES, CARD_MOVES, CHARACTER_MOVES, DONE_MOVE, PILE_MOVES, playMove, SKIP_MOVE } from './moves.ts';
import { mayAfford, sacrificeMoves, singleMove } from './response.ts';

/** Every answer a seat may give to its question. Every option offered can be completed (VE-7.2). */
export function legal(s: State, seat: Seat): Move[] {
  const question = s.table.questions[seat] ?? null;
  return question === null ? [] : ANSWERS[question](s, seat);
}

const ANSWERS: Record<Question, (s: State, seat: Seat) => Move[]> = {
  exchange: exchangeMoves,
  reveal: (s) => [DONE_MOVE, ...CHARACTER_MOVES.filter(({ character }) => isRevealable(s, character))],
  support: supportMoves,
  pay: (s, seat) => kindsOf(s.hands[seat]!, (card) => mayPay(s, seat, card)),
  action: actionMoves,
  hide: (s) => s.castle.map((character) => CHARACTER_MOVES[character]!),
  shroud: (s, seat) => kindsOf(s.hands[seat]!, (card) => hasType(s, card, BLOOD)),
  suspect: (s) => CHARACTER_MOVES.filter(({ character }) => isTestable(s, character)),
  water: (s, seat) => kindsOf(s.hands[seat]!, (card) => hasType(s, card, HOLY_WATER)),
  fight: fightMoves,
  lay: layMoves,
  discard: (s, seat) => kindsOf(s.hands[seat]!),
  cancel: (s, seat) => [DONE_MOVE, ...sacrificeMoves(s, seat)],
  interrupt: (s, seat) => [DONE_MOVE, ...sacrificeMoves(s, seat), ...singleMove(s, seat, SECRET_PASSAGE)],
  replace: (s, seat) => [DONE_MOVE, ...kindsOf(s.hands[seat]!, (card) => hasType(s, card, BLOOD))],
  deny: (s, seat) => [DONE_MOVE, ...singleMove(s, seat, IM_NOT_A_VAMPIRE)],
  follow: (s) => [DONE_MOVE, ...followersOf(s, followedIn(s)).map((character) => CHARACTER_MOVES[character]!)],
  heal: (s, seat) => [DONE_MOVE, ...singleMove(s, seat, HERBALIST)],
  revive: (s, seat) => [DONE_MOVE, ...singleMove(s, seat, REGENERATION)],
  take: (s, seat) => kindsOf(inOrder(s.cellars[1 - seat]!)),
  bless: (s, seat) => kindsOf(inOrder(leftToBless(s, seat))),
  send: (s, seat) =>
    s.castle.flatMap((character) => (s.plans[seat]!.picked.includes(character) ? [] : [CHARACTER_MOVES[character]!])),
};

/** Copies of a card are one option; options follow the order of the card list. */
function kindsOf(cards: readonly Card[], isFit: (card: Card) => boolean = anyCard): Move[] {
  const moves: Move[] = [];
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    if (cards.indexOf(card) === i && isFit(card)) moves.push(CARD_MOVES[card]!);
  }
  return moves;
}
const anyCard = (): boolean => true;
export const hasType = (s: State, card: Card, type: number): boolean => (cardsIn(s).types[card]! & type) !== 0;
const countType = (s: State, cards: readonly Card[], type: number): number => {
  const { types } = cardsIn(s);
  let count = 0;
  for (const card of cards) if ((types[card]! & type) !== 0) count++;
  return count;
};

/** VE-4.3.1, VE-4.3.4, VE-4.3.5, VE-4.3.6: cards one by one to moat or cellar, until done; or skip. */
function exchangeMoves(s: State, seat: Seat): Move[] {
  const { pay, store } = s.plans[seat]!;
  const held = heldBy(s, seat);
  const given = pay.length + store.length;
  const moves: Move[] = [];
  if (given === 0 && held > 0 && (s.rules > 1 || held <= 8)) moves.push(SKIP_MOVE);
  if (held - given <= 8) moves.push(DONE_MOVE);
  const hand = s.hands[seat]!;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (hand.indexOf(card) !== i) continue;
    moves.push(PILE_MOVES.moat[card]!);
    if (!s.isRecycled[seat]) moves.push(PILE_MOVES.cellar[card]!);
  }
  return moves;
}

/** VE-4.5.1, VE-4.5.3, VE-8.6 */
export const isRevealable = (s: State, character: number): boolean =>
  has(s.vampires, character) && !has(s.revealed, character);
/** VE-4.9.2; version 1 of the rules also allowed a character that is set aside. */
export const isTestable = (s: State, character: number): boolean =>
  !has(s.revealed | s.dead, character) && (character !== s.away || s.rules === 1);

/** VE-4.6.2, VE-4.12.3 */
function supportMoves(s: State, seat: Seat): Move[] {
  const moves: Move[] = [DONE_MOVE];
  const hand = s.hands[seat]!;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    const row = MAIN_CARDS[card]!;
    if (row === null || hand.indexOf(card) !== i || !mayAfford(s, seat, card)) continue;
    for (const on of row.targets(s, seat)) {
      if (row.hasSides) moves.push(playMove(card, on, 0), playMove(card, on, 1));
      else moves.push(playMove(card, on));
    }
  }
  return moves;
}

/** VE-5.13: paying for Chapel must leave it something to return. */
export function mayPay(s: State, seat: Seat, card: Card): boolean {
  const plan = s.plans[seat]!;
  if (plan.card !== CHAPEL || isBlessable(s, card)) return true;
  if (costOf(s, CHAPEL) - plan.pay.length > 1) return true;
  return plan.pay.some((paid) => isBlessable(s, paid)) || blessable(s, seat).length > 0;
}

/** VE-4.7.3: only actions that can be completed; VE-4.8.1, VE-5.7: hiding takes three vampire cards. */
function actionMoves(s: State, seat: Seat): Move[] {
  const hand = s.hands[seat]!;
  const moves: Move[] = [ACTION_MOVES.pass];
  if (mayFight(s)) moves.push(ACTION_MOVES.combat);
  if (isNight(s)) {
    if (countType(s, hand, BLOOD) >= ACTION_CARDS.hide) moves.push(ACTION_MOVES.hide);
  } else if (
    countType(s, hand, HOLY_WATER) >= ACTION_CARDS['holy-water'] &&
    CHARACTERS.some((character) => isTestable(s, character))
  )
    moves.push(ACTION_MOVES['holy-water']);
  return moves;
}

/** The vampire just revealed by holy water. */
export function followedIn(s: State): number {
  const top = s.table.stack[s.table.stack.length - 1]!;
  return top.do === 'water.followed' ? top.character : -1;
}

export function leftToBless(s: State, seat: Seat): Card[] {
  const cards = blessable(s, seat);
  for (const card of s.plans[seat]!.picked) pull(cards, card);
  return cards;
}
