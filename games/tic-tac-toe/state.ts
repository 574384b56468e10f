import { cloneTable, newTable, type Rng, type Seat, type Table } from '@duskhall/kernel';
import type { Event } from './events.ts';
import type { Frame, Move, Question } from './frames.ts';

/** Instead of a seat: no mark, no winner. */
export const NOBODY: Seat = -1;
export const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

export interface State {
  table: Table<Frame, Question, Move, Event>;
  /** By cell, row by row from the top left: the seat that marked it. */
  board: Seat[];
  winner: Seat;
}

/** The empty board. */
export const setup = (rng: Rng): State => ({
  table: newTable(rng, 2),
  board: CELLS.map(() => NOBODY),
  winner: NOBODY,
});

export const clone = (s: State): State => ({
  table: cloneTable(s.table),
  board: s.board.slice(),
  winner: s.winner,
});

export const hasLine = (s: State, seat: Seat): boolean =>
  LINES.some(([a, b, c]) => s.board[a] === seat && s.board[b] === seat && s.board[c] === seat);

export const isFull = (s: State): boolean => !s.board.includes(NOBODY);

export function scores(s: State): number[] | null {
  if (s.winner !== NOBODY) return s.winner === 0 ? [1, 0] : [0, 1];
  return isFull(s) ? [0.5, 0.5] : null;
}

export function flaw(s: State): string | null {
  const marks = [0, 1].map((seat) => s.board.filter((mark) => mark === seat).length);
  const lead = marks[0]! - marks[1]!;
  if (lead !== 0 && lead !== 1) return `${marks[0]} crosses and ${marks[1]} noughts`;
  for (const seat of [0, 1])
    if (hasLine(s, seat) !== (s.winner === seat)) return `seat ${seat} has a line, or has won, but not both`;
  return null;
}
