import { ask, next, type Seat, together } from '@duskhall/kernel';
import { type Card, DEMON, type Kind, YELLOW } from '../cards/index.ts';
import type { DeedName } from '../events.ts';
import type { DeedMove, DemonMove } from '../frames.ts';
import { CARD_MOVES, CREATURE_MOVES, PLAGUE_MOVE } from '../legal/moves.ts';
import {
  type Around,
  allSeats,
  countOf,
  creatureAt,
  LOT,
  rightOf,
  type State,
  type StepsOf,
  setOf,
  type Village,
} from '../state.ts';
import { withoutCard } from './village.ts';

/** VV-4.50 to VV-4.58: all seats resolve their demons secretly; the results are revealed together. */
export const demonSteps: StepsOf<'demons' | 'demon' | 'deed'> = {
  'demons.begin'(s) {
    s.plans = s.villages.slice();
    together(s, allSeats(s.seats), { do: 'demon.ask' }, { do: 'demons.reveal' });
  },
  /** VV-4.51, VV-4.54: in any order; a demon that can do nothing is skipped, one without a choice acts at once. */
  'demon.ask'(s) {
    const demons = restlessDemons(s, s.table.lane);
    if (demons.length > 1) ask(s, [s.table.lane], 'demon', { do: 'demon.chosen' });
    else if (demons.length === 1) next(s, { do: 'deed.ask', demon: demons[0]! });
    else if (isHaunted(s, s.table.lane)) ask(s, [s.table.lane], 'done', { do: 'demon.done' });
  },
  'demon.chosen'(s, _, answers) {
    next(s, { do: 'deed.ask', demon: (answers[s.table.lane] as DemonMove).demon });
  },
  'deed.ask'(s, { demon }) {
    const deeds = deedsOf(s, s.table.lane, demon);
    if (deeds.length > 1) ask(s, [s.table.lane], 'deed', { do: 'deed.chosen', demon });
    else act(s, demon, deeds[0]!);
  },
  'deed.chosen'(s, { demon }, answers) {
    act(s, demon, answers[s.table.lane] as DeedMove);
  },
  'demon.done'() {},
  /** VV-4.56: every demon leaves, whether it acted or not. */
  'demons.reveal'(s) {
    for (const seat of allSeats(s.seats)) {
      tellDeeds(s, seat);
      const lost = deedsDone(s, seat).flatMap(({ card }) => (card < 0 ? [] : [card]));
      s.fallen[seat] = [...s.fallen[seat]!, ...lost.sort((a, b) => a - b)];
      for (const { creature } of deedsDone(s, seat)) if (creature >= 0) lure(s, seat, creature);
      setOf(s).creatures.forEach(({ type }, kind) => {
        if (type !== DEMON) return;
        s.slain[kind]! += countOf(s, seat, kind);
        s.around[creatureAt(s, seat, kind)] = 0;
      });
    }
    s.villages = s.plans;
    s.plans = s.villages.map(() => []);
    s.deeds = s.deeds.map(() => []);
    next(s, { do: 'threats.freeze' });
  },
};

/** VV-5.34 to VV-5.37: a creature moves over from the right neighbour. */
function lure(s: State, seat: Seat, creature: Kind): void {
  s.around[creatureAt(s, rightOf(s, seat), creature)]!--;
  s.around[creatureAt(s, seat, creature)]!++;
}

/** What a seat's demons have done so far; -1: no card or creature involved. */
interface Deed {
  demon: Kind;
  card: Card;
  creature: Kind;
}
function deedsDone(s: State, seat: Seat): Deed[] {
  const done = s.deeds[seat]!;
  const deeds: Deed[] = [];
  for (let i = 0; i < done.length; i += 3) deeds.push({ demon: done[i]!, card: done[i + 1]!, creature: done[i + 2]! });
  return deeds;
}

function act(s: State, demon: Kind, deed: DeedMove): void {
  const card = 'card' in deed ? deed.card : -1;
  const creature = 'creature' in deed ? deed.creature : -1;
  const plan = s.plans[s.table.lane]!;
  if (card >= 0) s.plans[s.table.lane] = withoutCard(plan, card);
  if ('plague' in deed) s.plans[s.table.lane] = plan.map((n, i) => (isPlagued(s, plan, i - 3) ? n - 1 : n));
  s.deeds[s.table.lane] = [...s.deeds[s.table.lane]!, demon, card, creature];
  next(s, { do: 'demon.ask' });
}

/** A seat's remaining kinds of demons that can act (VV-4.53), in card-list order. */
export function restlessDemons(s: State, seat: Seat): Kind[] {
  const { creatures } = setOf(s);
  const demons: Kind[] = [];
  for (let kind = 0; kind < creatures.length; kind++) {
    if (creatures[kind]!.type !== DEMON) continue;
    let left = countOf(s, seat, kind);
    if (left === 0) continue;
    const done = s.deeds[seat]!;
    for (let i = 0; i < done.length; i += 3) if (done[i] === kind) left--;
    if (left > 0 && deedsOf(s, seat, kind).length > 0) demons.push(kind);
  }
  return demons;
}

/** VV-4.52, VV-5.27, VV-5.31 to VV-5.38: every action open to one demon of a seat. */
export const deedsOf = (s: State, seat: Seat, demon: Kind): DeedMove[] =>
  deedsAfter(s, seat, demon, s.plans[seat]!, s.deeds[seat]!);

/** The same after the given actions, with the village as they left it. */
function deedsAfter(s: Around, seat: Seat, demon: Kind, village: Village, done: readonly number[]): DeedMove[] {
  const { cards, creatures } = setOf(s);
  const { effect, lures } = creatures[demon]!;
  const deeds: DeedMove[] = [];
  for (let lot = 0; lot < village.length; lot += LOT)
    if (cards[village[lot]!]!.isHero) deeds.push(CARD_MOVES[village[lot]!]!);
  if (effect === 'plague' && village.some((_, i) => isPlagued(s, village, i - 3))) deeds.push(PLAGUE_MOVE);
  if (effect === 'ruin') for (const card of poorestBuildings(s, village)) deeds.push(CARD_MOVES[card]!);
  if (effect === 'lure')
    for (let kind = 0; kind < creatures.length; kind++)
      if (creatures[kind]!.type === lures && poolOf(s, seat, kind, done) > 0) deeds.push(CREATURE_MOVES[kind]!);
  return deeds;
}

/** VV-5.32: whether this lot has a yellow building (by option, any building) with a villager. */
function isPlagued(s: Around, village: Village, lot: number): boolean {
  if (lot < 0 || lot % LOT !== 0 || village[lot + 3] === 0) return false;
  const { colour, isHero } = setOf(s).cards[village[lot]!]!;
  return s.options.plagueScope === 'yellow' ? colour === YELLOW : !isHero;
}

/** VV-5.33: the buildings with the fewest villagers, at least one. */
function poorestBuildings(s: Around, village: Village): Card[] {
  const { cards } = setOf(s);
  let fewest = Infinity;
  let poorest: Card[] = [];
  for (let lot = 0; lot < village.length; lot += LOT) {
    const villagers = village[lot + 3]!;
    if (villagers === 0 || villagers > fewest || cards[village[lot]!]!.isHero) continue;
    if (villagers < fewest) poorest = [];
    fewest = villagers;
    poorest.push(village[lot]!);
  }
  return poorest;
}

/** VV-4.58: how many of a kind can be lured: those there when the step began, minus those this seat has lured. */
function poolOf(s: Around, seat: Seat, kind: Kind, done: readonly number[]): number {
  let pool = countOf(s, rightOf(s, seat), kind);
  for (let i = 0; i < done.length; i += 3) if (done[i + 2] === kind) pool--;
  return pool;
}

/**
 * VV-7.3: whether a seat is asked in the demon step, from public information at its start. Copies of a demon count,
 * because the first may leave the second a choice.
 */
export function isHaunted(s: Around & { villages: readonly Village[] }, seat: Seat): boolean {
  let choices = 0;
  setOf(s).creatures.forEach(({ type }, kind) => {
    const copies = type === DEMON ? countOf(s, seat, kind) : 0;
    if (copies > 0) choices += copies * deedsAfter(s, seat, kind, s.villages[seat]!, []).length;
  });
  return choices > 1;
}

/** VV-6.8: in card-list order; the order in which they acted stays secret. */
function tellDeeds(s: State, seat: Seat): void {
  if (s.table.log === null) return;
  const { cards, creatures } = setOf(s);
  const deeds = deedsDone(s, seat);
  creatures.forEach(({ type, effect }, demon) => {
    if (type !== DEMON) return;
    const acts = deeds
      .filter((deed) => deed.demon === demon)
      .sort((a, b) => a.card - b.card || a.creature - b.creature);
    for (let i = 0; i < countOf(s, seat, demon); i++) {
      const { card, creature } = acts[i] ?? { card: -1, creature: -1 };
      const special = acts[i] === undefined ? 'nothing' : (effect as DeedName);
      const deed = card >= 0 && cards[card]!.isHero ? 'hero' : special;
      s.table.log!.push({ type: 'demonActed', seat, demon, deed, card, creature });
    }
  });
}
