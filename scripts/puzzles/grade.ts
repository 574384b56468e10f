import { LEVELS, type LevelName } from '@duskhall/bots';
import { same } from '@duskhall/kernel';
import { GRADERS, type Puzzle } from '../../web/src/puzzle.ts';
import { look, type Position } from './position.ts';

const TRIES = 5;

/** The share of a level's tries, without its random moves, that choose the answer. */
export function shareOf(position: Position, answer: unknown, level: LevelName): number {
  const { effort, belief } = LEVELS[level];
  const asLevel = belief ? position : { ...position, belief: { ...position.belief, clues: [] } };
  const tries = Array.from({ length: TRIES }, (_, seed) => look(asLevel, { effort, seed: 1000 + seed }).findings[0]!);
  return tries.filter(({ move }) => same(move, answer)).length / TRIES;
}

export const gradeOf = (position: Position, answer: unknown): Puzzle['solvedBy'] =>
  Object.fromEntries(
    GRADERS.map((level) => [level, shareOf(position, answer, level)]),
  ) as unknown as Puzzle['solvedBy'];

/** Every level always finds the answer. */
export const isEasy = (solvedBy: Puzzle['solvedBy']): boolean => GRADERS.every((level) => solvedBy[level] === 1);
