import { expect, test } from 'vitest';
import { FEATURES, fill } from '../hints/features/index.ts';
import { vampireEmpire as game } from '../index.ts';
import type { State } from '../state/index.ts';
import { HUMAN, type Setting, table, VAMPIRE } from './table.ts';

const BEGINNING: Setting = {
  castle: 'lady monk maid',
  city: 'lord officer nun bishop cook butler',
  vampires: 'lord monk cook',
  trusted: 'lady nun',
  human: { hand: 'musket musket relic pistol rosary holy-water-3 holy-water-3 sacrifice', deck: 32 },
  vampire: { hand: 'garlic raven hound vampire-3 vampire-2 coffin claws organist', deck: 32 },
};
/** Positions by name, with the human player's chance in each by the learned weights. */
const POSITIONS: [name: string, setting: Setting, chance: number][] = [
  ['the first night', BEGINNING, 0.5799],
  [
    'a day with a revealed vampire in the castle',
    { ...BEGINNING, turn: 'day', step: 'action', revealed: 'monk' },
    0.7999,
  ],
  [
    'later, with a vampire and a human dead',
    { ...BEGINNING, city: 'officer nun bishop cook', dead: 'lord butler', revealed: 'lord', confirmed: 'butler' },
    0.771,
  ],
  [
    'one step from conquest',
    { ...BEGINNING, castle: 'lord monk cook', city: 'lady', dead: 'nun', revealed: 'lord monk' },
    0.5317,
  ],
];

const featuresOf = (s: State): Float64Array => {
  const features = new Float64Array(FEATURES);
  fill(s, HUMAN, features);
  return features;
};

for (const [name, setting, chance] of POSITIONS)
  test(`${name} is worth what it was when the weights were learned: changed features need npm run train`, () => {
    const values = game.hints!.learning!.learned.value(table(setting));
    expect(values[HUMAN]).toBeCloseTo(chance, 4);
    expect(values[VAMPIRE]).toBeCloseTo(1 - chance, 4);
  });

test('every feature has its place: the last is the bias, and nothing stays of the position before', () => {
  const features = new Float64Array(FEATURES + 4).fill(7);
  expect(fill(table(BEGINNING), VAMPIRE, features)).toBe(false);
  expect(fill(table(BEGINNING), HUMAN, features)).toBe(true);
  expect([...features.slice(FEATURES - 1)]).toEqual([1, 0, 0, 0, 0]);
  for (const [, setting] of POSITIONS) fill(table(setting), HUMAN, features);
  fill(table(BEGINNING), HUMAN, features);
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
