import { expect, test } from 'vitest';
import { variety } from '../variety.ts';

const WAYS = ['a', 'b', 'c', 'd', 'e'];
const hear = (match: string, about: string, times: number): string[] => {
  const choose = variety(match);
  return Array.from({ length: times }, () => choose(about, WAYS));
};

test('no way comes again before all have come, and none twice in a row', () => {
  for (let match = 0; match < 50; match++) {
    const heard = hear(`match ${match}`, 'dawn', 20);
    for (let from = 0; from < 20; from += WAYS.length)
      expect(heard.slice(from, from + WAYS.length).toSorted()).toEqual(WAYS);
    expect(heard.filter((way, i) => way === heard[i - 1])).toEqual([]);
  }
});

test('evenings differ, and so do things told; the same evening is told alike', () => {
  const heard = Array.from({ length: 30 }, (_, match) => hear(`match ${match}`, 'dawn', 3).join(''));
  expect(new Set(heard).size).toBeGreaterThan(15);
  expect(
    new Set(['dawn', 'day', 'sunset', 'night', 'died'].map((about) => hear('m', about, 3).join(''))).size,
  ).toBeGreaterThan(2);
  expect(hear('m', 'dawn', 12)).toEqual(hear('m', 'dawn', 12));
});

test('what is told in between changes nothing', () => {
  const choose = variety('m');
  const dawns = Array.from({ length: 6 }, () => {
    choose('day', WAYS);
    return choose('dawn', WAYS);
  });
  expect(dawns).toEqual(hear('m', 'dawn', 6));
});
