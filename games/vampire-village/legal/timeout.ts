import type { Rng, Seat } from '@duskhall/kernel';
import type { CardSet, Type } from '../cards/index.ts';
import type { CardMove, DeedMove, Move, PlaceMove } from '../frames.ts';
import { slayable } from '../rules/attack.ts';
import { drawnBy } from '../rules/creatures.ts';
import { deedsOf, restlessDemons } from '../rules/demons.ts';
import { lotOf } from '../rules/village.ts';
import { DRAW, type State, setOf, type Village } from '../state.ts';
import { legal, pending } from './index.ts';
import { CREATURE_MOVES, DEMON_MOVES, DONE_MOVE, KEEP_MOVES, LEFT_MOVES, RIGHT_MOVES } from './moves.ts';

/** VV-7.4: a seat's answer when its time is up; a decision begun differently is undone first. */
export function timeout(s: State, seat: Seat, _rng: Rng): Move | null {
  switch (s.table.questions[seat]) {
    case 'place':
      return lowestPlace(legal(s, seat) as PlaceMove[]);
    case 'villager':
      return pending(s, seat, 'villager.chosen').points === setOf(s).cards[s.picks[seat]!]!.movement ? DONE_MOVE : null;
    case 'step':
      return null;
    case 'left':
      return LEFT_MOVES[drawnBy(s, seat)[0]!]!;
    case 'right': {
      const [first, second] = drawnBy(s, seat);
      return s.gifts[seat * DRAW] === first ? RIGHT_MOVES[second!]! : null;
    }
    case 'keep':
      return KEEP_MOVES[drawnBy(s, seat)[2]!]!;
    case 'demon':
      return DEMON_MOVES[restlessDemons(s, seat)[0]!]!;
    case 'deed': {
      const { demon } = pending(s, seat, 'deed.chosen');
      return demon === restlessDemons(s, seat)[0] ? usualDeed(s, seat, deedsOf(s, seat, demon)) : null;
    }
    case 'sacrifice':
      return cheapestCard(
        setOf(s),
        s.villages[seat]!,
        legal(s, seat) as CardMove[],
        pending(s, seat, 'sacrifice.chosen').type,
      );
    case 'slay':
      return weakestAttacker(s, seat);
    default:
      return legal(s, seat)[0]!;
  }
}

/** D2: the leftmost cell of the lowest row. */
const lowestPlace = (places: PlaceMove[]): PlaceMove =>
  places.reduce((best, place) => (place.y > best.y || (place.y === best.y && place.x < best.x) ? place : best));

/** Reading order: rows from the top, each from the left. */
const byReading = (village: Village) => (a: CardMove, b: CardMove) => {
  const [lotA, lotB] = [lotOf(village, a.card), lotOf(village, b.card)];
  return village[lotA + 2]! - village[lotB + 2]! || village[lotA + 1]! - village[lotB + 1]!;
};
const byVillagers = (village: Village) => (a: CardMove, b: CardMove) =>
  village[lotOf(village, a.card) + 3]! - village[lotOf(village, b.card) + 3]!;

/** The hero with the fewest villagers; without heroes the special action, on its first target. */
function usualDeed(s: State, seat: Seat, deeds: DeedMove[]): DeedMove {
  const plan = s.plans[seat]!;
  const cards = deeds.filter((deed): deed is CardMove => 'card' in deed);
  const heroes = cards.filter(({ card }) => setOf(s).cards[card]!.isHero);
  const [first] = heroes.length > 0 ? best(heroes, byVillagers(plan), byReading(plan)) : best(cards, byReading(plan));
  return first ?? deeds[0]!;
}

/** The card of a line with the fewest villagers, then the least defence. */
export function cheapestCard({ cards }: CardSet, village: Village, line: readonly CardMove[], type: Type): CardMove {
  const defence = ({ card }: CardMove) => cards[card]!.defence[type]!;
  return best(line, byVillagers(village), (a, b) => defence(a) - defence(b), byReading(village))[0]!;
}

function weakestAttacker(s: State, seat: Seat): Move {
  const { type } = pending(s, seat, 'slay.chosen');
  return CREATURE_MOVES[slayable(s, seat, type, false)[0]!]!;
}

/** Sorts by several orders: the first that distinguishes two items decides. */
const best = <T>(items: readonly T[], ...orders: ((a: T, b: T) => number)[]): T[] =>
  items.toSorted((a, b) => orders.map((order) => order(a, b)).find((difference) => difference !== 0) ?? 0);
