import { cloneTable, newTable, type Rng, type Seat, type StepsNamed, type Table } from '@duskhall/kernel';
import { type Card, CULTURE, DOMAINS, type Domain, domainOf, RELIGION } from './cards/index.ts';
import type { Ending, Event } from './events.ts';
import type { Frame, Move, Question } from './frames.ts';
import type { Options } from './options.ts';

export interface State {
  table: Table<Frame, Question, Move, Event>;
  options: Options;
  seats: number;
  first: Seat;
  turn: Seat;
  /** CIV-4.22: full rounds in a row in which no card left the deck, and whether one did in this round. */
  idleRounds: number;
  hasDrawn: boolean;
  /** CIV-4.19: the deck has run out. */
  isFinal: boolean;
  ending: Ending;

  /** The top card is last. */
  deck: Card[];
  removed: readonly Card[];
  discard: Card[];
  centre: Card[];
  /** By seat: the draft pack it holds. */
  packs: (readonly Card[])[];
  /** By seat; during the draft, the cards set aside. */
  hands: Card[][];
  /** By seat: its face-up cards of all domains, the newest last. */
  areas: Card[][];
  /** By column (`columnOf`): the number of face-up cards, not counting markers (CIV-2.9). */
  counts: number[];
  /** CIV-2.8: the cost card of a marker whose target is being chosen; -1: none. */
  held: Card;
  /** Inquisition: the target's old hand, and the cards the active seat has chosen to give back so far. */
  taken: readonly Card[];
  tray: Card[];

  /** Markers by `markerOf`, in the order laid; and their number by column. */
  markers: number[];
  embargoes: number[];
  democracies: number[];
  /** CIV-5.9: the active seat's own column that it embargoed this turn; -1: none. */
  freshEmbargo: number;
  /** CIV-4.6: the slots used this turn (`slotOf`). */
  used: number;
  /** CIV-11.3: the hand limit from a Religion effect activated this turn. */
  activatedLimit: number;
  coinHolder: Seat;
  coinSource: Seat;
  coinDomain: Domain;

  /** By seat: the cards it set aside in the draft, in order; by seat * 2 + round: the cards it passed on. */
  picks: (readonly Card[])[];
  passed: (readonly Card[])[];
  /** By viewer * seats + holder: cards the viewer knows to be in that hand; the last viewer is the public. */
  known: (readonly Card[])[];
  /** The other possibility where the draft leaves two (CIV-8, draft packs); empty without a draft. */
  rival: (readonly Card[])[];
}
export type StepsOf<Noun extends string> = StepsNamed<State, Noun>;

/** CIV-2.5, CIV-2.6: by number of players. */
const THRESHOLDS: readonly { levels: readonly [number, number]; hegemony: number; removed: number }[] = [
  { levels: [0, 0], hegemony: 0, removed: 0 },
  { levels: [0, 0], hegemony: 0, removed: 0 },
  { levels: [3, 5], hegemony: 8, removed: 3 },
  { levels: [3, 5], hegemony: 7, removed: 3 },
  { levels: [2, 4], hegemony: 7, removed: 0 },
];
/** The number of cards that unlock a domain's permanent effect of level 1 or 2; level 2 keeps level 1 (CIV-4.8). */
export const needed = (seats: number, level: number): number => THRESHOLDS[seats]!.levels[level - 1]!;
export const hegemonyBase = (seats: number): number => THRESHOLDS[seats]!.hegemony;
export const removedPerAge = (seats: number): number => THRESHOLDS[seats]!.removed;

/** The index of a column in the flat lists. */
export const columnOf = (seat: Seat, domain: Domain): number => seat * 6 + domain;
export const seatAt = (column: number): Seat => Math.floor(column / 6);
export const domainAt = (column: number): Domain => column % 6;
export const countOf = (s: State, seat: Seat, domain: Domain): number => s.counts[columnOf(seat, domain)]!;
export const hasLevel = (s: State, seat: Seat, domain: Domain, level: number): boolean =>
  countOf(s, seat, domain) >= needed(s.seats, level);

/** CIV-4.4: whether an Embargo marker lies on that domain of the seat. */
export const isBarred = (s: State, seat: Seat, card: Card): boolean => s.embargoes[columnOf(seat, domainOf(card))]! > 0;

/** The number of cards in hand the active seat can play. */
export function playableCards(s: State): number {
  let playable = 0;
  for (const card of s.hands[s.turn]!) if (!isBarred(s, s.turn, card)) playable++;
  return playable;
}

/** CIV-5.13: more Culture than every other player. */
export function leadsCulture(s: State, seat: Seat): boolean {
  const count = countOf(s, seat, CULTURE);
  for (let other = 0; other < s.seats; other++) if (other !== seat && countOf(s, other, CULTURE) >= count) return false;
  return true;
}

/** The hand limit from a seat's own Religion cards. */
export const religionLimit = (s: State, seat: Seat): number =>
  hasLevel(s, seat, RELIGION, 2) ? 7 : hasLevel(s, seat, RELIGION, 1) ? 5 : 3;

/** All seats but this one, clockwise from it; a teammate is another player too (CIV-6.24). */
export function othersFrom(s: State, seat: Seat): Seat[] {
  const others: Seat[] = [];
  for (let i = 1; i < s.seats; i++) others.push((seat + i) % s.seats);
  return others;
}
export const allSeats = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
/** CIV-6.20: teammates sit opposite; without teams every seat is a side. */
export const sideOf = (options: Options, seat: Seat): number => (options.teams === 'on' ? seat % 2 : seat);

/** CIV-3.5, CIV-3.6: an empty table; nobody holds the coin. */
export function emptyTable(options: Options, seats: number, rng: Rng): State {
  const piles = (n: number): Card[][] => Array.from({ length: n }, () => []);
  const zeros = () => Array<number>(seats * DOMAINS.length).fill(0);
  return {
    table: newTable(rng, seats),
    options,
    seats,
    first: 0,
    turn: 0,
    idleRounds: 0,
    hasDrawn: false,
    isFinal: false,
    ending: '',
    deck: [],
    removed: [],
    discard: [],
    centre: [],
    packs: piles(seats),
    hands: piles(seats),
    areas: piles(seats),
    counts: zeros(),
    held: -1,
    taken: [],
    tray: [],
    markers: [],
    embargoes: zeros(),
    democracies: zeros(),
    freshEmbargo: -1,
    used: 0,
    activatedLimit: 3,
    coinHolder: -1,
    coinSource: -1,
    coinDomain: -1,
    picks: piles(seats),
    passed: piles(seats * 2),
    known: piles((seats + 1) * seats),
    rival: [],
  };
}

export function clone(s: State): State {
  return {
    table: cloneTable(s.table),
    options: s.options,
    seats: s.seats,
    first: s.first,
    turn: s.turn,
    idleRounds: s.idleRounds,
    hasDrawn: s.hasDrawn,
    isFinal: s.isFinal,
    ending: s.ending,
    deck: s.deck.slice(),
    removed: s.removed,
    discard: s.discard.slice(),
    centre: s.centre.slice(),
    packs: s.packs.slice(),
    hands: s.hands.map(copy),
    areas: s.areas.map(copy),
    counts: s.counts.slice(),
    held: s.held,
    taken: s.taken,
    tray: s.tray.slice(),
    markers: s.markers.slice(),
    embargoes: s.embargoes.slice(),
    democracies: s.democracies.slice(),
    freshEmbargo: s.freshEmbargo,
    used: s.used,
    activatedLimit: s.activatedLimit,
    coinHolder: s.coinHolder,
    coinSource: s.coinSource,
    coinDomain: s.coinDomain,
    picks: s.picks.slice(),
    passed: s.passed.slice(),
    known: s.known.slice(),
    rival: s.rival.slice(),
  };
}
const copy = <T>(items: readonly T[]): T[] => items.slice();
