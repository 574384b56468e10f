import type { Seat } from '@duskhall/kernel';
import { BLOOD, type Card, HOLY_WATER, IS_COSTLY_LAY } from '../cards/kinds.ts';
import { type Character, PROFESSION } from '../characters.ts';
import { cardsIn, costOf, isNight, isRevealed, type State } from '../state/index.ts';

/** The fighter a seat lays cards for, and the value an opening batch must exceed (VE-4.10.6). */
export interface Fight {
  fighter: Character;
  enemy: Character;
  isOpening: boolean;
  bar: number;
}

export function fightOf(s: State, seat: Seat): Fight {
  const { attacker, defender } = s.plans[seat]!;
  if (attacker >= 0) return opening(s, attacker, defender);
  const isAttacking = seat === s.turn;
  return {
    fighter: isAttacking ? s.attacker : s.defender,
    enemy: isAttacking ? s.defender : s.attacker,
    isOpening: false,
    bar: -1,
  };
}
/** A batch has at least one card, and its value exceeds the bar and 0. */
export const opening = (s: State, attacker: Character, defender: Character): Fight => ({
  fighter: attacker,
  enemy: defender,
  isOpening: true,
  bar: Math.max(0, s.defenceMarks[defender]! - s.attackMarks[attacker]!),
});

/** VE-4.10.5; card by card: VE-5.1, VE-5.2, VE-5.3, VE-5.4, VE-5.5, VE-5.6, VE-5.7, VE-5.8. */
export function isValid(s: State, seat: Seat, card: Card, fighter: Character, enemy: Character): boolean {
  if (IS_COSTLY_LAY[card]) return true;
  const types = cardsIn(s).types[card]!;
  if ((types & PROFESSION[fighter]!) !== 0) return true;
  if (seat === s.vampire) return (types & BLOOD) !== 0 && isRevealed(s, fighter);
  return (types & HOLY_WATER) !== 0 && isRevealed(s, enemy);
}

export function sumOf(s: Pick<State, 'options'>, cards: readonly Card[]): number {
  const { values } = cardsIn(s);
  let sum = 0;
  for (const card of cards) sum += values[card]!;
  return sum;
}

/** VE-4.12.2: the total cost of a batch. */
export function tollOf(s: Pick<State, 'vampire' | 'turn' | 'options'>, cards: readonly Card[]): number {
  let toll = 0;
  for (const card of cards) if (IS_COSTLY_LAY[card]) toll += costOf(s, card);
  return toll;
}

/**
 * The most that valid cards of this hand can add to a batch while leaving enough cards to pay; -1 if even the toll
 * cannot be paid.
 */
export function reach(s: State, seat: Seat, hand: readonly Card[], toll: number, fight: Fight): number {
  const { values } = cardsIn(s);
  const valued: number[] = [];
  const costs: number[] = [];
  for (const card of hand) {
    if (!isValid(s, seat, card, fight.fighter, fight.enemy)) continue;
    if (IS_COSTLY_LAY[card]) costs.push(costOf(s, card));
    else valued.push(values[card]!);
  }
  valued.sort((a, b) => b - a);
  costs.sort((a, b) => a - b);
  let best = -1;
  let owed = toll;
  // All of them count the same, so the cheapest are the best.
  for (let lays = 0; lays <= costs.length; lays++) {
    if (lays > 0) owed += costs[lays - 1]!;
    const free = hand.length - lays - owed;
    if (free < 0) break;
    let sum = 3 * lays;
    for (let i = 0; i < valued.length && i < free; i++) sum += valued[i]!;
    if (sum > best) best = sum;
  }
  return best;
}

/** Whether these cards can complete the batch. */
export function isCompletable(
  s: State,
  seat: Seat,
  hand: readonly Card[],
  sum: number,
  toll: number,
  fight: Fight,
): boolean {
  if (!fight.isOpening || sum > fight.bar) return toll <= hand.length;
  const most = reach(s, seat, hand, toll, fight);
  return most >= 0 && sum + most > fight.bar;
}

/** VE-4.10.2, VE-4.10.3: who may attack. */
export function attackersOf(s: State): Character[] {
  if (!isNight(s)) return s.castle.filter((character) => !isRevealed(s, character));
  const shown = s.castle.filter((character) => isRevealed(s, character));
  return shown.length > 0 ? shown : s.castle;
}

/** VE-4.10.6: whether the active player can open this attack. */
export function mayAttack(s: State, attacker: Character, defender: Character): boolean {
  const fight = opening(s, attacker, defender);
  const hand = s.hands[s.turn]!;
  return isCompletable(s, s.turn, hand, 0, 0, fight);
}

/** VE-4.9.6: the laid card of the lower value; either, if the values are equal (VE-R46). */
export function lowerWaters(s: State): readonly Card[] {
  const [first, second] = s.laid[0] as [Card, Card];
  const { values } = cardsIn(s);
  if (first === second || values[first]! < values[second]!) return [first];
  return values[second]! < values[first]! ? [second] : [first, second];
}
/** The most the card on the table can add to a follow-up. */
export function waterLeft(s: State, seat: Seat): number {
  const isFollowing = s.table.stack[s.table.stack.length - 1]?.do === 'water.followed';
  return isFollowing && s.plans[seat]!.water < 0 ? cardsIn(s).values[lowerWaters(s)[0]!]! : 0;
}

/** VE-4.9.6: the characters that can attack the vampire just revealed. */
export function followersOf(s: State, target: Character): Character[] {
  const water = cardsIn(s).values[lowerWaters(s)[0]!]!;
  return attackersOf(s).filter((attacker) =>
    isCompletable(s, s.turn, s.hands[s.turn]!, water, 0, opening(s, attacker, target)),
  );
}
