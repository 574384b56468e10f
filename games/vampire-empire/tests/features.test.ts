import { expect, test } from 'vitest';
import { FEATURES, fill } from '../hints/features/index.ts';
import type { State } from '../state/index.ts';
import { HUMAN, type Setting, table } from './table.ts';

const BEGINNING: Setting = {
  castle: 'lady monk maid',
  city: 'lord officer nun bishop cook butler',
  vampires: 'lord monk cook',
  trusted: 'lady nun',
  human: { hand: 'musket musket relic pistol rosary holy-water-3 holy-water-3 sacrifice', deck: 32 },
  vampire: { hand: 'garlic raven hound vampire-3 vampire-2 coffin claws organist', deck: 32 },
};
const featuresOf = (s: State): Float64Array => {
  const features = new Float64Array(FEATURES);
  fill(s, features);
  return features;
};

test('every feature has its place: the last is the bias, and nothing stays of the position before', () => {
  const features = new Float64Array(FEATURES + 4).fill(7);
  expect(fill(table(BEGINNING), features)).toBe(HUMAN);
  expect([...features.slice(FEATURES - 1)]).toEqual([1, 0, 0, 0, 0]);
  fill(table({ ...BEGINNING, turn: 'day', step: 'action', revealed: 'monk' }), features);
  fill(table(BEGINNING), features);
  expect(features.slice(0, FEATURES)).toEqual(featuresOf(table(BEGINNING)));
});

test('features tell who is a vampire, who is next in the city, and whose hand it is', () => {
  const difference = (other: Setting): number => {
    const [before, after] = [featuresOf(table(BEGINNING)), featuresOf(table({ ...BEGINNING, ...other }))];
    return before.filter((feature, place) => feature !== after[place]).length;
  };
  expect(difference({})).toBe(0);
  expect(difference({ vampires: 'lord maid cook' })).toBeGreaterThan(0);
  expect(difference({ city: 'officer lord nun bishop cook butler' })).toBe(2);
  expect(
    difference({
      vampire: { ...BEGINNING.vampire, hand: 'garlic raven hound vampire-3 vampire-2 coffin claws kitchen-boy' },
    }),
  ).toBe(2);
});
