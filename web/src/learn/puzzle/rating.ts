import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import { GRADERS, type Puzzle } from '../../puzzle.ts';

/** How strong somebody is, or how hard a puzzle; as a normal distribution. */
export interface Rating {
  mu: number;
  sigma: number;
}

/** Where everybody begins. */
export const NEWCOMER: Rating = { mu: 25, sigma: 25 / 3 };
/** What the bots say of a puzzle is worth a few tries. */
const GRADED = NEWCOMER.sigma / 2;

/** What people read is the scale of chess: a newcomer has 1500, and 400 points more are odds of ten to one. */
const MIDDLE = 1500;
const POINTS = 400 / (Math.LN10 * Math.SQRT2 * (25 / 6));
const pointsOf = ({ mu }: Rating): number => MIDDLE + (mu - NEWCOMER.mu) * POINTS;

/** Below this a rating is told without "about": two times out of three it is right within 120 points. */
const SURE = 120 / POINTS;

/** A rating as it is told: to the ten while it is uncertain. */
export function shown(rating: Rating): { points: number; isSure: boolean } {
  const isSure = rating.sigma < SURE;
  const step = isSure ? 1 : 10;
  return { points: Math.round(pointsOf(rating) / step) * step, isSure };
}

/** By grader: its strength in points. */
const STRENGTH: { readonly [G in (typeof GRADERS)[number]]: number } = { novice: 1200, regular: 1500, master: 1800 };
/** Nobody finds a puzzle always or never: a grader has tried it only so often. */
const [LEAST, MOST] = [0.05, 0.95];

/** How hard a puzzle is before anybody here has tried it. */
export function startOf({ solvedBy }: Pick<Puzzle, 'solvedBy'>): Rating {
  const points = GRADERS.map((grader) => {
    const share = Math.min(MOST, Math.max(LEAST, solvedBy[grader]));
    return STRENGTH[grader] + 400 * Math.log10((1 - share) / share);
  });
  const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
  return { mu: NEWCOMER.mu + (mean - MIDDLE) / POINTS, sigma: GRADED };
}

/** Both ratings after a try: whoever finds the answer has beaten the puzzle. */
export function rated(person: Rating, puzzle: Rating, isRight: boolean): { person: Rating; puzzle: Rating } {
  const rank = isRight ? [1, 2] : [2, 1];
  const [[winner], [loser]] = rate([[person], [puzzle]], { rank, model: bradleyTerryFull });
  return { person: winner, puzzle: loser };
}

/** How hard a puzzle is, in a word: who finds it at least every other time. */
export const GRADES = ['easy', 'medium', 'hard', 'hardest'] as const;
export type Grade = (typeof GRADES)[number];

export function gradeOf({ solvedBy }: Pick<Puzzle, 'solvedBy'>): Grade {
  const weakest = GRADERS.findIndex((grader) => solvedBy[grader] >= 0.5);
  // None does: the last grade.
  return GRADES.at(weakest)!;
}
