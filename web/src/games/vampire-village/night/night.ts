import type { Seat } from '@duskhall/kernel';
import {
  type Card,
  creatureAt,
  type Event,
  type Kind,
  LOT,
  lotOf,
  type Options,
  type Type,
  type Village,
} from '@duskhall/vampire-village';

/** One turn of an attack on one village: the sides are compared, and if it broke through, what fell on both. */
export interface Act {
  attacker: Type;
  attack: number;
  defence: number;
  /** -1: none, or not yet chosen. */
  card: Card;
  villagers: number;
  creature: Kind;
}
export type Deed = Extract<Event, { type: 'demonActed' }>;

/** The last attack phase that was told, finished or not. */
export interface Night {
  round: number;
  /** The types that have attacked so far. */
  order: readonly Type[];
  isOver: boolean;
  /** By seat, in the order they happened. */
  acts: readonly (readonly Act[])[];
  deeds: readonly Deed[];
  /** As it was when the attacks began, the demons gone. */
  villages: readonly Village[];
  around: readonly number[];
}

/** The public state, and where destroyed cards lay: cards never move, so one sighting is enough. */
export interface Present {
  options: Options;
  seats: number;
  round: number;
  villages: readonly Village[];
  around: readonly number[];
  whereWas(card: Card): readonly [x: number, y: number] | undefined;
}

/** Reads the last night from the log; null: there was none yet. */
export function lastNight(log: readonly Event[], now: Present): Night | null {
  const begin = log.findLastIndex(({ type }, i) => type === 'threatened' && log[i - 1]?.type !== 'threatened');
  if (begin < 0) return null;
  const told = log.slice(begin);
  const end = told.findIndex(({ type }) => type === 'roundEnded');
  const ended = told[end];
  return {
    round: ended?.type === 'roundEnded' ? ended.round : now.round,
    order: told.flatMap((event) => (event.type === 'attackBegan' ? [event.attacker] : [])),
    isOver: end >= 0,
    acts: now.villages.map((_, seat) => actsOf(told, seat)),
    deeds: deedsBefore(log, begin),
    ...before(told, now),
  };
}

function actsOf(told: readonly Event[], seat: Seat): Act[] {
  const acts: Act[] = [];
  for (const event of told) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'breached' || event.type === 'repelled') {
      const { attacker, attack, defence } = event;
      acts.push({ attacker, attack, defence, card: -1, villagers: 0, creature: -1 });
    }
    const last = acts.at(-1);
    if (last === undefined) continue;
    if (event.type === 'fell') Object.assign(last, { card: event.card, villagers: event.villagers });
    if (event.type === 'slew') last.creature = event.creature;
  }
  return acts;
}

function deedsBefore(log: readonly Event[], begin: number): Deed[] {
  const deeds: Deed[] = [];
  for (let i = begin - 1; log[i]?.type === 'demonActed'; i--) deeds.unshift(log[i] as Deed);
  return deeds;
}

/** Rewinds the public state to before the first of these events. */
function before(told: readonly Event[], now: Present): Pick<Night, 'villages' | 'around'> {
  const villages = now.villages.map((village) => village.slice());
  const around = now.around.slice();
  const at = (seat: Seat, kind: Kind) => creatureAt(now, seat, kind);
  const villagersOn = (seat: Seat, card: Card, by: number) => {
    const lot = lotOf(villages[seat]!, card);
    if (lot >= 0) villages[seat]![lot + 3]! += by;
  };
  for (const event of told.toReversed()) {
    if (event.type === 'moved') for (const { card, by } of event.changes) villagersOn(event.seat, card, -by);
    if (event.type === 'built') villages[event.seat] = without(villages[event.seat]!, event.card);
    if (event.type === 'gave') {
      around[at((event.seat + 1) % now.seats, event.left)]!--;
      around[at((event.seat + now.seats - 1) % now.seats, event.right)]!--;
      around[at(event.seat, event.kept)]!--;
    }
    if (event.type === 'slew') around[at(event.seat, event.creature)]!++;
    const where = event.type === 'fell' ? now.whereWas(event.card) : undefined;
    if (event.type === 'fell' && where !== undefined) villages[event.seat]!.push(event.card, ...where, event.villagers);
  }
  return { villages, around };
}

const without = (village: Village, card: Card): number[] => {
  const lot = lotOf(village, card);
  return lot < 0 ? village.slice() : village.toSpliced(lot, LOT);
};

/** One step of the night, at the same moment in all villages. */
export interface Beat {
  attacker: Type;
  /** By seat; null: nothing happens there at this moment. */
  acts: readonly (Act | null)[];
  /** The state before the losses of this step. */
  villages: readonly Village[];
  around: readonly number[];
}

/** The steps in attack order, all villages in parallel; the first `seen` acts of each seat are skipped. */
export function beatsOf(night: Night, options: Options, seen: readonly number[]): Beat[] {
  const villages = night.villages.slice();
  const around = night.around.slice();
  const fall = (seat: Seat, { card, creature }: Act) => {
    if (card >= 0) villages[seat] = without(villages[seat]!, card);
    if (creature >= 0) around[creatureAt({ options }, seat, creature)]!--;
  };
  night.acts.forEach((acts, seat) => {
    for (const act of acts.slice(0, seen[seat])) fall(seat, act);
  });
  const beats: Beat[] = [];
  for (const attacker of night.order) {
    const rows = night.acts.map((acts, seat) => acts.slice(seen[seat]).filter((act) => act.attacker === attacker));
    for (let i = 0; i < Math.max(...rows.map((acts) => acts.length)); i++) {
      const acts = rows.map((row) => row[i] ?? null);
      beats.push({ attacker, acts, villages: villages.slice(), around: around.slice() });
      acts.forEach((act, seat) => {
        if (act !== null) fall(seat, act);
      });
    }
  }
  return beats;
}

/** What a night cost a village, and what it held off. */
export interface Toll {
  cards: readonly Card[];
  villagers: number;
  slain: readonly Kind[];
  /** By attacker type the last comparison there; null: nobody attacked. */
  fights: readonly (Act | null)[];
  deeds: readonly Deed[];
}
export function tollOf(night: Night, seat: Seat, types: readonly Type[]): Toll {
  const acts = night.acts[seat]!;
  const deeds = night.deeds.filter((deed) => deed.seat === seat);
  return {
    cards: [...deeds.map(({ card }) => card), ...acts.map(({ card }) => card)].filter((card) => card >= 0),
    villagers: acts.reduce((sum, { villagers }) => sum + villagers, 0),
    slain: acts.map(({ creature }) => creature).filter((creature) => creature >= 0),
    fights: types.map((type) => acts.findLast(({ attacker }) => attacker === type) ?? null),
    deeds,
  };
}
