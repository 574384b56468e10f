import { waiting } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { cartaImperaVictoria as game } from '../index.ts';
import type { State } from '../state.ts';
import { type Setting, table } from './table.ts';

/** Counts the move sequences of this length; if several seats are asked, the first one moves. */
function sequences(s: State, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const seat of waiting(s).slice(0, 1))
    for (const move of game.legal(s, seat)) {
      const after = game.clone(s);
      game.apply(after, seat, move);
      count += sequences(after, depth - 1);
    }
  return count;
}

const effects = { step: 'effects' } as const;
const pack = 'military-i religion-i economy-i science-i';
const SETTINGS: { [name: string]: Setting } = {
  'a lonely card': { hands: ['military-i'], deck: 0 },
  'three cards in the final round': { seats: 2, hands: ['military-i science-i culture-i'], deck: 0 },
  'the military menu': { ...effects, areas: ['M3 S1'], hands: ['religion-i economy-i culture-i'], deck: 0 },
  'a draft of two': { seats: 2, options: { deal: 'draft' }, packs: [pack, pack] },
  'every menu open, two': {
    ...effects,
    seats: 2,
    areas: ['M5 R5 E5 S5 C2 U5', 'M5 R5 E5 S5 C1 U5'],
    hands: ['military-i religion-i science-ii', 'economy-i culture-i'],
    discard: 'military-ii culture-i',
    deck: 12,
  },
  'every menu open, teams, activated': {
    ...effects,
    seats: 4,
    options: { teams: 'on', religionMode: 'activated', markerTargets: 'others' },
    areas: ['M2 R4 E4 S2 C2 U2', 'M4 E2', 'S4 C1', 'R2 U4'],
    hands: ['military-ii religion-i science-ii', 'economy-i culture-i', 'military-i', ''],
    discard: 'military-ii culture-i',
    deck: 12,
  },
  'embargoes everywhere': {
    areas: ['E5 S5', 'E3', 'S3'],
    hands: ['economy-iii science-i military-i', 'economy-iii', 'science-i'],
    embargoes: ['0 economy', '1 economy', '2 science'],
    deck: 9,
  },
  'the coin on Religion': {
    areas: ['C2 R1', 'R3 M3', 'S3'],
    hands: ['military-i science-i', 'culture-i religion-i', 'culture-i'],
    coin: '0 1 religion',
    deck: 9,
  },
};

/** The first four rows, and numbers below 20 in the others, were also counted by hand. */
const COUNTS: [setting: keyof typeof SETTINGS, ...counts: number[]][] = [
  ['a lonely card', 1, 1, 1, 1, 0],
  ['three cards in the final round', 3, 4, 4, 1, 0],
  ['the military menu', 4, 9, 18, 26, 28, 23],
  ['a draft of two', 4, 16, 48, 144, 288, 576],
  ['every menu open, two', 15, 82, 680, 3791],
  ['every menu open, teams, activated', 14, 85, 587, 3662],
  ['embargoes everywhere', 2, 13, 40, 136, 421, 1215],
  ['the coin on Religion', 2, 8, 21, 66, 166, 460],
];
for (const [setting, ...expected] of COUNTS)
  test(`${setting}: ${expected.join(', ')} sequences of 1, 2, … moves`, () => {
    const s = table(SETTINGS[setting]!);
    expect(expected.map((_, i) => sequences(s, i + 1))).toEqual(expected);
  });
