import type { MovePuzzle } from '../../web/src/puzzle.ts';
import { isEasy } from './grade.ts';

/** How many puzzles one match may give, and how many entries of its record lie between them. */
const PER_MATCH = 2;
const APART = 15;
/** The share of puzzles that every level always solves: beginners need some. */
const EASY = 1 / 3;
/** The share of puzzles with the same answer to the same question. */
const ALIKE = 1 / 12;
/** The share of puzzles with the same question. */
const ASKED = 1 / 3;

/** Shares are of at least this many puzzles, so that a set may begin with any of them. */
const FULL = 60;

/** Keeps the puzzles of a game varied. */
export interface Selection {
  /** Whether another position of this match would be new. */
  mayTake(match: MovePuzzle['match']): boolean;
  /** Whether this match can give no more. */
  isDone(seed: string): boolean;
  mayAsk(question: string, answer: unknown): boolean;
  mayBeEasy(): boolean;
  /** Counts a puzzle that was taken. */
  take(puzzle: MovePuzzle, question: string): void;
}

export function openSelection(
  taken: readonly MovePuzzle[],
  wanted: number,
  questionOf: (puzzle: MovePuzzle) => string,
): Selection {
  const counts = new Map<string, number>();
  const matches = new Map<string, number[]>();
  const full = Math.max(FULL, wanted);
  let easy = 0;
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const take = (puzzle: MovePuzzle, question: string) => {
    add(question);
    add(question + JSON.stringify(puzzle.findings[0]!.move));
    const { seed, moves } = puzzle.match;
    matches.set(seed, [...(matches.get(seed) ?? []), moves.length]);
    if (isEasy(puzzle.solvedBy)) easy++;
  };
  for (const puzzle of taken) take(puzzle, questionOf(puzzle));
  return {
    mayTake({ seed, moves }) {
      const before = matches.get(seed) ?? [];
      return before.length < PER_MATCH && before.every((length) => moves.length - length >= APART);
    },
    isDone: (seed) => (matches.get(seed)?.length ?? 0) >= PER_MATCH,
    mayAsk: (question, answer) =>
      (counts.get(question) ?? 0) < ASKED * full && (counts.get(question + JSON.stringify(answer)) ?? 0) < ALIKE * full,
    mayBeEasy: () => easy < EASY * full,
    take,
  };
}
