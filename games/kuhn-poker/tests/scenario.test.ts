import { BadInput, dealRng } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { kuhnPoker as game } from '../index.ts';

const hand = (given: unknown) => game.scenario(given, {}, 2, dealRng('test'));

test('a scenario deals the named cards and plays the named actions', () => {
  const s = hand({ cards: ['K', 'J'], actions: ['check', 'bet'] });
  expect([s.cards, s.paid, s.table.questions]).toEqual([
    [2, 0],
    [1, 2],
    ['call', null],
  ]);
});

test('what a scenario leaves out is as usual', () => {
  expect(hand({})).toEqual(game.setup({}, 2, dealRng('test')));
});

const BAD: [given: unknown, sentence: RegExp][] = [
  [null, /looks like/],
  [{ board: [] }, /looks like/],
  [{ cards: ['K'] }, /looks like/],
  [{ actions: 'check' }, /looks like/],
  [{ cards: ['K', 'A'] }, /the cards are J, Q, K/],
  [{ cards: ['K', 'K'] }, /only one K/],
  [{ actions: ['call'] }, /"call" is not possible here; possible: check or bet/],
  [{ actions: ['bet', 'fold', 'check'] }, /possible: nothing, the game is over/],
  [{ actions: ['check', 'check'] }, /the game is over/],
];
for (const [given, sentence] of BAD)
  test(`a scenario is refused: ${JSON.stringify(given)}`, () => {
    expect(() => hand(given)).toThrow(BadInput);
    expect(() => hand(given)).toThrow(sentence);
  });
