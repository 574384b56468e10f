import { expect, test } from 'vitest';
import { type Meeting, rate } from './bradley-terry.ts';

const meeting = (first: number, second: number, games: number, won: number): Meeting => ({ first, second, games, won });

test('70 % is 150 points, as in Elo, and the interval shrinks with the games', () => {
  const [, few] = rate([meeting(0, 1, 100, 30)], 2, 0);
  const [anchor, many] = rate([meeting(0, 1, 10_000, 3000)], 2, 0);
  expect([anchor!.rating, anchor!.margin < 0.01]).toEqual([0, true]);
  expect(Math.abs(many!.rating - 147)).toBeLessThan(2);
  expect(few!.margin / many!.margin).toBeCloseTo(10, 0);
  // The binomial deviation of 30 % in 100 games, about 0.046, is about 38 points there.
  expect(Math.abs(few!.margin - 2 * 38)).toBeLessThan(5);
});

test('all meetings count for one scale', () => {
  const direct = [meeting(0, 1, 1000, 300), meeting(1, 2, 1000, 300)];
  const rated = rate(direct, 3, 0).map(({ rating }) => Math.round(rating / 10));
  expect(rated).toEqual([0, 15, 29]);
  const upset = rate([...direct, meeting(0, 2, 1000, 500)], 3, 0);
  expect(upset[2]!.rating).toBeLessThan(200);
});

test('who has won always has a rating, and who has not played has none that is sure', () => {
  const rated = rate([meeting(0, 1, 20, 0)], 3, 0);
  expect(Number.isFinite(rated[1]!.rating)).toBe(true);
  expect(rated[1]!.rating).toBeGreaterThan(400);
  expect(rated[2]!.margin).toBeGreaterThan(10_000);
});
