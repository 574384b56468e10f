import { waiting } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { vampireVillage as game } from '../index.ts';
import type { State } from '../state.ts';
import { choose, pass, type Setting, table } from './table.ts';

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

const SETTINGS: { [name: string]: Setting } = {
  'six cards each': { villages: ['start-mossy-gate@0,0:2', 'start-frost-gate@0,0:2'] },
  'three creatures each': {
    ...{ seats: 3, step: 'creatures', villages: ['keep@0,0', 'inn@0,0', 'bakery@0,0'] },
    draws: ['vampire-1 witch-swamp werewolf-grey', '2*witch-swamp vampire-2', 'demon-ruin demon-plague vampire-2'],
  },
  'two players keep one each': {
    step: 'creatures',
    draws: ['vampire-1 witch-swamp werewolf-grey', '2*vampire-2 vampire-1'],
  },
  'ruin and slayer': {
    ...{ round: 2, step: 'demons', creatures: ['demon-slayer demon-ruin', ''] },
    villages: ['messenger@0,0 bakery@1,0:1 windmill@1,1:3 keep@0,1', 'inn@0,0:1'],
  },
  'five demons': {
    ...{
      seats: 3,
      round: 2,
      step: 'demons',
      creatures: ['demon-lure-witch demon-ruin demon-plague', 'demon-slayer demon-ruin', '2*witch-swamp witch-left'],
    },
    villages: [
      'messenger@0,0 bakery@1,0:1 inn@0,1:1 keep@1,1:2',
      'champion@0,0 trapper@1,0 palisade@0,1:1',
      'castle@0,0',
    ],
  },
  'werewolves of both colours': {
    ...{ round: 2, step: 'attack', creatures: ['2*werewolf-grey 2*werewolf-black', ''] },
    villages: ['watchtower@0,0 messenger@1,0 kennels@0,1 palisade@1,1', 'castle@0,0'],
  },
  'heroes against vampires': {
    ...{ round: 2, step: 'attack', creatures: ['vampire-1 vampire-2 vampire-6', 'vampire-5'] },
    villages: ['paladin@0,0 champion@0,1 keep@-1,0 inn@-1,1', 'castle@0,0 cathedral@0,1'],
  },
};

/** Numbers below 20, and all of the second row, were also counted by hand. */
const COUNTS: [setting: keyof typeof SETTINGS, ...counts: number[]][] = [
  ['six cards each', 6, 36, 144, 528, 2520],
  ['three creatures each', 3, 6, 12, 18, 54, 108],
  ['two players keep one each', 3, 6, 18, 54, 260],
  ['ruin and slayer', 2, 3, 2, 0],
  ['five demons', 3, 8, 16, 36, 64, 78],
  ['werewolves of both colours', 2, 4, 8, 0],
  ['heroes against vampires', 2, 6, 12, 8, 0],
];
for (const [setting, ...expected] of COUNTS)
  test(`${setting}: ${expected.join(', ')} sequences of 1, 2, … moves`, () => {
    const s = table(SETTINGS[setting]!);
    expect(expected.map((_, i) => sequences(s, i + 1))).toEqual(expected);
  });

test('a hero with three points and one villager beside it', () => {
  const s = table({
    villages: ['keep@0,0:2 inn@1,0 bakery@0,1:1', 'start-frost-gate@0,0:2'],
    hands: ['trapper', 'palisade'],
  });
  choose(s, 0, 'trapper');
  pass(s, 1);
  choose(s, 0, '1,1');
  expect([1, 2, 3, 4, 5].map((depth) => sequences(s, depth))).toEqual([2, 6, 24, 104, 816]);
});
