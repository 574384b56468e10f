import { expect, test } from 'vitest';
import { vampireVillage as game } from '../index.ts';
import type { State } from '../state.ts';
import { asked, choose, offers, pass, planOf, refused, table, villageOf } from './table.ts';

/** Seat 0 has laid this hero there. */
function lay(village: string, hero: string, cell: string, round = 1): State {
  const s = table({ round, villages: [village], hands: [hero] });
  choose(s, 0, hero);
  pass(s, 1);
  choose(s, 0, cell);
  return s;
}

test('VV-4.26, VV-5.21, VV-9.5: a hero moves villagers when it is laid, if it likes, and never again', () => {
  const s = lay('keep@0,0:2', 'trapper', '1,0');
  expect([asked(s), offers(s, 0)]).toEqual(['0 villager, 1 place', ['done', 'keep']]);
  choose(s, 0, 'done');
  pass(s, 1);
  expect([villageOf(s, 0), asked(s)]).toEqual(['keep@0,0:2 trapper@1,0:0', '0 pick, 1 pick']);
  pass(s, 0, 1);
  pass(s, 0, 1);
  expect(asked(s)).toBe('0 pick, 1 pick');
});
const UNASKED: [why: string, village: string, hero: string][] = [
  ['VV-4.26: without movement', 'keep@0,0:2', 'champion'],
  ['VV-5.22: without a villager beside it', 'keep@0,0 inn@0,1:2', 'trapper'],
];
for (const [why, village, hero] of UNASKED)
  test(`${why} nothing is asked`, () => {
    const s = lay(village, hero, '1,0');
    expect([asked(s), game.view(s, 1).ready]).toEqual(['1 place', 1]);
  });
test('VV-5.22: only villagers that lay beside the hero before the first move', () => {
  const s = lay('keep@0,0:1 inn@-1,0:3', 'trapper', '1,0');
  expect(refused(s, 0, 'inn')).toBe('not-beside-the-hero VV-5.22');
  choose(s, 0, 'keep', 'inn', 'done');
  pass(s, 1);
  expect(villageOf(s, 0)).toBe('keep@0,0:0 inn@-1,0:4 trapper@1,0:0');
});
test('VV-5.22, VV-5.24, VV-9.27: villagers who come onto a card beside the hero do not move again', () => {
  const s = lay('keep@0,0:1 inn@1,1 bakery@0,1', 'messenger', '1,0');
  choose(s, 0, 'keep', 'bakery', 'inn');
  expect([planOf(s, 0), refused(s, 0, 'inn'), offers(s, 0)]).toEqual([
    'keep@0,0:0 inn@1,1:1 bakery@0,1:0 messenger@1,0:0',
    'no-villager-left VV-5.24',
    ['done'],
  ]);
});
test('VV-5.23, VV-9.6: a point a step, over any cards and heroes, not over a hole', () => {
  const s = lay('keep@0,0:3 champion@0,1 inn@0,2 bakery@2,1', 'trapper', '1,0');
  choose(s, 0, 'keep');
  expect(offers(s, 0)).toEqual(['champion', 'trapper']);
  expect(refused(s, 0, 'bakery')).toBe('not-onward VV-5.24');
  choose(s, 0, 'champion');
  expect(offers(s, 0)).toEqual(['stop', 'inn']);
  choose(s, 0, 'inn', 'keep', 'trapper');
  expect([planOf(s, 0), offers(s, 0), refused(s, 0, 'keep')]).toEqual([
    'keep@0,0:1 champion@0,1:0 inn@0,2:1 bakery@2,1:0 trapper@1,0:1',
    ['done'],
    'no-points VV-5.23',
  ]);
});
test('VV-5.24: a villager neither stays at once nor walks back', () => {
  const s = lay('keep@0,0:1 inn@0,1', 'messenger', '1,0');
  choose(s, 0, 'keep');
  expect(refused(s, 0, 'stop')).toBe('must-step VV-5.24');
  choose(s, 0, 'inn');
  expect([asked(s), offers(s, 0)]).toEqual(['0 villager, 1 place', ['done']]);
});
test('VV-5.25, VV-9.6: a villager may end on a hero; another hero may fetch it', () => {
  const s = lay('keep@0,0:1 champion@0,1:2', 'ferryman', '1,1');
  expect(offers(s, 0)).toEqual(['done', 'champion']);
  choose(s, 0, 'champion', 'keep', 'champion', 'ferryman', 'done');
  pass(s, 1);
  expect(villageOf(s, 0)).toBe('keep@0,0:2 champion@0,1:0 ferryman@1,1:1');
  expect(game.view(s, 0).standing[0]).toBe(2);
});
test('VV-5.20: a hero counts for adjacency and box', () => {
  const s = table({ villages: ['champion@0,0 trapper@1,0 messenger@2,0 ferryman@3,0'] });
  pass(s, 0, 1);
  expect([refused(s, 0, '4,0'), offers(s, 0).includes('2,1')]).toEqual(['too-wide VV-4.21', true]);
});
for (const [hero, points, round] of [
  ['witchfinder', 3, 1],
  ['vampire-hunter', 3, 1],
  ['trapper', 3, 1],
  ['messenger', 5, 1],
  ['ferryman', 5, 1],
  ['ranger', 3, 2],
  ['exorcist', 3, 2],
  ['silver-knight', 3, 2],
  ['wagoner', 6, 2],
] as const)
  test(`VV-5.23: the ${hero} has ${points} points`, () => {
    const s = lay('keep@0,0:9', hero, '1,0', round);
    for (let i = 0; i < points; i++) choose(s, 0, 'keep', hero);
    expect([offers(s, 0), refused(s, 0, 'keep')]).toEqual([['done'], 'no-points VV-5.23']);
  });
for (const [hero, round] of [
  ['champion', 1],
  ['monster-slayer', 2],
  ['paladin', 2],
] as const)
  test(`VV-4.26: the ${hero} moves nobody`, () => {
    expect(asked(lay('keep@0,0:9', hero, '1,0', round))).toBe('1 place');
  });
