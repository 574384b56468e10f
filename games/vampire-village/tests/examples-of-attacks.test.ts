import { expect, test } from 'vitest';
import { vampireVillage as game } from '../index.ts';
import {
  asked,
  cardId,
  choose,
  creatureId,
  creaturesOf,
  handOfSeat,
  kindOf,
  offers,
  pass,
  passTo,
  planOf,
  range,
  refused,
  siege,
  table,
  told,
  villageOf,
} from './table.ts';

const ownDemons = () =>
  table({
    round: 2,
    step: 'demons',
    villages: ['messenger@0,0 bakery@1,0:1 windmill@1,1:3 keep@0,1'],
    creatures: ['demon-slayer demon-ruin'],
  });
test('EX-9 order of own demons, line A: the hero goes to the ruin demon, the slayer finds none', () => {
  const s = ownDemons();
  expect([asked(s), offers(s, 0)]).toEqual(['0 demon', ['demon-slayer', 'demon-ruin']]);
  choose(s, 0, 'demon-ruin');
  expect(offers(s, 0)).toEqual(['messenger', 'bakery']);
  choose(s, 0, 'messenger');
  expect([planOf(s, 0), asked(s)]).toEqual(['bakery@1,0:1 windmill@1,1:3 keep@0,1:0', '0 done']);
  choose(s, 0, 'done');
  expect([villageOf(s, 0), s.ending]).toEqual(['bakery@1,0:1 windmill@1,1:3 keep@0,1:0', 'won']);
});
test('EX-9 line B: the slayer first, so the ruin is forced', () => {
  const s = ownDemons();
  choose(s, 0, 'demon-slayer');
  expect([planOf(s, 0), asked(s)]).toEqual(['windmill@1,1:3 keep@0,1:0', '0 done']);
});
test('EX-9 line C: the ruin first by its special, then the slayer', () => {
  const s = ownDemons();
  choose(s, 0, 'demon-ruin', 'bakery');
  expect([planOf(s, 0), asked(s)]).toEqual(['windmill@1,1:3 keep@0,1:0', '0 done']);
});

test('EX-10 luring is simultaneous', () => {
  const lure = 'demon-lure-vampire';
  const s = table({
    seats: 3,
    round: 2,
    step: 'demons',
    villages: ['cathedral@0,0', 'slayers-hall@0,0', 'chapel@0,0'],
    creatures: [lure, `${lure} vampire-2 vampire-3`, `${lure} vampire-4`],
  });
  expect([asked(s), offers(s, 2)]).toEqual(['2 deed', ['vampire-2', 'vampire-3']]);
  choose(s, 2, 'vampire-2', 'done');
  expect(range(3).map((seat) => creaturesOf(s, seat))).toEqual(['vampire-4', 'vampire-3', 'vampire-2']);
  expect(told(s, -2, 'demonActed').map(({ seat, deed }) => `${seat} ${deed}`)).toEqual([
    '0 lure',
    '1 nothing',
    '2 lure',
  ]);
  expect(s.ending).not.toBe('');
});

test('EX-11 witches with two players', () => {
  const creatures = ['witch-swamp witch-left witch-right', 'witch-left'];
  const s = table({
    step: 'attack',
    order: 'witch werewolf vampire',
    villages: ['palisade@0,0 kennels@0,1', 'rune-tower@0,0'],
    creatures,
  });
  const values = (seat: number) =>
    ['swamp', 'left', 'right'].map((name) => s.threats[seat * 17 + kindOf(`witch-${name}`)]);
  expect([values(0), values(1)[1]]).toEqual([[2, 1, 1], 3]);
  expect(told(s, -2, 'threatened').map(({ attack }) => attack[0])).toEqual([4, 3]);
});

test('EX-12 assigning with two players', () => {
  const s = table({
    step: 'creatures',
    draws: ['vampire-1 werewolf-grey demon-ruin', 'demon-plague vampire-2 vampire-3'],
  });
  expect([asked(s), offers(s, 0)]).toEqual(['0 keep, 1 keep', ['vampire-1', 'werewolf-grey', 'demon-ruin']]);
  choose(s, 0, 'vampire-1');
  expect([game.view(s, 0).given, told(s, 0, 'gave')]).toEqual([[], []]);
  choose(s, 1, 'vampire-3');
  expect(told(s, 0, 'gave').map(({ left, right, kept }) => [left, right, kept].map(creatureId))).toEqual([
    ['werewolf-grey', 'demon-ruin', 'vampire-1'],
    ['vampire-2', 'demon-plague', 'vampire-3'],
  ]);
  expect([creaturesOf(s, 0), creaturesOf(s, 1)]).toEqual([
    'vampire-1 vampire-2 demon-plague',
    'werewolf-grey vampire-3 demon-ruin',
  ]);
});

test('EX-13 bounding box after losses', () => {
  const s = table({ round: 2, villages: ['start-frost-gate@0,0:2 palisade@2,1:1'], hands: ['castle'] });
  choose(s, 0, 'castle');
  pass(s, 1);
  const cells = ['-1,0', '1,0', '0,-1', '0,1', '1,1', '3,1', '2,0', '2,2'];
  expect(offers(s, 0).toSorted()).toEqual(cells.toSorted());
  choose(s, 0, '-1,0');
  pass(s, 1);
  pass(s, 0, 1);
  expect(refused(s, 0, '3,1')).toBe('too-wide VV-4.21');
});

test('EX-14 tie for the weakest, and round 2 values', () => {
  const village = 'watchtower@0,0 messenger@1,0 kennels@0,1 palisade@1,1';
  const s = siege(village, '2*werewolf-grey 2*werewolf-black');
  choose(s, 0, 'messenger');
  expect([asked(s), offers(s, 0)]).toEqual(['0 slay', ['werewolf-grey', 'werewolf-black']]);
  choose(s, 0, 'werewolf-grey');
  expect([villageOf(s, 0), offers(s, 0)]).toEqual([
    'kennels@0,1:0 palisade@1,1:0',
    ['werewolf-grey', 'werewolf-black'],
  ]);
  choose(s, 0, 'werewolf-grey');
  expect([creaturesOf(s, 0), told(s, -2, 'repelled').at(-1)]).toMatchObject([
    '2*werewolf-black',
    { attack: 4, defence: 5 },
  ]);
  for (const [creatures, attack] of [
    ['3*werewolf-black', 9],
    ['werewolf-grey 2*werewolf-black', 5],
  ] as const)
    expect(told(siege('silver-citadel@0,0 moat@1,0', creatures, { round: 2 }), -2, 'threatened')[0]!.attack[1]).toBe(
      attack,
    );
});

test('EX-15 scoring and tie-break', () => {
  const s = table({
    seats: 3,
    round: 2,
    step: 'end',
    villages: [
      'bakery@0,0:3 windmill@1,0:2 champion@2,0:2 keep@3,0',
      'castle@0,0:8 chapel@0,1 forge@0,2',
      'inn@0,0:7 moat@1,0 rampart@2,0 palisade@3,0 kennels@0,1 barracks@1,1 granary@2,1 tavern@3,1 longhouse@0,2',
    ],
    creatures: ['2*witch-swamp werewolf-grey'],
  });
  const { winners, results } = game.view(s, -2).outcome[0]!;
  expect(winners).toEqual([0]);
  expect(
    results.map(({ villagers, creatures, points, cards, rank }) => [villagers, creatures, points, cards, rank]),
  ).toEqual([
    [5, 3, 8, 4, 1],
    [8, 0, 8, 3, 2],
    [7, 0, 7, 9, 3],
  ]);
  expect([game.scores(s), s.ending]).toEqual([[8.04, 8.03, 7.09], 'won']);
});

test('EX-16 passing', () => {
  const s = table({ seats: 3 });
  for (const [round, holders] of [
    [1, [0, 1, 2, 0, 1, 2]],
    [2, [0, 2, 1, 0, 2, 1]],
  ] as const) {
    expect(s.round).toBe(round);
    const first = handOfSeat(s, 0);
    const seen: number[] = [];
    for (let step = 1; step < 6; step++) {
      seen.push(range(3).findIndex((seat) => first.includes(handOfSeat(s, seat)[0]!)));
      passTo(s, 'villages.reveal');
      if (step < 5) passTo(s, 'picks.reveal');
    }
    pass(s, 0, 1, 2);
    expect(s.picked).toHaveLength(18);
    const last = s.picked.slice(-3).findIndex((card) => first.includes(cardId(card)));
    expect([...seen, last]).toEqual(holders);
    if (round === 1) passTo(s, 'picks.reveal');
  }
});
