import { fastRng, shuffle } from '@duskhall/kernel';

const DAY = 24 * 60 * 60 * 1000;

/** The calendar day in UTC, as a number: it is the same all over the world. */
export const dayOf = (date: number): number => Math.floor(date / DAY);
export const dateOf = (day: number): number => day * DAY;

/** The puzzle of a day: in an order that looks like chance, and none comes again before all others have come. */
export function dailyOf<T extends { id: string }>(puzzles: readonly T[], day: number): T | undefined {
  const order = shuffle(
    fastRng(puzzles.length),
    puzzles.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    'daily',
  );
  return order[day % order.length];
}

/** Days in a row on which the first try at a puzzle of the day was right. */
export interface Streak {
  length: number;
  /** The last of them. */
  last: number;
}

/** A streak as it stands: today there is still time to go on with yesterday's. */
export const lengthOn = ({ length, last }: Streak, day: number): number => (day - last <= 1 ? length : 0);

export const prolonged = (streak: Streak, day: number): Streak =>
  streak.last === day ? streak : { length: lengthOn(streak, day) + 1, last: day };
