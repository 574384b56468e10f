import type { Because, Gain, GameRecord, MoveEntry, Seat } from '@duskhall/kernel';

/** What a puzzle trains. */
export const THEMES = ['defence', 'tempo', 'bluff', 'reading'] as const;
export type Theme = (typeof THEMES)[number];

/** The levels whose tries grade a puzzle, the weakest first. */
export const GRADERS = ['novice', 'regular', 'master'] as const;

interface PuzzleBase {
  /** Begins with the game's abbreviation; never changes, and is never used again for another position. */
  id: string;
  theme: Theme;
  /** The seat that is asked. */
  seat: Seat;
  /** The match that led to the position; `moves` are the entries of its record without their times. */
  match: Pick<GameRecord, 'rulesVersion' | 'seats' | 'options' | 'seed'> & {
    moves: readonly (readonly [seat: Seat, move: unknown, by?: MoveEntry['by']])[];
  };
  /** By grader: the share of its tries that found the answer, from 0 to 1. */
  solvedBy: { readonly [G in (typeof GRADERS)[number]]: number };
}

/** "What would you do?": one answer is clearly the best as far as the seat can know. */
export interface MovePuzzle extends PuzzleBase {
  kind: 'move';
  /** What a search with ten times a Master's budget found, best first: the answer, and what else was legal. */
  findings: readonly { move: unknown; visits: number; value: number }[];
  /** What the search believed about the others; null: nothing worth telling. */
  because: Because | null;
  /** What makes the answer better than the next best; left out: mined before that was told. */
  gains?: readonly Gain[];
}

/** A step of a proof, which the game's texts put into words. */
export interface ProofStep {
  reason: string;
  /** The event of the seat's log that it rests on, by its index; -1: only the steps before. */
  event: number;
  seats: readonly Seat[];
  value: number;
}

/** "Who lies?": what was claimed, voted and seen leaves one liar. */
export interface LiarPuzzle extends PuzzleBase {
  kind: 'liar';
  liar: Seat;
  /** By suspect, the liar first: what follows if the liar spoke the truth, or if another lied, up to a contradiction. */
  proofs: readonly { seat: Seat; steps: readonly ProofStep[] }[];
}

export type Puzzle = MovePuzzle | LiarPuzzle;
