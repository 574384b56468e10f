import { cloneTable, newTable, type Rng, type Seat, type StepsNamed, type Table } from '@duskhall/kernel';
import { type Card, type CardSet, cardSets, type Kind, type Type } from './cards/index.ts';
import type { Ending, Event } from './events.ts';
import type { Frame, Move, Question } from './frames.ts';
import type { Options } from './options.ts';

/** The cards of a village, four numbers each: card, x, y, villagers (VV-2.1). Immutable. */
export type Village = readonly number[];

export interface State {
  table: Table<Frame, Question, Move, Event>;
  options: Options;
  seats: number;
  /** 1 or 2; 0 before the first. */
  round: number;
  /** VV-3.4: the attacker types in order of attack. */
  order: readonly Type[];
  ending: Ending;

  /** By seat: the public village, and the secretly planned one (empty if nothing is planned). */
  villages: Village[];
  plans: Village[];
  /** By seat: the cards it has lost (VV-4.93). */
  fallen: (readonly Card[])[];

  /** By the seat it was dealt to: the rest of a hand; `handOf` says who holds it. */
  hands: readonly (readonly Card[])[];
  /** By seat: the card set aside, or being laid; -1: none. */
  picks: Card[];
  /** The revealed picks of this round, step by step in seat order. */
  picked: readonly Card[];

  /** The creatures for the second turn, during the first. */
  creatureDeck: readonly Kind[];
  /** By seat * 3: its draw; and what it gives left, gives right and keeps, -1 if not yet chosen. */
  drawn: readonly Kind[];
  gifts: Kind[];
  /** The revealed gifts of this round, turn by turn; three per seat, as in `gifts`. */
  given: readonly Kind[];

  /** By `creatureAt`: the number of creatures of a kind around a village. */
  around: number[];
  /** By `creatureAt`: the frozen attack value; empty outside the attacks. */
  threats: readonly number[];
  /** By kind: creatures that ever came to a village, and creatures out of the game. */
  arrived: readonly number[];
  slain: number[];
  /** By seat: its demons' secret actions, three numbers each: demon, card, creature. */
  deeds: (readonly number[])[];

  /** INV-3: by seat, the villagers at the end of construction; empty during construction. */
  settled: readonly number[];
  /** INV-4: fallen cards minus slain creatures when the attacks began. */
  excess: number;
}
export type StepsOf<Noun extends string> = StepsNamed<State, Noun>;

/** Numbers per card in a village. */
export const LOT = 4;
export const HAND = 6;
export const DRAW = 3;
/** VV-4.40: how often creatures are drawn in a round. */
export const DRAWS = 2;

export const setOf = (s: { options: Options }): CardSet => cardSets.named(s.options.cardSet);

/** VV-3.1 */
export const leftOf = (s: { seats: number }, seat: Seat): Seat => (seat + 1) % s.seats;
export const rightOf = (s: { seats: number }, seat: Seat): Seat => (seat + s.seats - 1) % s.seats;
const SEATS = [0, 1, 2, 3, 4, 5].map((seats) => Array.from({ length: seats }, (_, seat): Seat => seat));
export const allSeats = (seats: number): readonly Seat[] => SEATS[seats]!;

/** The index of a kind around a seat's village in the flat lists. */
export const creatureAt = (s: { options: Options }, seat: Seat, kind: Kind): number =>
  seat * setOf(s).creatures.length + kind;
/** The creatures around the villages, in a state or in a view. */
export interface Around {
  options: Options;
  seats: number;
  around: readonly number[];
}
export const countOf = (s: Around, seat: Seat, kind: Kind): number => s.around[creatureAt(s, seat, kind)]!;

/** VV-4.12: whose dealt hand a seat holds after this many passes; the second round passes in the other direction. */
export function handAfter(s: { seats: number; round: number }, seat: Seat, passes: number): number {
  const way = s.round === 1 ? -passes : passes;
  return (((seat + way) % s.seats) + s.seats) % s.seats;
}
export const passesOf = (s: { seats: number; picked: readonly Card[] }): number => s.picked.length / s.seats;
/** Whose dealt hand a seat holds now. */
export const handOf = (s: State, seat: Seat): number => handAfter(s, seat, passesOf(s));

export const sumOf = (numbers: readonly number[]): number => {
  let sum = 0;
  for (const n of numbers) sum += n;
  return sum;
};

/** VV-3.7: an empty table. */
export function emptyTable(options: Options, seats: number, rng: Rng): State {
  const fill = (n: number, value: number) => Array<number>(n).fill(value);
  const lists = () => Array.from({ length: seats }, () => []);
  const kinds = cardSets.named(options.cardSet).creatures.length;
  return {
    table: newTable(rng, seats),
    options,
    seats,
    round: 0,
    order: [],
    ending: '',
    villages: lists(),
    plans: lists(),
    fallen: lists(),
    hands: lists(),
    picks: fill(seats, -1),
    picked: [],
    creatureDeck: [],
    drawn: [],
    gifts: fill(seats * DRAW, -1),
    given: [],
    around: fill(seats * kinds, 0),
    threats: [],
    arrived: fill(kinds, 0),
    slain: fill(kinds, 0),
    deeds: lists(),
    settled: [],
    excess: 0,
  };
}

export function clone(s: State): State {
  return {
    table: cloneTable(s.table),
    options: s.options,
    seats: s.seats,
    round: s.round,
    order: s.order,
    ending: s.ending,
    villages: s.villages.slice(),
    plans: s.plans.slice(),
    fallen: s.fallen.slice(),
    hands: s.hands,
    picks: s.picks.slice(),
    picked: s.picked,
    creatureDeck: s.creatureDeck,
    drawn: s.drawn,
    gifts: s.gifts.slice(),
    given: s.given,
    around: s.around.slice(),
    threats: s.threats,
    arrived: s.arrived,
    slain: s.slain.slice(),
    deeds: s.deeds.slice(),
    settled: s.settled,
    excess: s.excess,
  };
}
