import { lastOf, type MoveEntry } from './record.ts';
import type { Seat } from './table.ts';

/** A state since the last seal, and the moves made from it. */
export interface Segment<S> {
  readonly from: S;
  readonly moves: readonly MoveEntry[];
}
/** All moves since the last seal, in segments, so that an undo need not replay all of them. Immutable. */
export type UndoHistory<S> = readonly Segment<S>[];

/** The maximum length of a segment and number of segments; only the first segment may grow longer. */
const SEGMENT = 32;
const SEGMENTS = 16;

export const newHistory = <S>(from: S): UndoHistory<S> => [{ from, moves: [] }];

/** Whether there is nothing to undo. */
export const isUnmoved = <S>([first, second]: UndoHistory<S>): boolean =>
  first!.moves.length === 0 && second === undefined;

export const movesIn = <S>(history: UndoHistory<S>): MoveEntry[] => history.flatMap(({ moves }) => moves);

/** Adds a move; `copy` gives the state after it. */
export function extend<S>(history: UndoHistory<S>, move: MoveEntry, copy: () => S): UndoHistory<S> {
  const { from, moves } = history.at(-1)!;
  const on = history.with(-1, { from, moves: [...moves, move] });
  if (moves.length + 1 < SEGMENT) return on;
  const next = { from: copy(), moves: [] };
  if (on.length < SEGMENTS) return [...on, next];
  const [first, second, ...others] = on as [Segment<S>, Segment<S>];
  return [{ from: first.from, moves: first.moves.concat(second.moves) }, ...others, next];
}

/** Without a seat's last move: the segment it was in, the state before that, and the moves from there on. */
export function withoutLast<S>(
  history: UndoHistory<S>,
  seat: Seat,
): { segment: number; from: S; moves: MoveEntry[] } | null {
  const segment = history.findLastIndex(({ moves }) => lastOf(moves, seat) >= 0);
  if (segment < 0) return null;
  const moves = movesIn(history.slice(segment));
  moves.splice(lastOf(moves, seat), 1);
  return { segment, from: history[segment]!.from, moves };
}

/** Snapshots of a match by number of entries, so that a rewind need not replay the whole record. */
export interface Checkpoints<P> {
  /** The number of entries between two snapshots, and since the last one. */
  readonly every: number;
  readonly since: number;
  readonly places: ReadonlyMap<number, P>;
}

const EVERY = 100;
const MOST = 64;

export const noCheckpoints = <P>(): Checkpoints<P> => ({ every: EVERY, since: 0, places: new Map() });

/** Counts an entry; takes a snapshot (`place`) when one is due, and halves them when there are too many. */
export function addCheckpoint<P>(
  { every, since, places }: Checkpoints<P>,
  count: number,
  place: () => P,
): Checkpoints<P> {
  if (since + 1 < every) return { every, since: since + 1, places };
  const more = [...places, [count, place()] as const];
  if (more.length <= MOST) return { every, since: 0, places: new Map(more) };
  return { every: every * 2, since: 0, places: new Map(more.filter((_, i) => i % 2 === 1)) };
}
