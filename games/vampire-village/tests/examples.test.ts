import { expect, test } from 'vitest';
import { vampireVillage as game } from '../index.ts';
import {
  asked,
  cardId,
  choose,
  creatureId,
  creaturesOf,
  offers,
  pass,
  passTo,
  range,
  refused,
  siege,
  table,
  told,
  villageOf,
} from './table.ts';

test('EX-1 colour gain', () => {
  const s = table({ villages: ['start-mossy-gate@0,0:2 market-square@1,0:1'], hands: ['bakery'] });
  choose(s, 0, 'bakery');
  pass(s, 1);
  choose(s, 0, '1,1');
  pass(s, 1);
  expect(villageOf(s, 0)).toBe('start-mossy-gate@0,0:2 market-square@1,0:1 bakery@1,1:2');
  expect([game.view(s, 0).standing[0], asked(s)]).toEqual([5, '0 pick, 1 pick']);
});

test('EX-2 row gain with a hero and a hole', () => {
  const villages = ['herb-garden@0,0:1 champion@1,0 rampart@3,0:1 keep@3,1'];
  const s = table({ round: 2, villages, hands: ['moat'] });
  choose(s, 0, 'moat');
  pass(s, 1);
  choose(s, 0, '2,0');
  pass(s, 1);
  expect(villageOf(s, 0).split(' ').at(-1)).toBe('moat@2,0:3');
});

test('EX-3 hero movement', () => {
  const before = 'main-street@0,1:1 start-frost-gate@0,2:2 palisade@1,2 hedge-wall@2,2 windmill@2,1:3 bakery@2,0:1';
  const s = table({ villages: [before], hands: ['messenger'] });
  choose(s, 0, 'messenger');
  pass(s, 1);
  choose(s, 0, '1,1');
  expect([asked(s), offers(s, 0)]).toEqual(['0 villager, 1 place', ['done', 'main-street', 'windmill']]);
  expect(refused(s, 0, 'bakery')).toBe('not-beside-the-hero VV-5.22');
  expect(refused(s, 0, 'start-frost-gate')).toBe('not-beside-the-hero VV-5.22');
  for (const _ of range(3)) choose(s, 0, 'windmill', 'hedge-wall', 'stop');
  expect(refused(s, 0, 'windmill')).toBe('no-villager-left VV-5.24');
  choose(s, 0, 'main-street');
  expect(offers(s, 0)).toEqual(['start-frost-gate', 'messenger']);
  choose(s, 0, 'messenger');
  expect(offers(s, 0)).toEqual(['stop', 'palisade', 'windmill']);
  choose(s, 0, 'palisade');
  expect([offers(s, 0), refused(s, 0, 'main-street')]).toEqual([['done'], 'no-points VV-5.23']);
  choose(s, 0, 'done');
  pass(s, 1);
  expect(villageOf(s, 0)).toBe(
    'main-street@0,1:0 start-frost-gate@0,2:2 palisade@1,2:1 hedge-wall@2,2:3 windmill@2,1:0 bakery@2,0:1 messenger@1,1:0',
  );
  expect(told(s, 1, 'moved')[0]!.changes.map(({ card, by }) => `${cardId(card)} ${by}`)).toEqual([
    'main-street -1',
    'palisade 1',
    'hedge-wall 3',
    'windmill -3',
  ]);
});

test('EX-4 defence', () => {
  const s = siege('windmill@0,0 hedge-wall@0,1 messenger@0,2 palisade@0,3', '2*witch-swamp');
  expect(told(s, -2, 'repelled')).toMatchObject([{ seat: 0, attack: 4, defence: 5 }]);
});

test('EX-5 attack order', () => {
  const s = table({ step: 'demons', order: 'werewolf witch vampire', creatures: ['demon-slayer'] });
  passTo(s, 'over');
  const names = s.table.log!.flatMap((event) =>
    event.type === 'attackBegan' ? [event.attacker] : event.type === 'threatened' && event.seat === 0 ? [3] : [],
  );
  expect(names).toEqual([3, 1, 0, 2, 3, 1, 0, 2]);
});

test('EX-6 werewolf values', () => {
  const s = siege('watchtower@0,0 windmill@1,0 rampart@2,0 bell-tower@3,0', '3*werewolf-grey werewolf-black');
  expect(told(s, -2, 'threatened')[0]!.attack).toEqual([0, 10, 0]);
  choose(s, 0, 'windmill');
  expect(creaturesOf(s, 0)).toBe('3*werewolf-grey');
  choose(s, 0, 'rampart', 'bell-tower');
  expect(told(s, -2, 'breached').map(({ attack, defence }) => [attack, defence])).toEqual([
    [10, 4],
    [9, 4],
    [6, 4],
  ]);
  expect(told(s, -2, 'repelled')).toMatchObject([{ attack: 3, defence: 4 }]);
  expect([villageOf(s, 0), creaturesOf(s, 0)]).toEqual(['watchtower@0,0:0', 'werewolf-grey']);
  expect(asked(s)).toBe('0 pick, 1 pick');
});

test('EX-7 complete witch attack', () => {
  const s = table({
    seats: 3,
    round: 2,
    step: 'attack',
    villages: [
      'apothecary@0,1 palisade@1,0:1 witchfinder@1,1 windmill@1,2:2 hedge-wall@1,3:2 start-rowan-gate@2,1:2',
      '',
      'ironwood-fort@0,0 druid-grove@0,1',
    ],
    creatures: ['4*witch-swamp witch-right', '', '4*witch-swamp'],
  });
  expect(asked(s)).toBe('0 sacrifice');
  expect(told(s, -2, 'fell').map(({ card }) => cardId(card))).toEqual(['apothecary']);
  expect(creaturesOf(s, 0)).toBe('3*witch-swamp witch-right');
  choose(s, 0, 'witchfinder');
  expect([asked(s), offers(s, 0)]).toEqual(['0 slay', ['witch-swamp', 'witch-right']]);
  choose(s, 0, 'witch-right', 'palisade');
  const fights = told(s, -2, 'breached').map(({ attack, defence }) => `${attack}:${defence}`);
  expect(fights).toEqual(['12:3', '10:5', '6:5']);
  expect(told(s, -2, 'repelled').find(({ seat }) => seat === 0)).toMatchObject({ attack: 4, defence: 5 });
  expect([creaturesOf(s, 0), villageOf(s, 0)]).toEqual([
    '2*witch-swamp',
    'windmill@1,2:2 hedge-wall@1,3:2 start-rowan-gate@2,1:2',
  ]);
});

test('EX-8 demons without an applicable option', () => {
  const creatures = ['demon-plague demon-slayer'];
  const s = table({ step: 'demons', villages: ['start-ember-gate@0,0:2 keep@1,0'], creatures });
  expect([villageOf(s, 0), creaturesOf(s, 0), asked(s)]).toEqual([
    'start-ember-gate@0,0:2 keep@1,0:0',
    '',
    '0 pick, 1 pick',
  ]);
  expect(told(s, -2, 'demonActed').map(({ demon, deed }) => `${creatureId(demon)} ${deed}`)).toEqual([
    'demon-slayer nothing',
    'demon-plague nothing',
  ]);
});
