import { expect, test } from 'vitest';
import { FEATURES, fill } from '../hints/features/index.ts';
import { cartaImperaVictoria as game } from '../index.ts';
import type { State } from '../state.ts';
import { range, type Setting, table } from './table.ts';

const EARLY: Setting = {
  seats: 2,
  options: { religionMode: 'activated' },
  areas: ['M1 S1', 'R2'],
  hands: ['military-i science-i culture-i', 'religion-i religion-i economy-i'],
  deck: 80,
};
const NEAR: Setting = {
  ...EARLY,
  areas: ['S6 C1 E1', 'M3 R3 U2'],
  hands: ['science-iii science-ii culture-i', 'military-i utopia-iii'],
  deck: 30,
};
const LAST: Setting = {
  ...EARLY,
  areas: ['M3 R2 E1', 'M1 R1 E3 U2'],
  hands: ['science-iii', 'culture-iii'],
  deck: 0,
};
/** Positions by name, with each seat's chance by the learned weights. */
const POSITIONS: [name: string, setting: Setting, chances: number[]][] = [
  ['the first turns', EARLY, [0.4429, 0.5571]],
  ['two cards from hegemony, and on turn', NEAR, [0.9729, 0.0271]],
  ['the same, the other on turn', { ...NEAR, turn: 1 }, [0.8723, 0.1277]],
  ['the same with an Embargo', { ...NEAR, embargoes: ['0 science'] }, [0.8708, 0.1292]],
  ['the final round', LAST, [0.0495, 0.9505]],
  [
    'three seats',
    { ...EARLY, seats: 3, areas: ['M1 S1', 'R2', 'C3'], hands: ['military-i', 'religion-i', 'economy-i'] },
    [0.2172, 0.2784, 0.5043],
  ],
];

const featuresOf = (s: State, seat = 0): number[] => {
  const features = new Float64Array(FEATURES);
  fill(s, seat, features);
  return [...features];
};

for (const [name, setting, chances] of POSITIONS)
  test(`${name} is worth what it was when the weights were learned: changed features need npm run train`, () => {
    const values = game.hints!.learning!.learned.value(table(setting));
    for (const [seat, chance] of chances.entries()) expect(values[seat]).toBeCloseTo(chance, 4);
  });

test('features fit their list, and nothing stays of the position before', () => {
  const features = new Float64Array(FEATURES + 4).fill(7);
  const fresh = featuresOf(table(EARLY));
  expect(fill(table(NEAR), 1, features)).toBe(true);
  expect(fill(table(EARLY), 0, features)).toBe(true);
  expect([...features]).toEqual([...fresh, 0, 0, 0, 0]);
});

test('features tell hand, area, turn, markers and deck', () => {
  const differs = (other: Partial<Setting>): boolean =>
    featuresOf(table(NEAR)).some((feature, place) => feature !== featuresOf(table({ ...NEAR, ...other }))[place]);
  expect(differs({})).toBe(false);
  for (const other of [
    { hands: ['science-iii culture-i culture-i', 'military-i utopia-iii'] },
    { areas: ['S5 C2 E1', 'M3 R3 U2'] },
    { turn: 1 },
    { step: 'effects' },
    { embargoes: ['0 science'] },
    { democracies: ['0 science'] },
    { deck: 3 },
    { first: 1, deck: 3 },
  ] satisfies Partial<Setting>[])
    expect(differs(other), JSON.stringify(other)).toBe(true);
});

test('a position seen from the other side of the table is worth the same', () => {
  const { areas, hands } = NEAR;
  const given: Setting = { ...NEAR, embargoes: ['0 science'], democracies: ['1 utopia'], coin: '0 1 military' };
  const mirrored: Setting = {
    ...given,
    ...{ first: 1, turn: 1, areas: areas!.toReversed(), hands: hands!.toReversed() },
    ...{ embargoes: ['1 science'], democracies: ['0 utopia'], coin: '1 0 military' },
  };
  for (const seat of range(2)) expect(featuresOf(table(mirrored), 1 - seat)).toEqual(featuresOf(table(given), seat));
});

test('teammates are valued alike, by the cards of both', () => {
  const teams: Setting = {
    ...EARLY,
    seats: 4,
    options: { teams: 'on' },
    areas: ['M1', 'R2', 'C3', 'S1'],
    hands: ['military-i', 'religion-i', 'economy-i', 'culture-i'],
  };
  const [first, second, third, fourth] = game.hints!.learning!.learned.value(table(teams));
  expect([third, fourth]).toEqual([first, second]);
  expect(first! + second!).toBeCloseTo(1);
  expect(featuresOf(table({ ...teams, areas: ['M1', 'R2', 'C4', 'S1'] }))).not.toEqual(featuresOf(table(teams)));
});
