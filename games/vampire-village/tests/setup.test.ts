import { fastRng, readOptions } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { vampireVillage as game } from '../index.ts';
import { leftOf, rightOf } from '../state.ts';
import { asked, cardId, cardOf, deal, handOfSeat, passTo, range, table, told, villageOf } from './table.ts';

test('VV-3.1, VV-9.1, VV-9.24: 2 to 5 seats clockwise; with two both neighbours are the same', () => {
  expect(game.seats).toEqual({ min: 2, max: 5 });
  expect(range(4).map((seat) => [leftOf({ seats: 4 }, seat), rightOf({ seats: 4 }, seat)])).toEqual([
    [1, 3],
    [2, 0],
    [3, 1],
    [0, 2],
  ]);
  expect([leftOf({ seats: 2 }, 0), rightOf({ seats: 2 }, 0)]).toEqual([1, 1]);
});
for (const seats of [2, 3, 4, 5])
  test(`VV-3.2, VV-3.3, VV-3.5, VV-3.6, VV-3.7: ${seats} seats begin with a start, six cards and no creature`, () => {
    const s = deal(seats, seats);
    expect(asked(s)).toBe(
      range(seats)
        .map((seat) => `${seat} pick`)
        .join(', '),
    );
    expect(new Set(s.villages.map((village) => village[0])).size).toBe(seats);
    for (const seat of range(seats)) {
      expect(villageOf(s, seat)).toMatch(/^start-\w+-gate@0,0:2$/);
      expect(handOfSeat(s, seat)).toHaveLength(6);
    }
    expect(s.hands.flat().every((card) => isOfRound(card, 1))).toBe(true);
    expect([s.around.every((n) => n === 0), s.creatureDeck, s.drawn]).toEqual([true, [], []]);
    expect(game.flaw(s)).toBeNull();
  });
test('VV-3.4, VV-9.20: the order of the attackers is random, public, and stays', () => {
  const orders = new Set(range(60).map((seed) => deal(2, seed).order.join('')));
  expect(orders.size).toBe(6);
  const s = deal(3, 4);
  const { order } = s;
  expect([game.view(s, -2).order, told(s, -2, 'began')[0]!.order]).toEqual([order, order]);
  passTo(s, 'over');
  expect([s.order, told(s, -2, 'attackBegan').map(({ attacker }) => attacker)]).toEqual([order, [...order, ...order]]);
});
test('VV-3.8: a hand keeps its dealt order without the picked cards', () => {
  const s = table({ hands: ['keep inn bakery palisade kennels windmill', 'rampart'] });
  passTo(s, 'villages.reveal');
  passTo(s, 'picks.reveal');
  expect([cardId(s.picked[0]!), handOfSeat(s, 1)]).toEqual([
    'keep',
    ['inn', 'bakery', 'palisade', 'kennels', 'windmill'],
  ]);
});
test('VV-4.1, VV-4.2, VV-4.3, VV-4.90, VV-4.92, VV-6.1: two rounds, each with its own decks; then the game is over', () => {
  const s = deal(5, 1);
  passTo(s, 'creatures.reveal');
  expect(s.picked.every((card) => isOfRound(card, 1))).toBe(true);
  while (s.round === 1) passTo(s, 'picks.reveal');
  expect([s.hands.flat().length, s.hands.flat().every((card) => isOfRound(card, 2))]).toEqual([30, true]);
  passTo(s, 'over');
  expect(told(s, -2, 'roundEnded').map(({ round }) => round)).toEqual([1, 2]);
  expect([asked(s), game.scores(s)!.length, game.refusal(s, 0, { card: cardOf('start-willow-gate') })]).toEqual([
    '',
    5,
    { code: 'over', rule: 'VV-6.1', args: {} },
  ]);
});
const isOfRound = (card: number, round: number): boolean => roundOf(card) === round;
const roundOf = (card: number): number => (card < 6 ? 0 : card < 30 ? 1 : card < 54 ? 2 : card < 60 ? 1 : 2);

test('the same seed deals the same table', () => {
  const options = readOptions(game.options, {}, 4);
  const [one, same, other] = [3, 3, 4].map((seed) => JSON.stringify(game.setup(options, 4, fastRng(seed))));
  expect([one === same, one === other]).toEqual([true, false]);
});
