import { mayClose, waiting } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { vampireEmpire as game } from '../index.ts';
import type { State } from '../state/index.ts';
import { type Setting, table } from './table.ts';

/** Counts the move sequences of this length; a held window closes as soon as it can. */
function sequences(s: State, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const seat of waiting(s))
    for (const move of game.legal(s, seat)) {
      const after = game.clone(s);
      game.apply(after, seat, move);
      while (mayClose(after)) game.close(after);
      count += sequences(after, depth - 1);
    }
  return count;
}

const people = { castle: 'lady monk cook', city: 'lord nun', vampires: 'lady nun maid' } as const;
const SETTINGS: { [name: string]: Setting } = {
  'a pass with two cards': { ...people, turn: 'day', step: 'action', human: { hand: 'holy-water-1 chapel' } },
  'an exchange of two cards': { ...people, turn: 'day', step: 'exchange', human: { hand: 'garlic relic' } },
  'an exchange after recycling': {
    ...people,
    turn: 'night',
    step: 'exchange',
    vampire: { hand: 'garlic relic', isRecycled: true },
  },
  'a people card': {
    ...people,
    turn: 'day',
    step: 'before',
    human: { hand: 'ostler garlic' },
    vampire: { hand: 'claws' },
  },
  'an attack with answers': {
    ...people,
    turn: 'night',
    step: 'action',
    revealed: 'lady',
    vampire: { hand: 'vampire-1 dagger claws hound' },
    human: { hand: 'sacrifice secret-passage garlic candlestick' },
  },
  'holy water with a follow-up': {
    ...people,
    turn: 'day',
    step: 'action',
    human: { hand: 'holy-water-1 holy-water-3 candlestick' },
    vampire: { hand: 'im-not-a-vampire rapier' },
  },
  'hiding and a replacement': {
    ...people,
    turn: 'night',
    step: 'action',
    vampire: { hand: 'vampire-1 vampire-2 vampire-3 raven' },
    human: { hand: 'sacrifice relic garlic' },
  },
  'main cards of both': {
    ...people,
    turn: 'night',
    step: 'before',
    revealed: 'lady',
    vampire: { hand: 'bat-form mist-form hypnosis coffin', cellar: 'garlic' },
    human: { hand: 'secret-journey crypt-opening chapel novice', cellar: 'relic', moat: 'garlic dagger' },
  },
};

/** The first row and the first number of each row were also counted by hand. */
const COUNTS: [setting: keyof typeof SETTINGS, ...counts: number[]][] = [
  ['a pass with two cards', 1, 2, 2],
  ['an exchange of two cards', 6, 14, 16, 35, 169],
  ['an exchange after recycling', 4, 12, 18, 40, 63],
  ['a people card', 3, 3, 4, 8, 10],
  ['an attack with answers', 2, 6, 20, 44, 108],
  ['holy water with a follow-up', 3, 14, 26, 26, 45],
  ['hiding and a replacement', 3, 9, 26, 50, 88],
  ['main cards of both', 10, 33, 75, 169, 638],
];
for (const [setting, ...expected] of COUNTS)
  test(`${setting}: ${expected.join(', ')} sequences of 1, 2, … moves`, () => {
    const s = table(SETTINGS[setting]!);
    expect(expected.map((_, i) => sequences(s, i + 1))).toEqual(expected);
  });
