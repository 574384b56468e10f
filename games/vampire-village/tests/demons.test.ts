import { expect, test } from 'vitest';
import { vampireVillage as game } from '../index.ts';
import {
  asked,
  choose,
  creaturesOf,
  offers,
  pass,
  planOf,
  range,
  refused,
  type Setting,
  table,
  told,
  villageOf,
} from './table.ts';

const demons = (setting: Setting) => table({ step: 'demons', ...setting });

test('VV-4.50, VV-8.1: all at once; others see nothing of it until all are done', () => {
  const s = demons({
    seats: 3,
    villages: ['champion@0,0 trapper@0,1 keep@1,0:1', 'messenger@0,0 ferryman@0,1 inn@1,0:1', 'bakery@0,0:1'],
    creatures: ['demon-slayer', 'demon-ruin'],
  });
  expect(asked(s)).toBe('0 deed, 1 deed');
  choose(s, 0, 'champion');
  for (const viewer of [1, 2, -2]) {
    const view = game.view(s, viewer);
    expect([view.villages[0]!.length / 4, view.around.reduce((sum, n) => sum + n), view.ready, view.due]).toEqual([
      3, 2, 0, 2,
    ]);
    expect(view.owes).toEqual([true, true, false]);
  }
  choose(s, 0, 'done');
  expect([game.view(s, 2).ready, villageOf(s, 0).includes('champion')]).toEqual([1, true]);
  choose(s, 1, 'inn', 'done');
  expect([villageOf(s, 0), villageOf(s, 1)]).toEqual(['trapper@0,1:0 keep@1,0:1', 'messenger@0,0:0 ferryman@0,1:0']);
  expect(asked(s)).toBe('0 pick, 1 pick, 2 pick');
});
test('VV-4.51, VV-9.11: the owner chooses the order of its demons', () => {
  const s = demons({ villages: ['champion@0,0 keep@1,0:1'], creatures: ['demon-slayer demon-plague'] });
  expect([asked(s), offers(s, 0)]).toEqual(['0 demon', ['demon-slayer', 'demon-plague']]);
  choose(s, 0, 'demon-plague');
  expect(offers(s, 0)).toEqual(['champion', 'plague']);
  choose(s, 0, 'champion');
  expect([planOf(s, 0), asked(s)]).toEqual(['keep@1,0:1', '0 done']);
});
test('VV-4.52, VV-5.27: any hero anywhere pays for one demon, whatever its icons', () => {
  const s = demons({ villages: ['champion@0,0 messenger@1,0 keep@2,0'], creatures: ['demon-slayer'] });
  expect(offers(s, 0)).toEqual(['champion', 'messenger']);
  expect(refused(s, 0, 'keep')).toBe('not-a-hero VV-4.52');
  expect(refused(s, 0, 'plague')).toBe('not-its-deed VV-4.52');
});
const POWERLESS: [rules: string, demon: string, village: string, creatures: string][] = [
  ['VV-4.53, VV-5.31: no hero', 'demon-slayer', 'keep@0,0:1', ''],
  ['VV-4.54, VV-5.32, VV-9.14: no villager on yellow', 'demon-plague', 'keep@0,0 rampart@0,1:2', ''],
  ['VV-5.33: no villager on a building', 'demon-ruin', 'keep@0,0', ''],
  ['VV-5.34: no witch there', 'demon-lure-witch', 'keep@0,0', 'werewolf-grey'],
  ['VV-5.35: no werewolf there', 'demon-lure-werewolf', 'keep@0,0', 'vampire-1'],
  ['VV-5.36: no vampire there', 'demon-lure-vampire', 'keep@0,0', 'witch-swamp'],
];
for (const [rules, demon, village, creatures] of POWERLESS)
  test(`${rules}: ${demon} leaves without effect, VV-4.56`, () => {
    const s = demons({ villages: [village, 'rune-tower@0,0 watchtower@0,1'], creatures: [demon, creatures] });
    expect(told(s, -2, 'demonActed')).toMatchObject([{ seat: 0, deed: 'nothing' }]);
    expect([villageOf(s, 0).split(' ').length, creaturesOf(s, 0)]).toEqual([village.split(' ').length, '']);
    expect(s.slain.reduce((sum, n) => sum + n)).toBeGreaterThan(0);
  });
const FORCED: [rules: string, demon: string, village: string, after: string][] = [
  ['VV-4.54, VV-5.31', 'demon-slayer', 'keep@0,0:1 champion@1,0', 'keep@0,0:1'],
  ['VV-4.57, VV-9.15', 'demon-slayer', 'keep@0,0:1 champion@1,0:3', 'keep@0,0:1'],
  [
    'VV-5.32',
    'demon-plague',
    'keep@0,0:1 inn@1,0:3 bakery@2,0 rampart@3,0:2',
    'keep@0,0:0 inn@1,0:2 bakery@2,0:0 rampart@3,0:2',
  ],
  ['VV-5.33', 'demon-ruin', 'keep@0,0:2 inn@1,0:3 bakery@2,0', 'inn@1,0:3 bakery@2,0:0'],
];
for (const [rules, demon, village, after] of FORCED)
  test(`${rules}: ${demon} with one thing to do does it unasked`, () => {
    const s = demons({ villages: [village, 'longhouse@0,0'], creatures: [demon] });
    expect([villageOf(s, 0), asked(s)]).toEqual([after, '0 pick, 1 pick']);
  });
test('VV-4.55: what an earlier deed took away cannot be done any more', () => {
  const s = demons({ villages: ['champion@0,0 keep@1,0:1 inn@2,0'], creatures: ['demon-plague demon-ruin'] });
  choose(s, 0, 'demon-plague', 'plague');
  expect(planOf(s, 0)).toBe('keep@1,0:0 inn@2,0:0');
});
test('VV-5.32, VV-9.13: by the option all-buildings the plague takes from every building, but not from heroes', () => {
  const villages = ['keep@0,0:1 rampart@1,0:3 champion@2,0:2', 'longhouse@0,0'];
  const s = demons({ villages, creatures: ['demon-plague'], options: { plagueScope: 'all-buildings' } });
  choose(s, 0, 'plague', 'done');
  expect(villageOf(s, 0)).toBe('keep@0,0:0 rampart@1,0:2 champion@2,0:2');
});
test('VV-5.33, VV-5.25: of tied buildings the owner chooses; empty ones and heroes are passed over', () => {
  const s = demons({
    villages: ['keep@0,0:2 inn@1,0:2 rampart@2,0 bakery@3,0:4', 'longhouse@0,0'],
    creatures: ['demon-ruin'],
  });
  expect([offers(s, 0), refused(s, 0, 'bakery'), refused(s, 0, 'rampart')]).toEqual([
    ['keep', 'inn'],
    'not-the-poorest VV-5.33',
    'not-the-poorest VV-5.33',
  ]);
  choose(s, 0, 'inn', 'done');
  expect(villageOf(s, 0)).toBe('keep@0,0:2 rampart@2,0:0 bakery@3,0:4');
});
const walls = ['keep@0,0 dawn-bastion@0,1 rune-tower@0,2 watchtower@0,3', 'candle-works@0,0 inn@0,1'];
const LURES: [rules: string, demon: string, there: string, chosen: string, refusal: string][] = [
  ['VV-5.34', 'demon-lure-witch', 'witch-swamp witch-left werewolf-grey', 'witch-left', 'werewolf-grey'],
  ['VV-5.35', 'demon-lure-werewolf', 'werewolf-grey werewolf-black vampire-1', 'werewolf-black', 'vampire-1'],
  ['VV-5.36', 'demon-lure-vampire', 'vampire-1 vampire-2 witch-swamp', 'vampire-2', 'vampire-3'],
];
for (const [rules, demon, there, chosen, wrong] of LURES)
  test(`${rules}, VV-4.58: ${demon} takes one from the right neighbour, of ${there}`, () => {
    const s = demons({ villages: walls, creatures: [demon, there] });
    expect([asked(s), refused(s, 0, wrong)]).toEqual(['0 deed', 'not-to-be-lured VV-4.58']);
    choose(s, 0, chosen, 'done');
    expect(told(s, -2, 'demonActed')).toMatchObject([{ seat: 0, deed: 'lure' }]);
    expect(creaturesOf(s, 0)).toBe(chosen);
  });
test('VV-4.58, VV-9.12: a demon cannot lure what its owner has lured already, nor what another lures to the neighbour', () => {
  const lure = 'demon-lure-vampire';
  const s = demons({ villages: walls, creatures: [`2*${lure} vampire-3`, `${lure} vampire-1 vampire-2`] });
  choose(s, 0, 'vampire-2');
  expect([planOf(s, 0) !== '', s.deeds[0]!.filter((_, i) => i % 3 === 2).length, asked(s)]).toEqual([
    true,
    2,
    '0 done',
  ]);
  choose(s, 0, 'done');
  expect([creaturesOf(s, 0), creaturesOf(s, 1)]).toEqual(['vampire-1 vampire-2', 'vampire-3']);
});
test('VV-5.37, VV-9.19: a lured witch counts at its new place', () => {
  const s = table({
    seats: 3,
    step: 'demons',
    order: 'witch werewolf vampire',
    villages: ['palisade@0,0 kennels@0,1', 'rune-tower@0,0', 'apothecary@0,0'],
    creatures: ['demon-lure-witch witch-right', '', 'witch-swamp'],
  });
  expect(told(s, -2, 'threatened').map(({ attack }) => attack[0])).toEqual([2, 0, 0]);
  expect(creaturesOf(s, 0)).toBe('witch-swamp witch-right');
});
test('VV-5.38: the order of plague and ruin matters', () => {
  const setting = { villages: ['keep@0,0:1 inn@1,0:3', 'longhouse@0,0'], creatures: ['demon-plague demon-ruin'] };
  const one = demons(setting);
  choose(one, 0, 'demon-plague');
  expect(planOf(one, 0)).toBe('keep@0,0:0');
  const other = demons(setting);
  choose(other, 0, 'demon-ruin');
  expect(planOf(other, 0)).toBe('inn@1,0:2');
});
test('VV-4.56, INV-6: after the step no demon is left', () => {
  const s = demons({
    seats: 3,
    villages: ['champion@0,0 keep@1,0', 'inn@0,0 bakery@0,1:1', 'longhouse@0,0'],
    creatures: ['demon-slayer', 'demon-ruin', 'demon-plague'],
  });
  pass(s, ...range(3));
  expect(range(3).map((seat) => creaturesOf(s, seat))).toEqual(['', '', '']);
});
