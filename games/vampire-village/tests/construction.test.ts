import { expect, test } from 'vitest';
import { vampireVillage as game } from '../index.ts';
import {
  asked,
  cardId,
  choose,
  deal,
  handOfSeat,
  inWords,
  offers,
  pass,
  passTo,
  planOf,
  range,
  refused,
  table,
  told,
  villageOf,
} from './table.ts';

test('VV-4.10, VV-4.11, VV-4.14: pick in secret, see all picks at once, place in secret, see all villages at once', () => {
  const s = table({ seats: 3, hands: ['keep', 'inn', 'bakery'] });
  choose(s, 0, 'keep');
  expect([asked(s), game.view(s, 0).pick >= 0, game.view(s, 1).picked, told(s, 1, 'revealed')]).toEqual([
    '1 pick, 2 pick',
    true,
    [],
    [],
  ]);
  choose(s, 1, 'inn');
  choose(s, 2, 'bakery');
  expect([game.view(s, 1).picked.map(cardId), asked(s)]).toEqual([
    ['keep', 'inn', 'bakery'],
    '0 place, 1 place, 2 place',
  ]);
  choose(s, 0, '1,0');
  expect([planOf(s, 0).split(' ')[1], inWords(game.view(s, 1).villages[0]!).split(' ')]).toEqual([
    'keep@1,0:0',
    [expect.any(String)],
  ]);
  pass(s, 1, 2);
  expect(villageOf(s, 0)).toContain('keep@1,0:0');
  expect(asked(s)).toBe('0 pick, 1 pick, 2 pick');
});
for (const [seats, round] of [
  [2, 1],
  [4, 1],
  [4, 2],
  [5, 2],
] as const)
  test(`VV-4.12, VV-4.13, VV-4.17: ${seats} seats pass ${round === 1 ? 'left' : 'right'} in round ${round}; the sixth card is no choice`, () => {
    const s = table({ seats, round });
    for (let step = 1; step <= 5; step++) {
      const hands = range(seats).map((seat) => handOfSeat(s, seat));
      expect(hands[0]).toHaveLength(7 - step);
      passTo(s, 'villages.reveal');
      if (step === 5) break;
      passTo(s, 'picks.reveal');
      const [to] = range(seats).map((seat) => (round === 1 ? seat + 1 : seat + seats - 1) % seats);
      expect(handOfSeat(s, to!)).toEqual(hands[0]!.slice(1));
    }
    const last = s.hands.flat();
    pass(s, ...range(seats));
    expect([s.table.stack.at(-1)?.do, s.picked.slice(-seats).toSorted(), s.hands.flat()]).toEqual([
      'villages.reveal',
      last.toSorted(),
      [],
    ]);
    pass(s, ...range(seats));
    expect([s.table.stack.at(-1)?.do, s.villages.map((village) => village.length / 4)]).toEqual([
      'creatures.reveal',
      range(seats).map(() => 7),
    ]);
  });
test('VV-4.15, VV-9.10: the next hand is seen when the next choice begins', () => {
  const s = table({ seats: 3 });
  pass(s, 0, 1, 2);
  expect([handOfSeat(s, 0), game.view(s, 0).handSize]).toEqual([[], 5]);
  expect(told(s, 0, 'gotHand')).toHaveLength(1);
  pass(s, 0, 1, 2);
  expect([handOfSeat(s, 0).length, told(s, 0, 'gotHand').length]).toEqual([5, 2]);
});
test('VV-4.15: by the option peekNextHand it is seen while placing', () => {
  const s = table({ seats: 3, options: { peekNextHand: 'true' } });
  pass(s, 0, 1, 2);
  expect([
    handOfSeat(s, 0).length,
    told(s, 0, 'gotHand').length,
    told(s, 1, 'gotHand').every(({ seat }) => seat === 1),
  ]).toEqual([5, 2, true]);
});
test('VV-4.16: a picked card must be laid', () => {
  const s = table({});
  pass(s, 0, 1);
  expect([refused(s, 0, 'done'), refused(s, 0, '0,0')]).toEqual(['malformed VV-4.20', 'occupied VV-4.20']);
});

const PLACES: [rules: string, village: string, cell: string, verdict: string][] = [
  ['VV-4.20: on an edge', 'keep@0,0', '0,1', 'legal'],
  ['VV-4.20: not on a corner', 'keep@0,0', '1,1', 'not-beside-a-card VV-4.20'],
  ['VV-4.20: beside a hero', 'keep@0,0 champion@1,0', '2,0', 'legal'],
  ['VV-4.20: not on a card', 'keep@0,0 champion@1,0', '1,0', 'occupied VV-4.20'],
  ['VV-4.21: four wide', 'keep@0,0 inn@1,0 bakery@2,0', '-1,0', 'legal'],
  ['VV-4.21: not five wide', 'keep@0,0 inn@1,0 bakery@2,0 rampart@3,0', '4,0', 'too-wide VV-4.21'],
  ['VV-4.21: not five high', 'keep@0,0 inn@0,1 bakery@0,2 rampart@0,3', '0,-1', 'too-high VV-4.21'],
  ['VV-4.22, VV-9.7: no fixed frame', 'keep@3,0', '4,0', 'legal'],
  ['VV-4.22, VV-9.8: a hole may be filled', 'keep@0,0 inn@2,0', '1,0', 'legal'],
  ['VV-4.23, VV-9.9: beside any part', 'keep@0,0 inn@2,2', '2,1', 'legal'],
  ['VV-4.23: one box for all parts', 'keep@0,0 inn@3,3', '4,3', 'too-wide VV-4.21'],
];
for (const [rules, village, cell, verdict] of PLACES)
  test(`${rules}: ${cell} in ${village}`, () => {
    const s = table({ villages: [village] });
    pass(s, 0, 1);
    if (verdict === 'legal') expect(offers(s, 0)).toContain(cell);
    else expect(refused(s, 0, cell)).toBe(verdict);
  });
test('VV-4.24, VV-4.97: whatever is built, there is a place for the next card, up to 13', () => {
  for (const seed of range(20)) {
    const s = deal(3, seed);
    while (s.ending === '') {
      if (s.table.questions[0] === 'place') expect(offers(s, 0).length).toBeGreaterThan(0);
      passTo(s, s.table.stack.at(-1)!.do === 'picks.reveal' ? 'villages.reveal' : 'picks.reveal');
      for (const village of s.villages) expect(village.length).toBeLessThanOrEqual(13 * 4);
    }
  }
});

const GAINS: [rules: string, village: string, card: string, cell: string, gained: number, round?: number][] = [
  ['VV-5.2: its own colour, itself included', 'start-mossy-gate@0,0', 'herb-garden', '1,0', 2],
  ['VV-5.2: another colour, all over the village', 'palisade@0,0 watchtower@2,2', 'apothecary', '1,0', 2],
  ['VV-5.2: none of that colour', 'keep@0,0', 'apothecary', '1,0', 0],
  ['VV-5.2: red counts red', 'rampart@0,0 start-ember-gate@0,1:2', 'kennels', '1,0', 2],
  ['VV-5.3: heroes', 'champion@0,0 messenger@0,1', 'inn', '1,0', 2],
  ['VV-5.3: no hero', 'keep@0,0', 'inn', '1,0', 0],
  ['VV-5.4, VV-9.4: the row, over gaps, without heroes', 'keep@0,0 champion@1,0 bakery@3,0', 'hedge-wall', '2,0', 3],
  ['VV-5.4: at least itself', 'keep@0,0', 'palisade', '0,1', 1],
  ['VV-5.5, VV-9.4: the column, over gaps, without heroes', 'keep@0,0 champion@0,1 bakery@0,3', 'longhouse', '0,2', 3],
  ['VV-5.6: none', 'keep@0,0:1', 'rune-tower', '1,0', 0],
  ['VV-4.25, VV-5.7: a start counts as a building', 'start-ember-gate@0,0:2', 'rampart', '1,0', 2],
  ['VV-5.3: heroes in round 2', 'champion@0,0', 'tavern', '1,0', 1, 2],
];
for (const [rules, village, card, cell, gained, round = 1] of GAINS)
  test(`${rules}: ${card} beside ${village} brings ${gained}`, () => {
    const s = table({ round, villages: [village], hands: [card] });
    choose(s, 0, card);
    pass(s, 1);
    choose(s, 0, cell);
    pass(s, 1);
    expect(villageOf(s, 0).split(' ').at(-1)).toBe(`${card}@${cell}:${gained}`);
    expect(told(s, 1, 'built')[0]).toMatchObject({ seat: 0, gained });
  });
test('VV-4.25: the gain happens once; later cards change nothing', () => {
  const s = table({ villages: ['keep@0,0 market-square@0,1:1'], hands: ['bakery', 'inn'] });
  choose(s, 0, 'bakery');
  pass(s, 1);
  choose(s, 0, '1,0');
  pass(s, 1);
  expect(villageOf(s, 0)).toBe('keep@0,0:0 market-square@0,1:1 bakery@1,0:3');
});
