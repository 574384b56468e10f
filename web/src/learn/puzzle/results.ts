import type { Puzzle } from '../../puzzle.ts';
import { prolonged, type Streak } from './daily.ts';
import { NEWCOMER, type Rating, rated, startOf } from './rating.ts';

/** The first try at a puzzle, which is the one that counts; the rating is the puzzle's after it. */
export interface Try extends Rating {
  isRight: boolean;
}

/** What this device knows of a person's puzzles. */
export interface Results extends Rating {
  tries: { readonly [id: string]: Try };
  streak: Streak;
  /** The first try of a day at each of its puzzles, also at those that were known before. */
  today: { day: number; tries: { readonly [id: string]: boolean } };
}

/** So many tries are kept, the latest. */
const MOST = 2000;

export const NOTHING: Results = {
  ...NEWCOMER,
  tries: {},
  streak: { length: 0, last: -1 },
  today: { day: -1, tries: {} },
};

type Read = { readonly [key: string]: unknown };
const isObject = (read: unknown): read is Read => typeof read === 'object' && read !== null;
const isPositive = (read: unknown): boolean => typeof read === 'number' && read > 0 && Number.isFinite(read);
const isRating = (read: unknown): read is Read & Rating =>
  isObject(read) && Number.isFinite(read.points) && isPositive(read.deviation) && isPositive(read.volatility);
const isTry = (read: unknown): read is Try => isRating(read) && typeof read.isRight === 'boolean';
const isStreak = (read: unknown): read is Streak =>
  isObject(read) && Number.isInteger(read.length) && Number.isInteger(read.last);
const validOf = <T>(read: unknown, is: (one: unknown) => one is T): { [id: string]: T } =>
  Object.fromEntries(Object.entries(isObject(read) ? read : {}).filter((entry): entry is [string, T] => is(entry[1])));

/** What was kept, as far as it can be read. */
export function readResults(text: string | null): Results {
  let read: unknown;
  try {
    read = JSON.parse(text ?? '{}');
  } catch {
    return NOTHING;
  }
  if (!isObject(read)) return NOTHING;
  const { streak, today } = read;
  const { points, deviation, volatility } = isRating(read) ? read : NEWCOMER;
  return {
    ...{ points, deviation, volatility, tries: validOf(read.tries, isTry) },
    streak: isStreak(streak) ? streak : NOTHING.streak,
    today:
      isObject(today) && Number.isInteger(today.day)
        ? { day: today.day as number, tries: validOf(today.tries, (one): one is boolean => typeof one === 'boolean') }
        : NOTHING.today,
  };
}

/** The rating of a puzzle on this device. */
export const ratingOf = ({ tries }: Results, puzzle: Puzzle): Rating => tries[puzzle.id] ?? startOf(puzzle);

/** The results after a try; only the first at each puzzle is rated, and only the first of the day counts for the streak. */
export function after(results: Results, puzzle: Puzzle, isRight: boolean, day: number, isDaily: boolean): Results {
  return withDaily(withTry(results, puzzle, isRight), puzzle.id, isRight, day, isDaily);
}

function withTry(results: Results, puzzle: Puzzle, isRight: boolean): Results {
  if (results.tries[puzzle.id] !== undefined) return results;
  const { person, puzzle: tried } = rated(results, startOf(puzzle), isRight);
  const tries = [...Object.entries(results.tries), [puzzle.id, { ...tried, isRight }] as const];
  return { ...results, ...person, tries: Object.fromEntries(tries.slice(-MOST)) };
}

function withDaily(results: Results, id: string, isRight: boolean, day: number, isDaily: boolean): Results {
  const tries = results.today.day === day ? results.today.tries : {};
  if (!isDaily || tries[id] !== undefined) return results;
  const streak = isRight ? prolonged(results.streak, day) : results.streak;
  return { ...results, streak, today: { day, tries: { ...tries, [id]: isRight } } };
}

/** What to solve next: the untried puzzle closest to the person's strength, then what was missed; undefined: all is solved. */
export function nextOf(puzzles: readonly Puzzle[], results: Results, except = ''): Puzzle | undefined {
  const { tries, points } = results;
  const distance = (puzzle: Puzzle) => Math.abs(startOf(puzzle).points - points);
  const isTried = ({ id }: Puzzle) => Number(tries[id] !== undefined);
  return puzzles
    .filter(({ id }) => id !== except && tries[id]?.isRight !== true)
    .toSorted((a, b) => isTried(a) - isTried(b) || distance(a) - distance(b) || (a.id < b.id ? -1 : 1))[0];
}
