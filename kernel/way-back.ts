import type { MoveEntry } from './record.ts';

/** A state on the way since the last seal, and the moves that were made from it. */
export interface Leg<S> {
  readonly from: S;
  readonly moves: readonly MoveEntry[];
}
/** What an undo goes back to: all moves since the last seal, in legs. Never changed, replaced. */
export type Way<S> = readonly Leg<S>[];

/** How many moves a leg has, and how many legs there are; only the first one, from the seal on, may be longer. */
const LEG = 32;
const LEGS = 16;

export const newWay = <S>(from: S): Way<S> => [{ from, moves: [] }];

export const movesOn = <S>(way: Way<S>): MoveEntry[] => way.flatMap(({ moves }) => moves);

/** The way with one more move; `copy` gives the state after it. */
export function goOn<S>(way: Way<S>, move: MoveEntry, copy: () => S): Way<S> {
  const { from, moves } = way.at(-1)!;
  const on = way.with(-1, { from, moves: [...moves, move] });
  if (moves.length + 1 < LEG) return on;
  const legs = on.length < LEGS ? on : [{ from: on[0]!.from, moves: movesOn(on.slice(0, 2)) }, ...on.slice(2)];
  return [...legs, { from: copy(), moves: [] }];
}

/** Where a match was after so many entries, kept here and there so that a step back need not play everything again. */
export interface Landmarks<P> {
  /** How many entries lie between two of them, and how many since the last. */
  readonly every: number;
  readonly since: number;
  readonly places: ReadonlyMap<number, P>;
}

const EVERY = 100;
const MOST = 64;

export const noLandmarks = <P>(): Landmarks<P> => ({ every: EVERY, since: 0, places: new Map() });

/** One entry further; `place` gives where the match now is, after `count` entries. */
export function passBy<P>({ every, since, places }: Landmarks<P>, count: number, place: () => P): Landmarks<P> {
  if (since + 1 < every) return { every, since: since + 1, places };
  const more = [...places, [count, place()] as const];
  if (more.length <= MOST) return { every, since: 0, places: new Map(more) };
  return { every: every * 2, since: 0, places: new Map(more.filter((_, i) => i % 2 === 1)) };
}
