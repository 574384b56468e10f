import type { Seat } from '@duskhall/kernel';
import { VAMPIRE, type VillageCard } from '../../cards/index.ts';
import { WIDTH } from '../../rules/village.ts';
import { DRAW, HAND, handAfter, leftOf, passesOf, rightOf, type State, setOf } from '../../state.ts';
import { attack } from './creatures.ts';
import type { Facts } from './facts.ts';
import { moment } from './moment.ts';
import { village } from './village.ts';

/** What the seat has still to lay: the card it has picked, and the hands it will pick from. */
export const CONSTRUCTION_SIZE = 13;
export function tellConstruction(s: State, seat: Seat, into: Float64Array, at: number): void {
  const { cards } = setOf(s);
  const passes = passesOf(s);
  const card = s.picks[seat]!;
  const isPending = card >= 0 && (moment.isChoosing || s.plans[seat]!.length === s.villages[seat]!.length);
  into[at] = (HAND - passes + (isPending && !moment.isChoosing ? 1 : 0)) / HAND;
  if (isPending) {
    const { isHero, movement } = cards[card]!;
    into[at + 1] = 1;
    into[at + 2] = gainOf(cards[card]!) / 4;
    into[at + 3] = fitOf(cards[card]!) / 4;
    into[at + 4] = isHero ? 1 : 0;
    into[at + 5] = movement / 5;
    into[at + 6] = sumOf(cards[card]!.defence) / 6;
  }
  const pass = passes + (moment.isChoosing && isPending ? 1 : 0);
  if (pass < HAND) tellHand(s, s.hands[handAfter(s, seat, pass)]!, cards, into, at + 7);
  if (pass + 1 < HAND) tellHand(s, s.hands[handAfter(s, seat, pass + 1)]!, cards, into, at + 7 + HAND_SIZE);
}

/** The villagers that the card would bring about the best place. */
function gainOf({ gain, gainColour, colour, isHero }: VillageCard): number {
  if (isHero) return 0;
  if (gain === 'colour') return village.colours[gainColour]! + (colour === gainColour ? 1 : 0);
  if (gain === 'hero') return village.heroes;
  if (gain === 'row') return Math.min(WIDTH, village.longestRow + 1);
  return gain === 'column' ? Math.min(WIDTH, village.longestColumn + 1) : 0;
}

/** What its defence is worth where the village lacks some. */
function fitOf({ defence }: VillageCard): number {
  let fit = 0;
  for (let type = 0; type < 3; type++) {
    const lack = Math.max(0, Math.min(ENOUGH, attack[type]! + ENOUGH / 2 - village.defence[type]!));
    fit += Math.min(defence[type]!, lack);
  }
  return fit;
}
const ENOUGH = 6;

function sumOf(defence: readonly number[]): number {
  return defence[0]! + defence[1]! + defence[2]!;
}

const HAND_SIZE = 3;
function tellHand(
  s: State,
  hand: readonly number[],
  cards: readonly VillageCard[],
  into: Float64Array,
  at: number,
): void {
  let [gain, fit, both] = [0, 0, 0];
  for (let i = 0; i < hand.length; i++) {
    if (s.picks.includes(hand[i]!)) continue;
    const card = cards[hand[i]!]!;
    const [gained, fitting] = [gainOf(card), fitOf(card)];
    gain = Math.max(gain, gained);
    fit = Math.max(fit, fitting);
    both = Math.max(both, gained + fitting / 2);
  }
  into[at] = gain / 4;
  into[at + 1] = fit / 4;
  into[at + 2] = both / 4;
}

/** Creatures to come, those that neighbours hold and may give, and those the seat holds itself. */
export const CREATURES_SIZE = 9;
export function tellGifts(s: State, seat: Seat, { types }: Facts, into: Float64Array, at: number): void {
  const [left, right] = [leftOf(s, seat), rightOf(s, seat)];
  into[at] = s.creatureDeck.length / (s.seats * DRAW);
  tellDraw(s, right, types, into, at + 1);
  if (left !== right) tellDraw(s, left, types, into, at + 1);
  tellDraw(s, seat, types, into, at + 5);
}

/** Three creatures drawn and not yet given: the strength of the vampires, the others by number. */
function tellDraw(s: State, seat: Seat, types: Int8Array, into: Float64Array, at: number): void {
  const first = seat * DRAW;
  if (s.drawn.length === 0 || s.gifts[first + DRAW - 1]! >= 0) return;
  const { creatures } = setOf(s);
  for (let i = first; i < first + DRAW; i++) {
    const kind = s.drawn[i]!;
    into[at + types[kind]!]! += (types[kind] === VAMPIRE ? creatures[kind]!.value / 3 : 1) / DRAW;
  }
}
