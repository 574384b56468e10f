import rate from 'glicko2-lite';
import { GRADERS, type Puzzle } from '../../puzzle.ts';

/** How strong somebody is, or how hard a puzzle: Glicko-2, on the scale of chess. */
export interface Rating {
  points: number;
  /** Two times out of three the points are right within this. */
  deviation: number;
  volatility: number;
}

/** Where everybody begins. */
export const NEWCOMER: Rating = { points: 1500, deviation: 350, volatility: 0.06 };
/** What the bots say of a puzzle is worth a few tries. */
const GRADED = NEWCOMER.deviation / 2;
/** Below this a rating is told without "about". */
const SURE = 120;

/** A rating as it is told: to the ten while it is uncertain. */
export function shown({ points, deviation }: Rating): { points: number; isSure: boolean } {
  const isSure = deviation < SURE;
  const step = isSure ? 1 : 10;
  return { points: Math.round(points / step) * step, isSure };
}

/** By grader: its strength in points. */
const STRENGTH: { readonly [G in (typeof GRADERS)[number]]: number } = { novice: 1200, regular: 1500, master: 1800 };
/** Nobody finds a puzzle always or never: a grader has tried it only so often. */
const [LEAST, MOST] = [0.05, 0.95];

/** How hard a puzzle is before anybody here has tried it. */
export function startOf({ solvedBy }: Pick<Puzzle, 'solvedBy'>): Rating {
  const strengths = GRADERS.map((grader) => {
    const share = Math.min(MOST, Math.max(LEAST, solvedBy[grader]));
    return STRENGTH[grader] + 400 * Math.log10((1 - share) / share);
  });
  const points = strengths.reduce((sum, one) => sum + one, 0) / strengths.length;
  return { ...NEWCOMER, points, deviation: GRADED };
}

function against({ points, deviation, volatility }: Rating, other: Rating, hasWon: boolean): Rating {
  const { rating, rd, vol } = rate(points, deviation, volatility, [[other.points, other.deviation, Number(hasWon)]]);
  return { points: rating, deviation: rd, volatility: vol };
}

/** Both ratings after a try: whoever finds the answer has beaten the puzzle. */
export const rated = (person: Rating, puzzle: Rating, isRight: boolean): { person: Rating; puzzle: Rating } => ({
  person: against(person, puzzle, isRight),
  puzzle: against(puzzle, person, !isRight),
});

/** How hard a puzzle is, in a word: who finds it at least every other time. */
export const GRADES = ['easy', 'medium', 'hard', 'hardest'] as const;
export type Grade = (typeof GRADES)[number];

export function gradeOf({ solvedBy }: Pick<Puzzle, 'solvedBy'>): Grade {
  const weakest = GRADERS.findIndex((grader) => solvedBy[grader] >= 0.5);
  return weakest < 0 ? 'hardest' : GRADES[weakest]!;
}
