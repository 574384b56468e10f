import { BadInput, dealRng } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { leducPoker as game } from '../index.ts';

const hand = (given: unknown) => game.scenario(given, {}, 2, dealRng('test'));

test('a scenario deals the named cards and plays the named actions', () => {
  const s = hand({ cards: ['Ks', 'Jh'], board: 'Kh', actions: ['check', 'bet', 'call'] });
  expect([s.cards, s.board, s.paid, s.table.questions]).toEqual([[4, 1], 5, [3, 3], ['bet', null]]);
  expect(game.flaw(s)).toBeNull();
});

test('what a scenario leaves out is as usual', () => {
  expect(hand({})).toEqual(game.setup({}, 2, dealRng('test')));
  expect(hand({ board: 'Qs' }).deck.at(-1)).toBe(2);
});

const BAD: [given: unknown, sentence: RegExp][] = [
  [null, /looks like/],
  [{ turn: 1 }, /looks like/],
  [{ cards: ['Ks'] }, /looks like/],
  [{ actions: 'check' }, /looks like/],
  [{ cards: ['Ks', 'As'] }, /the cards are Js, Jh, Qs, Qh, Ks, Kh, not "As"/],
  [{ board: null }, /the cards are/],
  [{ cards: ['Ks', 'Ks'] }, /only one card/],
  [{ cards: ['Ks', 'Kh'], board: 'Kh' }, /only one card/],
  [{ actions: ['call'] }, /"call" is not possible here; possible: check or bet/],
  [{ actions: ['bet', 'raise', 'raise'] }, /"raise" is not possible here; possible: call or fold/],
  [{ actions: ['bet', 'fold', 'check'] }, /possible: nothing, the game is over/],
  [{ actions: ['check', 'check', 'check', 'check'] }, /the game is over/],
];
for (const [given, sentence] of BAD)
  test(`a scenario is refused: ${JSON.stringify(given)}`, () => {
    expect(() => hand(given)).toThrow(BadInput);
    expect(() => hand(given)).toThrow(sentence);
  });
