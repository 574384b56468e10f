import {
  below,
  CLOSE,
  type EventOf,
  type Game,
  HOUSE,
  type Match,
  type MoveOf,
  mayClose,
  type Rng,
  type Seat,
  type Types,
  WATCHER,
  waiting,
} from '@duskhall/kernel';
import type { Coverage } from './coverage.ts';

/** What to play and how to check it. */
export interface LawCase<T extends Types> {
  seats: number;
  options: T['options'];
  /** The number of games. */
  games: number;
  /** The maximum number of moves in a game. */
  bound: number;
  /** For long games: only one in this many positions, and the last, is checked against the laws that take turns. */
  oneIn?: number;
  /** The sum of all seats' scores, if it is fixed. */
  total?: number | ((scores: readonly number[], s: T['state']) => number);
  /** The types of events a view does not keep once they are over: something said, a die rolled. */
  forgets?: readonly EventOf<T['state']>['type'][];
  /** What a viewer may know of the deal: deals equal in this must look equal to it. */
  dealt?: (s: T['state'], viewer: Seat) => unknown;
  /** A position given by names instead of a deal. */
  scenario?: unknown;
  /** What the games of this and other cases must bring about. */
  coverage?: Coverage<T>;
  /** Stops games after this many moves instead of playing them to the end. */
  most?: number;
  /** Check these laws only. */
  only?: readonly LawName[];
  /** The source of the random games; with `path`, as printed by a failure, replays only that game. */
  seed?: number;
  path?: string;
}

export const LAW_NAMES = [
  'ends',
  'waiting',
  'offers',
  'refuses',
  'timeout',
  'scores',
  'hints',
  'clone',
  'json',
  'replay',
  'undo',
  'gesture',
  'flaw',
  'view',
  'swap',
  'seal',
  'silence',
  'told',
  'deal',
] as const;
export type LawName = (typeof LAW_NAMES)[number];

export class LawBroken extends Error {
  readonly law: LawName;
  /** The law being checked when it broke: checking one law may cover others. */
  readonly during: LawName;
  constructor(law: LawName, message: string, during: LawName = law) {
    super(message);
    this.law = law;
    this.during = during;
  }
}

export function ensure(law: LawName, isKept: boolean, message: () => string): void {
  if (!isKept) throw new LawBroken(law, message());
}

/** A moment of a random game. */
export interface Position<T extends Types> {
  game: Game<T>;
  given: LawCase<T>;
  match: Match<T>;
  s: T['state'];
  /** Random choices for this moment: unchanged when earlier moves are removed. */
  rng: Rng;
}

export const text = (value: unknown): string => JSON.stringify(value) ?? 'undefined';
export const pick = <I>(rng: Rng, items: readonly I[]): I => items[below(rng, items.length, 'pick')]!;
export const isOneIn = (rng: Rng, n: number): boolean => below(rng, n, 'one in') === 0;

export const seatsOf = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
export const viewersOf = (seats: number): Seat[] => [...seatsOf(seats), HOUSE, WATCHER];
export const nameOf = (viewer: Seat): string =>
  viewer === HOUSE ? 'the house' : viewer === WATCHER ? 'the watcher' : `seat ${viewer}`;

export function offersOf<T extends Types>(game: Game<T>, s: T['state'], seat: Seat): MoveOf<T['state']>[] {
  return [...game.legal(s, seat), ...game.free(s, seat)];
}

/** An action at the table: a move, or the house closing a held window. */
export interface Deed {
  seat: Seat;
  move: unknown;
}

/** A random action; null if nothing can be done. */
export function chooseDeed<T extends Types>(game: Game<T>, s: T['state'], rng: Rng): Deed | null {
  if (game.scores(s) !== null) return null;
  const seats = seatsOf(s.table.questions.length);
  if (isOneIn(rng, 10)) {
    const deeds = ofAll([...seats, HOUSE], (seat) => game.free(s, seat));
    if (deeds.length > 0) return pick(rng, deeds);
  }
  const asked = waiting(s);
  if (isOneIn(rng, asked.length > 0 ? 12 : 3)) {
    const changes = ofAll(seats, (seat) => (s.table.answers[seat] === null ? [] : game.legal(s, seat)));
    if (changes.length > 0) return pick(rng, changes);
  }
  if (asked.length === 0) return mayClose(s) ? { seat: HOUSE, move: CLOSE } : null;
  const seat = pick(rng, asked);
  const moves = game.legal(s, seat);
  return moves.length > 0 ? { seat, move: pick(rng, moves) } : null;
}

const ofAll = (seats: readonly Seat[], movesOf: (seat: Seat) => unknown[]): Deed[] =>
  seats.flatMap((seat) => movesOf(seat).map((move) => ({ seat, move })));

export function doDeed<T extends Types>(game: Game<T>, s: T['state'], { seat, move }: Deed): void {
  if (seat === HOUSE && move === CLOSE) game.close(s);
  else game.apply(s, seat, move as MoveOf<T['state']>);
}

/** Plays on at random; returns the actions. */
export function playOn<T extends Types>(game: Game<T>, s: T['state'], rng: Rng, most: number): Deed[] {
  const deeds: Deed[] = [];
  while (deeds.length < most) {
    const deed = chooseDeed(game, s, rng);
    if (deed === null) break;
    doDeed(game, s, deed);
    deeds.push(deed);
  }
  return deeds;
}

/** A copy of the match for trying something out. */
export function shadow<T extends Types>(match: Match<T>): Match<T> {
  const s = match.game.clone(match.s);
  s.table.log = [];
  const { record } = match;
  return { ...match, s, record: { ...record, entries: record.entries.slice(), digests: record.digests.slice() } };
}

/** Deep-freezes a value, so that any change throws. */
export function freeze<V>(value: V): V {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) freeze(item);
  }
  return value;
}
