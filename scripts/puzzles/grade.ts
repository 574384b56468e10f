import { same } from '@duskhall/kernel';
import { GRADERS, type Puzzle } from '../../web/src/puzzle.ts';
import { look, type Position } from './position.ts';

const TRIES = 5;
/** How each grader searches: fixed whatever the levels become, so that all puzzles are graded alike. */
const SEARCHES: { readonly [G in (typeof GRADERS)[number]]: { effort: number; reads: boolean } } = {
  novice: { effort: 0.2, reads: false },
  regular: { effort: 1, reads: true },
  master: { effort: 8, reads: true },
};

/** The share of a grader's tries that choose the answer. */
export function shareOf(position: Position, answer: unknown, grader: (typeof GRADERS)[number]): number {
  const { effort, reads } = SEARCHES[grader];
  const asLevel = reads ? position : { ...position, belief: { ...position.belief, clues: [] } };
  const tries = Array.from({ length: TRIES }, (_, seed) => look(asLevel, { effort, seed: 1000 + seed }).findings[0]!);
  return tries.filter(({ move }) => same(move, answer)).length / TRIES;
}

export const gradeOf = (position: Position, answer: unknown): Puzzle['solvedBy'] =>
  Object.fromEntries(
    GRADERS.map((level) => [level, shareOf(position, answer, level)]),
  ) as unknown as Puzzle['solvedBy'];

/** Every level always finds the answer. */
export const isEasy = (solvedBy: Puzzle['solvedBy']): boolean => GRADERS.every((level) => solvedBy[level] === 1);
