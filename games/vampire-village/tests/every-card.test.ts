import { readOptions } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { type Gain, LETTERS, TYPES } from '../cards/index.ts';
import { DEED_NAMES } from '../events.ts';
import { vampireVillage as game, setOf } from '../index.ts';
import { asked, cardOf, choose, kindOf, offers, pass, planOf, range, siege, table, told, villageOf } from './table.ts';

const { cards, creatures } = setOf({ options: readOptions(game.options, {}, 2) });

/*
 * One village of each colour and a hero; the new card comes to the right of the red gate, into a row of three buildings
 * (itself the third) and a column of its own and one more.
 */
const FIXTURE = 'start-mossy-gate@0,0 start-frost-gate@0,1 start-ember-gate@1,1 champion@1,0 longhouse@2,0';
const GAINED: { [G in Exclude<Gain, 'colour'>]: number } = { none: 0, hero: 1, row: 3, column: 2 };
const laid = cards.filter(({ id, round }) => round > 0 && !['champion', 'longhouse'].includes(id));
for (const { id, round, isHero, gain, gainColour, colour } of laid)
  test(`VV-4.25, VV-5.2, VV-5.3, VV-5.4, VV-5.5, VV-5.6: ${id} brings what it counts`, () => {
    const s = table({ round, villages: [FIXTURE, 'start-willow-gate@0,0'], hands: [id] });
    choose(s, 0, id);
    pass(s, 1);
    choose(s, 0, '2,1');
    const expected = gain === 'colour' ? 1 + (gainColour === colour ? 1 : 0) : GAINED[gain];
    expect(planOf(s, 0)).toMatch(new RegExp(` ${id}@2,1:${isHero ? 0 : expected}$`));
  });
test('the two cards of the fixture bring what they count elsewhere', () => {
  const s = table({ villages: ['keep@0,0 bakery@0,1', 'start-willow-gate@0,0'], hands: ['longhouse', 'champion'] });
  choose(s, 0, 'longhouse');
  choose(s, 1, 'champion');
  choose(s, 0, '0,2');
  choose(s, 1, '1,0');
  expect([s.villages[0]!.at(-1), s.villages[1]!.at(-1)]).toEqual([3, 0]);
});
test('every gain formula, with every colour, is among them', () => {
  const formulas = new Set(cards.map(({ gain, gainColour }) => `${gain} ${gainColour}`));
  expect(formulas.size).toBe(8);
});

const heroes = cards.filter(({ isHero }) => isHero);
for (const { id, round, movement, icons } of heroes) {
  test(`VV-4.26, VV-5.21, VV-5.23: the ${id} moves ${movement} steps and no more`, () => {
    const s = table({ round, villages: ['keep@0,0:9 inn@0,1', 'start-willow-gate@0,0'], hands: [id] });
    choose(s, 0, id);
    pass(s, 1);
    choose(s, 0, '1,0');
    for (const left of range(movement).reverse()) {
      choose(s, 0, 'keep');
      expect(offers(s, 0)).toEqual(['inn', id]);
      choose(s, 0, 'inn');
      expect(asked(s)).toContain('0 villager');
      expect(offers(s, 0)).toEqual(left > 0 ? ['done', 'keep'] : ['done']);
    }
    if (movement > 0) choose(s, 0, 'done');
    expect([asked(s), planOf(s, 0)]).toEqual(['1 place', `keep@0,0:${9 - movement} inn@0,1:${movement} ${id}@1,0:0`]);
  });
  icons.forEach((hasIcon, type) => {
    test(`VV-5.26, VV-4.75: the ${id} with${hasIcon ? '' : 'out'} the icon ${LETTERS[type]}`, () => {
      const place = type === 1 ? ['0,0', '1,0', '0,1'] : type === 0 ? ['0,0', '0,1', '1,0'] : ['0,0', '0,1', '-1,0'];
      const village = `${id}@${place[0]} herb-garden@${place[1]} castle@${place[2]}`;
      const attackers = ['witch-swamp witch-right', '2*werewolf-grey werewolf-black', 'vampire-3 vampire-4'][type]!;
      const witches = type === 0 ? '2*witch-swamp witch-left' : '';
      const setting = { round: 2, villages: [village, 'ironwood-fort@0,0'], creatures: [attackers, witches] };
      const s = siege(village, attackers, setting);
      choose(s, 0, id);
      const asks = s.table.questions[0] === 'slay' ? offers(s, 0).length : 1;
      expect(asks).toBe(hasIcon ? 2 : 1);
    });
  });
  test(`VV-5.27, VV-5.31: the ${id} can be given up to a demon`, () => {
    const villages = [`${id}@0,0 keep@1,0:1`, 'start-willow-gate@0,0'];
    const s = table({ round: 2, step: 'demons', villages, creatures: ['demon-slayer', ''] });
    expect(told(s, -2, 'demonActed')).toMatchObject([{ deed: 'hero', card: cardOf(id) }]);
  });
}

/** Each attacker's strength at seat 0, given the others around the three villages; computed by hand. */
const AROUND = [
  'witch-swamp witch-left witch-right 2*werewolf-grey 3*werewolf-black vampire-1 vampire-2 vampire-3 vampire-4 vampire-5 vampire-6',
  '2*witch-swamp',
  '3*witch-swamp',
];
const STRENGTH: { [id: string]: number } = {
  ...{ 'witch-swamp': 2, 'witch-left': 2, 'witch-right': 3, 'werewolf-grey': 2, 'werewolf-black': 3 },
  ...{ 'vampire-1': 1, 'vampire-2': 2, 'vampire-3': 3, 'vampire-4': 4, 'vampire-5': 5, 'vampire-6': 6 },
};
const attackers = creatures.filter(({ type }) => TYPES[type] !== 'demon');
test('VV-5.41, VV-5.42, VV-5.43, VV-5.51, VV-5.52, VV-5.61: the strength of every attacker', () => {
  const wide = 'castle@0,0 keep@1,0 inn@2,0 town-hall@0,1 granary@2,1 barracks@1,1';
  const s = siege(wide, '', {
    seats: 3,
    round: 2,
    villages: [wide, 'rune-tower@0,0', 'ironwood-fort@0,0'],
    creatures: AROUND,
  });
  const strength = attackers.map(({ id }) => [id, s.threats[kindOf(id)]!]);
  expect(Object.fromEntries(strength)).toEqual(STRENGTH);
});

/** What each demon does to a village without heroes; lures take from the right neighbour. */
const VILLAGE = 'keep@0,0:1 rampart@1,0:2 windmill@0,1:3';
const DEEDS: { [id: string]: { deed: string; card?: string; creature?: string; after: string } } = {
  'demon-slayer': { deed: 'nothing', after: VILLAGE },
  'demon-plague': { deed: 'plague', after: 'keep@0,0:0 rampart@1,0:2 windmill@0,1:3' },
  'demon-ruin': { deed: 'ruin', card: 'keep', after: 'rampart@1,0:2 windmill@0,1:3' },
  'demon-lure-witch': { deed: 'lure', creature: 'witch-left', after: VILLAGE },
  'demon-lure-werewolf': { deed: 'lure', creature: 'werewolf-grey', after: VILLAGE },
  'demon-lure-vampire': { deed: 'lure', creature: 'vampire-1', after: VILLAGE },
};
const demons = creatures.filter(({ type }) => TYPES[type] === 'demon');
for (const { id } of demons) {
  const creaturesOf = (own: string) => [own, 'witch-left werewolf-grey vampire-1'];
  test(`VV-4.52, VV-4.54: ${id} without a hero does its special deed`, () => {
    const { deed, card = '', creature = '', after } = DEEDS[id]!;
    const villages = [VILLAGE, 'castle@0,0 town-hall@1,0'];
    const s = table({ round: 2, step: 'demons', villages, creatures: creaturesOf(id) });
    const [acted] = told(s, -2, 'demonActed');
    expect(acted).toMatchObject({ deed, card: card ? cardOf(card) : -1, creature: creature ? kindOf(creature) : -1 });
    if (told(s, -2, 'breached').length === 0) expect(villageOf(s, 0)).toBe(after);
  });
  test(`VV-4.52, VV-5.27: ${id} takes a hero instead`, () => {
    const villages = [`${VILLAGE} messenger@1,1 trapper@2,1`, 'castle@0,0 town-hall@1,0'];
    const s = table({ round: 2, step: 'demons', villages, creatures: creaturesOf(id) });
    expect([asked(s), offers(s, 0).slice(0, 2)]).toEqual(['0 deed', ['messenger', 'trapper']]);
    choose(s, 0, 'trapper', 'done');
    expect(told(s, -2, 'demonActed')).toMatchObject([{ deed: 'hero', card: cardOf('trapper') }]);
  });
}
test('no card, creature or deed of the set is left out above', () => {
  const tested = [...Object.keys(STRENGTH), ...Object.keys(DEEDS)];
  expect(tested.toSorted()).toEqual(creatures.map(({ id }) => id).toSorted());
  expect(new Set(['hero', ...Object.values(DEEDS).map(({ deed }) => deed)])).toEqual(new Set(DEED_NAMES));
  expect(laid.length + 2 + 6).toBe(cards.length);
});
