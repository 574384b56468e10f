import { expect, test } from 'vitest';
import { type Grade, gradeOf, NEWCOMER, rated, shown, startOf } from '../rating.ts';

const solvedBy = (novice: number, regular: number, master: number) => ({ solvedBy: { novice, regular, master } });

test('a newcomer has about 1500 points', () => {
  expect(shown(NEWCOMER)).toEqual({ points: 1500, isSure: false });
});

test('a puzzle begins where the bots put it', () => {
  const points = (novice: number, regular: number, master: number) => {
    return shown(startOf(solvedBy(novice, regular, master))).points;
  };
  expect(points(0.15, 0.5, 0.85)).toBe(1500);
  expect(points(0.9, 0.95, 1)).toBeLessThan(1200);
  expect(points(0, 0.05, 0.3)).toBeGreaterThan(1800);
  expect(points(0, 0, 0)).toBe(points(0.05, 0.05, 0.05));
});

const GRADED: [novice: number, regular: number, master: number, grade: Grade][] = [
  [0.5, 0.6, 0.9, 'easy'],
  [0.4, 0.5, 0.9, 'medium'],
  [0, 0.4, 0.5, 'hard'],
  [0, 0.1, 0.4, 'hardest'],
];
for (const [novice, regular, master, grade] of GRADED)
  test(`a puzzle that ${novice}, ${regular} and ${master} of the bots' tries solve is ${grade}`, () =>
    expect(gradeOf(solvedBy(novice, regular, master))).toBe(grade));

test('what one gains the other loses, and more against the odds', () => {
  const puzzle = startOf(solvedBy(0.15, 0.5, 0.85));
  const hard = startOf(solvedBy(0, 0.05, 0.3));
  const right = rated(NEWCOMER, puzzle, true);
  expect(right.person.points).toBeGreaterThan(NEWCOMER.points);
  expect(right.puzzle.points).toBeLessThan(puzzle.points);
  expect(right.person.deviation).toBeLessThan(NEWCOMER.deviation);
  const wrong = rated(NEWCOMER, puzzle, false);
  expect(wrong.person.points).toBeLessThan(NEWCOMER.points);
  expect(wrong.puzzle.points).toBeGreaterThan(puzzle.points);
  expect(rated(NEWCOMER, hard, true).person.points).toBeGreaterThan(right.person.points);
});

test('after some twenty tries a rating is told without "about"', () => {
  let person = NEWCOMER;
  let tries = 0;
  for (; !shown(person).isSure; tries++)
    person = rated(person, startOf(solvedBy(0.15, 0.5, 0.85)), tries % 2 === 0).person;
  expect(tries).toBeGreaterThan(10);
  expect(tries).toBeLessThan(40);
  expect(Math.abs(shown(person).points - 1500)).toBeLessThan(150);
});
