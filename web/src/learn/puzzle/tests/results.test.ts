import { expect, test } from 'vitest';
import { NEWCOMER, startOf } from '../rating.ts';
import { after, NOTHING, nextOf, ratingOf, readResults } from '../results.ts';
import { madePuzzle } from './made-puzzle.ts';

const puzzle = madePuzzle();
const kept = (results: object) => readResults(JSON.stringify(results));

test('only the first try counts', () => {
  const once = after(NOTHING, puzzle, false, 100, false);
  expect(once.points).toBeLessThan(NOTHING.points);
  expect(once.tries[puzzle.id]!.isRight).toBe(false);
  expect(ratingOf(once, puzzle).points).toBeGreaterThan(startOf(puzzle).points);
  expect(after(once, puzzle, true, 100, false)).toEqual(once);
  expect(kept(once)).toEqual(once);
});

test('the first try of a day at a puzzle of the day counts for the streak, also if the puzzle is known', () => {
  const known = after(NOTHING, puzzle, true, 50, false);
  const first = after(known, puzzle, true, 100, true);
  expect(first.streak).toEqual({ length: 1, last: 100 });
  expect([first.points, first.tries]).toEqual([known.points, known.tries]);
  const missed = after(first, puzzle, false, 101, true);
  expect(after(missed, puzzle, true, 101, true).streak).toEqual({ length: 1, last: 100 });
  const other = madePuzzle({ id: 'kp-2' });
  const saved = after(missed, other, true, 101, true);
  expect(saved.streak).toEqual({ length: 2, last: 101 });
  expect(saved.today).toEqual({ day: 101, tries: { 'kp-1': false, 'kp-2': true } });
  expect(kept(saved)).toEqual(saved);
});

test('what cannot be read is left out, and the rest stays', () => {
  const whole = after(NOTHING, puzzle, true, 100, true);
  for (const text of [null, '', '{', 'null', '7', '[]', '"x"', '{"points":"25"}'])
    expect(readResults(text)).toEqual(NOTHING);
  expect(kept({ ...whole, deviation: -1 })).toEqual({ ...whole, ...NEWCOMER });
  expect(kept({ ...whole, tries: { ...whole.tries, bad: { isRight: 1 }, worse: null } })).toEqual(whole);
  expect(kept({ ...whole, tries: 'none' }).tries).toEqual({});
  expect(kept({ ...whole, streak: { length: 'long' } }).streak).toEqual(NOTHING.streak);
  expect(kept({ ...whole, today: { day: null } }).today).toEqual(NOTHING.today);
});

test('of very many tries the latest stay', () => {
  const tries = Object.fromEntries(
    Array.from({ length: 2000 }, (_, i) => [`kp-${i}`, { ...startOf(puzzle), isRight: true }]),
  );
  const results = after({ ...NOTHING, tries }, madePuzzle({ id: 'kp-last' }), true, 100, false);
  expect(Object.keys(results.tries)).toHaveLength(2000);
  expect(Object.keys(results.tries).at(-1)).toBe('kp-last');
  expect(results.tries['kp-0']).toBeUndefined();
});

test('next comes what is untried and closest in strength, then what was missed', () => {
  const easy = madePuzzle({ id: 'kp-2', solvedBy: { novice: 0.9, regular: 1, master: 1 } });
  const all = [easy, puzzle];
  expect(nextOf(all, NOTHING)).toBe(puzzle);
  expect(nextOf(all, NOTHING, puzzle.id)).toBe(easy);
  const missed = after(NOTHING, puzzle, false, 100, false);
  expect(nextOf(all, missed)).toBe(easy);
  const left = after(missed, easy, true, 100, false);
  expect(nextOf(all, left)).toBe(puzzle);
  expect(nextOf(all, left, puzzle.id)).toBeUndefined();
});
