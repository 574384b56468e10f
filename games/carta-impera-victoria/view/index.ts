import { type Seat, type Seen, seen } from '@duskhall/kernel';
import { agesOf, type Card, type Domain } from '../cards/index.ts';
import type { Outcome } from '../events.ts';
import type { Options } from '../options.ts';
import { outcomeOf } from '../outcome.ts';
import { isInDoubt } from '../rules/knowledge.ts';
import type { State } from '../state.ts';
import { opened } from './opened.ts';

/** Everything a viewer may know (CIV-8.1 to CIV-8.3). Ages are three numbers: the backs of each age. */
export interface View extends Seen<State> {
  options: Options;
  seats: number;
  first: Seat;
  turn: Seat;
  idleRounds: number;
  hasDrawn: boolean;
  isFinal: boolean;
  /** By age: cards left in the deck, cards removed. */
  deck: number[];
  removed: number[];
  discard: Card[];
  centre: Card[];
  /** The viewer's own hand and draft pack. */
  hand: Card[];
  pack: Card[];
  /** By seat: the ages in its hand; the size of its draft pack. */
  hands: number[][];
  packSizes: number[];
  areas: Card[][];
  held: Card;
  /** Inquisition: the taken hand, for the two seats concerned; its ages; the viewer's choices so far. */
  taken: Card[];
  takenAges: number[];
  tray: Card[];
  /** By `markerOf`, in the order laid. */
  markers: number[];
  freshEmbargo: number;
  used: number;
  activatedLimit: number;
  coinHolder: Seat;
  coinSource: Seat;
  coinDomain: Domain;
  /** The viewer's own draft: what it set aside, what it passed on after picks 1 and 2. */
  picks: Card[];
  passed: Card[][];
  /** By holder: cards the viewer knows to be in that hand; and the other possibility, if the draft left two. */
  known: Card[][];
  rival: Card[][];
  /** CIV-6.10, CIV-6.11: empty while the game goes on, one entry when it is over. */
  outcome: Outcome[];
  opened: { hands: Card[][]; deck: Card[]; removed: Card[]; picks: Card[][] }[];
}

export function view(s: State, viewer: Seat): View {
  const isSeat = viewer >= 0;
  const knower = isSeat ? viewer : s.seats;
  const isOver = s.ending !== '';
  const isConcerned = isSeat && (viewer === s.turn || viewer === targetOf(s));
  // A single literal: a spread costs twenty times as much.
  const { stack, lane, question, asked, answer, owes, isHeld, isShared } = seen(s, viewer);
  return {
    viewer,
    stack,
    lane,
    question,
    asked,
    answer,
    owes,
    isHeld,
    isShared,
    options: s.options,
    seats: s.seats,
    first: s.first,
    turn: s.turn,
    idleRounds: s.idleRounds,
    hasDrawn: s.hasDrawn,
    isFinal: s.isFinal,
    deck: agesOf(s.deck),
    removed: agesOf(s.removed),
    discard: s.discard.slice(),
    centre: s.centre.slice(),
    hand: isSeat ? s.hands[viewer]!.slice() : [],
    pack: isSeat ? s.packs[viewer]!.slice() : [],
    hands: s.hands.map((hand, seat) => agesOf(seat === s.turn ? hand.concat(s.tray) : hand)),
    packSizes: s.packs.map((pack) => pack.length),
    areas: s.areas.map((area) => area.slice()),
    held: s.held,
    taken: isConcerned ? s.taken.slice() : [],
    takenAges: agesOf(s.taken),
    tray: viewer === s.turn ? s.tray.slice() : [],
    markers: s.markers.slice(),
    freshEmbargo: s.freshEmbargo,
    used: s.used,
    activatedLimit: s.activatedLimit,
    coinHolder: s.coinHolder,
    coinSource: s.coinSource,
    coinDomain: s.coinDomain,
    picks: isSeat ? s.picks[viewer]!.slice() : [],
    passed: isSeat ? s.passed.slice(viewer * 2, viewer * 2 + 2).map((cards) => cards.slice()) : [],
    known: rowOf(s, s.known, knower),
    rival: isInDoubt(s, knower) ? rowOf(s, s.rival, knower) : [],
    outcome: isOver ? [outcomeOf(s)] : [],
    opened: isOver ? [opened(s)] : [],
  };
}

/** The seat whose hand an Inquisition is holding; -1: none. */
export function targetOf(s: State): Seat {
  const top = s.table.stack.at(-1);
  return top?.do === 'inquisition.done' ? top.target : -1;
}

const rowOf = (s: State, table: readonly (readonly Card[])[], knower: number): Card[][] =>
  table.slice(knower * s.seats, (knower + 1) * s.seats).map((cards) => cards.slice());
