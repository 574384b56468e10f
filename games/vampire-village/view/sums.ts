import type { Seat } from '@duskhall/kernel';
import { ATTACKERS, type Card, COLOURS, type Type } from '../cards/index.ts';
import { cheapestCard } from '../legal/timeout.ts';
import { attackOf, slayable, type Threatened, threatsNow } from '../rules/attack.ts';
import { defenceOf, gainOf, lineOf, sizeOf, withLot, withoutCard } from '../rules/village.ts';
import { countOf, creatureAt, LOT, rightOf, setOf, type Village } from '../state.ts';
import type { View } from './index.ts';

/*
 * What a table shows in addition to the view, computed from the view alone: the totals on each side of a village, the
 * gain from laying a card, points by source. The viewer's own village is taken as planned, including demon actions.
 */

export const villageIn = (view: View, seat: Seat): Village =>
  seat === view.viewer && view.plan.length > 0 ? view.plan : view.villages[seat]!;

/** By `creatureAt`: the creatures around the villages. */
export function aroundIn(view: View): number[] {
  const around = view.around.slice();
  for (let i = 0; i < view.deeds.length; i += 3) {
    const [demon, , creature] = view.deeds.slice(i, i + 3) as [number, Card, number];
    around[creatureAt(view, view.viewer, demon)]!--;
    if (creature < 0) continue;
    around[creatureAt(view, rightOf(view, view.viewer), creature)]!--;
    around[creatureAt(view, view.viewer, creature)]!++;
  }
  return around;
}

/** By `creatureAt`: the frozen values, or the values if they were frozen now. */
export const threatsIn = (view: View): readonly number[] => threatenedIn(view).threats;

function threatenedIn(view: View): Threatened & { around: number[] } {
  const { options, seats } = view;
  const around = aroundIn(view);
  const threats = view.threats.length > 0 ? view.threats : threatsNow({ options, seats, around });
  return { options, seats, around, threats };
}

/** One side of a village: the attackers with their total, and the defending cards with theirs. */
export interface Siege {
  attackers: number;
  attack: number;
  line: Card[];
  defence: number;
  /** VV-4.74: whether an attack now would break through. */
  isBreached: boolean;
}
export function siegeOf(view: View, seat: Seat, type: Type): Siege {
  const village = villageIn(view, seat);
  const threatened = threatenedIn(view);
  const lots = lineOf(village, type);
  const attack = attackOf(threatened, seat, type);
  const defence = defenceOf(setOf(view), village, lots, type);
  const attackers = countType(threatened, seat, type);
  return { attackers, attack, line: lots.map((lot) => village[lot]!), defence, isBreached: attack > defence };
}

const countType = (s: Threatened, seat: Seat, type: Type): number =>
  setOf(s).creatures.reduce((sum, creature, kind) => sum + (creature.type === type ? countOf(s, seat, kind) : 0), 0);

/** The gain from laying a card on a cell of the viewer's own village: villagers, and the resulting defence by type. */
export function layingOf(view: View, card: Card, x: number, y: number): { gained: number; defence: number[] } {
  const village = withLot(villageIn(view, view.viewer), card, x, y);
  const defence = ATTACKERS.map((type) => defenceOf(setOf(view), village, lineOf(village, type), type));
  return { gained: gainOf(setOf(view), village, village.length - LOT), defence };
}

/** VV-6.2: a village's points by source. */
export interface Points {
  /** By colour: the villagers on its buildings, starting villages included. */
  villagers: number[];
  /** By attacker type: the creatures around it. */
  creatures: number[];
  points: number;
  /** VV-6.3: villagers on heroes, worth nothing. */
  idle: number;
  /** VV-6.5: the number of village cards, which breaks ties. */
  cards: number;
}
/** The points a village would have if the game were over now. */
export const pointsBySource = (view: View, seat: Seat): Points =>
  pointsOf(threatenedIn(view), villageIn(view, seat), seat);

function pointsOf(s: Threatened, village: Village, seat: Seat): Points {
  const { cards } = setOf(s);
  const villagers = COLOURS.map(() => 0);
  let idle = 0;
  for (let lot = 0; lot < village.length; lot += LOT) {
    const { isHero, colour } = cards[village[lot]!]!;
    if (isHero) idle += village[lot + 3]!;
    else villagers[colour]! += village[lot + 3]!;
  }
  const creatures = ATTACKERS.map((type) => countType(s, seat, type));
  const points = [...villagers, ...creatures].reduce((sum, n) => sum + n, 0);
  return { villagers, creatures, points, idle, cards: sizeOf(village) };
}

export interface Forecast extends Points {
  /** The cards that would fall, in order. */
  lost: Card[];
}
/**
 * What would remain of a village if all remaining attacks of this round happened now with the creatures in the open,
 * ignoring demons, and its owner always gave up the cheapest card and the weakest attacker, as on a timeout.
 */
export function forecastOf(view: View, seat: Seat): Forecast {
  const s = threatenedIn(view);
  const lost: Card[] = [];
  let village = villageIn(view, seat);
  const slay = (type: Type) => s.around[creatureAt(s, seat, slayable(s, seat, type, false)[0]!)]!--;
  const halfway = view.lanes[seat]?.at(-1);
  if (halfway?.do === 'slay.chosen') slay(halfway.type);
  for (const type of attacksToCome(view))
    for (;;) {
      const lots = lineOf(village, type);
      if (lots.length === 0 || attackOf(s, seat, type) <= defenceOf(setOf(s), village, lots, type)) break;
      const line = lots.map((lot) => ({ card: village[lot]! }));
      const { card } = cheapestCard(setOf(s), village, line, type);
      village = withoutCard(village, card);
      lost.push(card);
      slay(type);
    }
  return { ...pointsOf(s, village, seat), lost };
}

/** The types still to attack this round, including the one attacking now. */
export function attacksToCome(view: View): readonly Type[] {
  if (view.ending !== '') return [];
  const top = view.stack.at(-1);
  return top?.do === 'attack.begin' ? view.order.slice(top.place - 1) : view.order;
}
