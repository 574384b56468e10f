import { below, digest, fastRng, waiting } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { agesOf, CARD_KINDS, type Card, cardName, copiesOf } from '../cards/index.ts';
import { cartaImperaVictoria as game } from '../index.ts';
import type { State } from '../state.ts';
import { asked, coin, deal, finish, markers, offers, range, refused, table, turn, use } from './table.ts';

/** All cards as stacked before the deal, the top card first. */
const stackOf = (s: State): Card[] => {
  const piles = s.options.deal === 'draft' ? s.packs : s.hands;
  return [...range(s.seats).flatMap((i) => piles[(s.first + i) % s.seats]!), ...s.deck.toReversed()];
};

for (const seats of [2, 3, 4])
  test(`CIV-2.1, CIV-2.8: ${seats} players have 104 cards on the table, each in one place, to the end of a game`, () => {
    const rng = fastRng(seats);
    const s = deal(seats, seats, { deal: 'draft' });
    const dealt = [...stackOf(s), ...s.removed];
    expect(range(CARD_KINDS).map((card) => dealt.filter((one) => one === card).length)).toEqual(
      range(CARD_KINDS).map(copiesOf),
    );
    expect(dealt).toHaveLength(104);
    while (s.ending === '') {
      const seat = waiting(s)[0]!;
      const moves = game.legal(s, seat);
      game.apply(s, seat, moves[below(rng, moves.length, 'move')]!);
      expect(game.flaw(s)).toBeNull();
    }
  });

const DECKS: [seats: number, deal: 'standard' | 'draft', deck: number, ageI: number, removed: number][] = [
  [2, 'standard', 89, 19, 3],
  [2, 'draft', 87, 17, 3],
  [3, 'standard', 86, 16, 3],
  [3, 'draft', 83, 13, 3],
  [4, 'standard', 92, 16, 0],
  [4, 'draft', 88, 12, 0],
];
for (const [seats, kind, deck, ageI, removed] of DECKS)
  test(`CIV-2.6, CIV-3.3: ${seats} players, ${kind} deal: ${deck} cards in the deck, ${removed} of each age removed`, () => {
    const s = deal(seats, 5, { deal: kind });
    expect([s.deck.length, agesOf(s.deck)[0], agesOf(s.removed)]).toEqual([deck, ageI, [removed, removed, removed]]);
    for (const viewer of [0, 1, -1, -2])
      expect(game.view(s, viewer)).toMatchObject({
        removed: [removed, removed, removed],
        deck: agesOf(s.deck),
        opened: [],
      });
  });

test('CIV-2.10, CIV-9.27: the card that entered a column last leaves first', () => {
  const s = table({ areas: ['military-ii science-i military-i military-iii'], step: 'effects' });
  use(s, 0, 'attack', 'military');
  expect([s.discard.map(cardName), s.areas[0]!.map(cardName)]).toEqual([
    ['military-iii', 'military-i'],
    ['military-ii', 'science-i'],
  ]);
});
test('CIV-2.10: copies of one type are one option, ages are two', () => {
  const s = table({ hands: ['science-ii science-i science-ii science-i'] });
  expect(offers(s, 0)).toEqual(['science-ii', 'science-i']);
});

test('CIV-3.1, CIV-4.1: turns go clockwise from the first player and come round', () => {
  const s = table({ first: 2, turn: 2 });
  const order: string[] = [];
  for (const seat of [2, 0, 1, 2]) {
    order.push(asked(s));
    turn(
      s,
      seat,
      ...offers(s, seat)
        .filter((word) => word.includes('-'))
        .slice(0, 1),
    );
  }
  expect(order).toEqual(['2 effect', '0 effect', '1 effect', '2 play']);
});

test('CIV-3.2, CIV-3.4: each age is shuffled on its own, Age I on Age II on Age III', () => {
  const stacks = range(20).map((seed) => stackOf(deal(4, seed)));
  for (const stack of stacks) {
    const ages = stack.map((card) => card % 3);
    expect(ages).toEqual(ages.toSorted());
  }
  for (const [from, to] of [
    [0, 28],
    [28, 60],
    [60, 104],
  ])
    expect(new Set(stacks.map((stack) => stack.slice(from, to).join())).size).toBe(20);
});
test('CIV-3.4: the discard pile never returns to the deck', () => {
  const s = table({ discard: 'military-i military-i military-i', deck: 0, first: 1, turn: 0 });
  finish(s, 0);
  expect([s.ending, s.discard.length, s.hands[0]]).toEqual(['majority', 3, []]);
});

test('CIV-3.3: which cards are removed is random', () => {
  expect(new Set(range(20).map((seed) => deal(2, seed).removed.join())).size).toBe(20);
});

test('CIV-3.5: the first player is random and stays so all game', () => {
  const firsts = range(300).map((seed) => deal(3, seed).first);
  for (const seat of range(3)) expect(firsts.filter((first) => first === seat).length).toBeGreaterThan(70);
  const s = table({ first: 1, turn: 1 });
  for (const seat of [1, 2, 0]) finish(s, seat);
  expect(s.first).toBe(1);
});
test('CIV-3.5, CIV-3.6, CIV-9.14: coin on the table, no discard pile, no cards in play, no markers', () => {
  const s = deal(3, 1);
  expect([coin(s), s.discard, markers(s), s.areas, s.centre]).toEqual(['on the table', [], [], [[], [], []], []]);
});

for (const seats of [2, 3, 4])
  test(`CIV-3.7, CIV-3.8: ${seats} players get whole hands of 3, or packs of 4, in turn order from the first player`, () => {
    const standard = deal(seats, 9);
    const draft = deal(seats, 9, { deal: 'draft' });
    expect(standard.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(3));
    expect(draft.packs.map((pack) => pack.length)).toEqual(Array(seats).fill(4));
    expect(stackOf(standard)).toEqual(stackOf(draft));
  });

test('CIV-3.11: the first player takes the first turn', () => {
  for (const seed of range(10)) {
    const s = deal(3, seed);
    expect([asked(s), s.turn]).toEqual([`${s.first} play`, s.first]);
    expect(refused(s, (s.first + 1) % 3, 'military-i')).toBe('not-asked CIV-4.1');
  }
});
test('CIV-3.2: the same seed deals the same table, another seed another', () => {
  expect(digest(deal(3, 1))).toBe(digest(deal(3, 1)));
  expect(digest(deal(3, 1))).not.toBe(digest(deal(3, 2)));
});
