import { enter, expire, fastRng, openMatch, readOptions, timeOut } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { vampireVillage as game } from '../index.ts';
import type { State } from '../state.ts';
import {
  asked,
  choose,
  creaturesOf,
  moveOf,
  pass,
  planOf,
  type Setting,
  siege,
  table,
  villageOf,
  wordOf,
} from './table.ts';

const late = (s: State, seat = 0): string => {
  const move = game.timeout(s, seat, fastRng(1));
  return move === null ? 'take back' : wordOf(move);
};
test('VV-7.4, VV-9.29: the first card of the hand, the lowest row and in it the leftmost cell, no moves', () => {
  const s = table({ villages: ['keep@0,0:1 inn@1,0'], hands: ['messenger'] });
  expect(late(s)).toBe('messenger');
  choose(s, 0, 'messenger');
  pass(s, 1);
  expect(late(s)).toBe('0,1');
  choose(s, 0, '0,1');
  expect(late(s)).toBe('done');
});
test('VV-7.4: a half-made plan of moves is taken back', () => {
  const given = { villages: [['keep@0,0:2']], hands: [['messenger']] };
  const match = openMatch(game, { seats: 2, options: readOptions(game.options, {}, 2), seed: 'late', scenario: given });
  const act = (seat: number, ...answers: string[]) => {
    for (const word of answers) expect(enter(match, seat, [moveOf(match.s, seat, word)], 'seat', 0)).toBeNull();
  };
  act(0, 'messenger');
  timeOut(match, 1, fastRng(1), 0);
  act(0, '1,0', 'keep', 'messenger', 'keep');
  expect([asked(match.s), late(match.s)]).toEqual(['0 step, 1 place', 'take back']);
  timeOut(match, 0, fastRng(1), 0);
  expect([planOf(match.s, 0), asked(match.s)]).toEqual(['keep@0,0:2 messenger@1,0:0', '1 place']);
});
test('VV-7.4: of three creatures in the order drawn the first goes left, the second right, the third stays', () => {
  const draws = ['vampire-1 witch-swamp demon-ruin'];
  const s = table({ seats: 3, step: 'creatures', draws });
  expect(late(s)).toBe('vampire-1');
  choose(s, 0, 'vampire-1');
  expect(late(s)).toBe('witch-swamp');
  const other = table({ seats: 3, step: 'creatures', draws });
  choose(other, 0, 'witch-swamp');
  expect(late(other)).toBe('take back');
  expect(late(table({ step: 'creatures', draws }))).toBe('demon-ruin');
});
const DEEDS: [what: string, setting: Setting, answer: string][] = [
  [
    'the first demon of the list',
    { villages: ['champion@0,0 keep@1,0:1'], creatures: ['demon-plague demon-slayer'] },
    'demon-slayer',
  ],
  [
    'the hero with the fewest villagers',
    { villages: ['champion@0,0:1 trapper@1,0 keep@0,1:1'], creatures: ['demon-plague'] },
    'trapper',
  ],
  [
    'of such heroes the first to be read',
    { villages: ['champion@1,1 trapper@2,0 messenger@0,1'], creatures: ['demon-slayer'] },
    'trapper',
  ],
  [
    'without a hero the first of the tied buildings',
    { villages: ['keep@1,1:1 inn@0,1:1'], creatures: ['demon-ruin'] },
    'inn',
  ],
  [
    'without a hero the first creature of the list',
    { villages: ['keep@0,0', 'inn@0,0'], creatures: ['demon-lure-vampire', 'vampire-3 vampire-2'] },
    'vampire-2',
  ],
];
for (const [what, setting, answer] of DEEDS)
  test(`VV-7.4: a late owner of demons takes ${what}`, () => {
    expect(late(table({ step: 'demons', ...setting }))).toBe(answer);
  });
test('VV-7.4: a demon chosen out of turn is taken back', () => {
  const s = table({ step: 'demons', villages: ['champion@0,0 keep@1,0:1'], creatures: ['demon-plague demon-slayer'] });
  choose(s, 0, 'demon-plague');
  expect(late(s)).toBe('take back');
});
const FALLS: [what: string, village: string, answer: string][] = [
  ['the fewest villagers', 'palisade@0,0:2 kennels@0,1:1', 'kennels'],
  ['then the least defence', 'herb-garden@0,0 kennels@0,1', 'kennels'],
  ['then the first to be read', 'kennels@0,1 palisade@0,0', 'palisade'],
];
for (const [what, village, answer] of FALLS)
  test(`VV-7.4: of a broken line the card with ${what} falls`, () => {
    expect(late(siege(village, '2*witch-swamp'))).toBe(answer);
  });
test('VV-7.4: the weakest attacker falls, of several the first in the list', () => {
  const s = siege('vampire-hunter@0,0 hedge-wall@0,1 keep@-1,0', 'vampire-4 vampire-3 vampire-3');
  choose(s, 0, 'vampire-hunter');
  expect([late(s), creaturesOf(s, 0)]).toEqual(['vampire-3', '2*vampire-3 vampire-4']);
});
test('VV-7.2: the clock alone brings every game to its end', () => {
  const s = table({ seats: 5 });
  while (s.ending === '') pass(s, 0, 1, 2, 3, 4);
  expect(asked(s)).toBe('');
});

for (const isAll of [false, true]) {
  const open = (seats: number, scenario: object) =>
    openMatch(game, { seats, options: readOptions(game.options, {}, seats), seed: 'late', scenario });
  const late = (match: ReturnType<typeof open>) =>
    isAll ? expire(match, fastRng(1), 0) : timeOut(match, 0, fastRng(1), 0);
  const whose = isAll ? 'all' : 'a seat';
  test(`VV-7.4: the time of ${whose} answers a placement with its plan of moves`, () => {
    const match = open(2, { villages: [['keep@0,0:2'], ['inn@0,0']], hands: [['messenger']] });
    expire(match, fastRng(1), 0);
    expect(asked(match.s)).toBe('0 place, 1 place');
    late(match);
    expect((isAll ? villageOf : planOf)(match.s, 0)).toBe('keep@0,0:2 messenger@0,1:0');
    expect(asked(match.s)).toBe(isAll ? '0 pick, 1 pick' : '1 place');
  });
  test(`VV-7.4: the time of ${whose} gives all three creatures of a turn away, and none of the next`, () => {
    const match = open(3, { step: 'creatures' });
    late(match);
    expect(asked(match.s)).toBe(isAll ? '0 left, 1 left, 2 left' : '1 left, 2 left');
  });
  test(`VV-7.4: the time of ${whose} answers for one demon only`, () => {
    const match = open(2, {
      step: 'demons',
      villages: [['champion@0,0:1', 'trapper@1,0:2', 'messenger@2,0:2']],
      creatures: [['demon-plague', 'demon-slayer']],
    });
    expect(asked(match.s)).toBe('0 demon');
    late(match);
    expect([planOf(match.s, 0), asked(match.s)]).toEqual(['trapper@1,0:2 messenger@2,0:2', '0 deed']);
  });
}
