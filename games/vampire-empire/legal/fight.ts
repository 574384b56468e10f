import type { Seat } from '@duskhall/kernel';
import { type Card, IS_COSTLY_LAY } from '../cards/kinds.ts';
import type { Move } from '../frames.ts';
import {
  attackersOf,
  fightOf,
  isCompletable,
  isValid,
  lowerWaters,
  mayAttack,
  sumOf,
  tollOf,
  waterLeft,
} from '../rules/batch.ts';
import { cardsIn, costOf, pull, type State } from '../state/index.ts';
import { CARD_MOVES, DONE_MOVE, FIGHT_MOVES, WATER_MOVES } from './moves.ts';

export function mayFight(s: State): boolean {
  for (const attacker of attackersOf(s))
    for (const defender of s.castle) if (defender !== attacker && mayAttack(s, attacker, defender)) return true;
  return false;
}

/** VE-4.10.1, VE-4.10.4: any two characters in the castle, whatever their identity. */
export function fightMoves(s: State): Move[] {
  const moves: Move[] = [];
  for (const attacker of attackersOf(s))
    for (const defender of s.castle)
      if (defender !== attacker && mayAttack(s, attacker, defender)) moves.push(FIGHT_MOVES[attacker]![defender]!);
  return moves;
}

/** VE-4.10.5, VE-4.10.6: valid cards one by one, and done. */
export function layMoves(s: State, seat: Seat): Move[] {
  const plan = s.plans[seat]!;
  const fight = fightOf(s, seat);
  const hand = s.hands[seat]!;
  const { values } = cardsIn(s);
  const laid = sumOf(s, plan.batch) + (plan.water >= 0 ? values[plan.water]! : 0);
  const toll = tollOf(s, plan.batch);
  const moves: Move[] = !fight.isOpening || laid > fight.bar ? [DONE_MOVE] : [];
  const water = waterLeft(s, seat);
  if (water > 0) for (const card of lowerWaters(s)) moves.push(WATER_MOVES[card]!);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (hand.indexOf(card) !== i || !isValid(s, seat, card, fight.fighter, fight.enemy)) continue;
    const sum = laid + water + values[card]!;
    const owed = IS_COSTLY_LAY[card] ? toll + costOf(s, card) : toll;
    if ((owed === 0 && sum > fight.bar) || isCompletable(s, seat, without(hand, card), sum, owed, fight))
      moves.push(CARD_MOVES[card]!);
  }
  return moves;
}
function without(hand: readonly Card[], card: Card): Card[] {
  const rest = hand.slice();
  pull(rest, card);
  return rest;
}
