import { dealRng, same, WATCHER } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { ACTIONS, type Action } from '../frames.ts';
import { leducPoker as game } from '../index.ts';
import type { State } from '../state.ts';

const hand = (cards: string[], board: string, ...actions: string[]): State =>
  game.scenario({ cards, board, actions }, {}, 2, dealRng('test'));
const ANY: [string[], string] = [['Qs', 'Kh'], 'Js'];

test('LP-1 each seat gets one card and sees it alone; four are the deck', () => {
  const s = game.setup({}, 2, dealRng('test'));
  const [first, second] = s.cards;
  expect(new Set([...s.cards, ...s.deck]).size).toBe(6);
  expect(game.view(s, 0).cards).toEqual([first, -1]);
  expect(game.view(s, 1).cards).toEqual([-1, second]);
  expect(game.view(s, WATCHER).cards).toEqual([-1, -1]);
  expect(s.table.log!.map((event) => game.redact(s, event, 1))).toEqual([
    { type: 'dealt', seat: 0, card: -1 },
    { type: 'dealt', seat: 1, card: second },
  ]);
});

test('LP-2 each seat has put one chip into the pot', () => {
  expect(game.setup({}, 2, dealRng('test')).paid).toEqual([1, 1]);
});

const TURNS: [rule: string, actions: string[], asked: (string | null)[], paid: number[]][] = [
  ['LP-3', [], ['bet', null], [1, 1]],
  ['LP-3', ['check'], [null, 'bet'], [1, 1]],
  ['LP-3', ['check', 'check'], ['bet', null], [1, 1]],
  ['LP-3', ['bet', 'call'], ['bet', null], [3, 3]],
  ['LP-4', ['bet'], [null, 'raise'], [3, 1]],
  ['LP-4', ['check', 'bet'], ['raise', null], [1, 3]],
  ['LP-4', ['bet', 'raise'], ['call', null], [3, 5]],
  ['LP-4', ['check', 'bet', 'raise'], [null, 'call'], [5, 3]],
  ['LP-4', ['bet', 'raise', 'call', 'bet'], [null, 'raise'], [9, 5]],
  ['LP-4', ['bet', 'raise', 'call', 'check', 'bet', 'raise'], [null, 'call'], [13, 9]],
];
for (const [rule, actions, asked, paid] of TURNS)
  test(`${rule} after ${actions.join(', ') || 'nothing'} the next seat acts`, () => {
    const s = hand(...ANY, ...actions);
    expect([s.table.questions, s.paid]).toEqual([asked, paid]);
    for (const seat of [0, 1])
      for (const action of ACTIONS) {
        const isLegal = game.legal(s, seat).some((move) => same(move, { action }));
        expect(game.refusal(s, seat, { action }) === null).toBe(isLegal);
      }
  });

test('LP-5 the top card of the deck is turned up after the first round, and nothing before can be taken back', () => {
  const s = hand(...ANY, 'check');
  expect(game.view(s, 0).board).toBe(-1);
  const { sealed } = s.table;
  game.apply(s, 1, { action: 'check' });
  expect([s.board, s.deck.length, s.table.questions]).toEqual([0, 3, ['bet', null]]);
  expect(s.table.log!.at(-1)).toEqual({ type: 'opened', card: 0 });
  expect(s.table.sealed).toBeGreaterThan(sealed);
});

const ROUND = ['bet', 'call'];
const ENDINGS: [rule: string, cards: string[], board: string, actions: string[], last: Action, scores: number[]][] = [
  ['LP-6', ['Js', 'Ks'], 'Qs', ['bet'], 'fold', [1, -1]],
  ['LP-6', ['Ks', 'Js'], 'Kh', ['bet', 'raise'], 'fold', [-3, 3]],
  ['LP-6', ['Ks', 'Js'], 'Kh', [...ROUND, 'check', 'bet'], 'fold', [-3, 3]],
  ['LP-7', ['Js', 'Ks'], 'Jh', ['check', 'check', 'check'], 'check', [1, -1]],
  ['LP-7', ['Ks', 'Qs'], 'Qh', [...ROUND, 'check'], 'check', [-3, 3]],
  ['LP-7', ['Ks', 'Qs'], 'Js', [...ROUND, 'bet'], 'call', [7, -7]],
  ['LP-7', ['Js', 'Qh'], 'Kh', ['bet', 'raise', 'call', 'bet', 'raise'], 'call', [-13, 13]],
  ['LP-7', ['Js', 'Jh'], 'Kh', [...ROUND, 'bet'], 'call', [0, 0]],
];
for (const [rule, cards, board, actions, last, scores] of ENDINGS)
  test(`${rule} ${cards.join(' against ')} with ${board}: ${[...actions, last].join(', ')}`, () => {
    const s = hand(cards, board, ...actions);
    expect(game.scores(s)).toBeNull();
    const { sealed } = s.table;
    game.apply(s, s.table.questions[0] === null ? 1 : 0, { action: last });
    expect([game.scores(s), s.table.questions, s.table.stack]).toEqual([scores, [null, null], []]);
    expect(game.view(s, WATCHER).cards).toEqual(rule === 'LP-7' ? s.cards : [-1, -1]);
    expect(s.table.log!.some(({ type }) => type === 'showed')).toBe(rule === 'LP-7');
    expect(s.table.sealed).toBeGreaterThan(sealed);
  });

test('LP-8 one hand is a game: what one seat wins the other loses, and nothing more is played', () => {
  const s = hand(...ANY, 'bet');
  game.apply(s, 1, { action: 'fold' });
  expect([game.scores(s), game.legal(s, 0), game.legal(s, 1)]).toEqual([[1, -1], [], []]);
  expect(game.refusal(s, 0, { action: 'check' })).toEqual({ code: 'over', rule: 'LP-8', args: {} });
});

const REFUSALS: [actions: string[], seat: number, move: unknown, code: string, rule: string][] = [
  [[], 1, { action: 'check' }, 'not-your-turn', 'LP-3'],
  [[], WATCHER, { action: 'check' }, 'not-your-turn', 'LP-3'],
  [[], 0, { action: 'all-in' }, 'not-a-move', 'LP-3'],
  [[], 0, { action: 'bet', chips: 5 }, 'not-a-move', 'LP-3'],
  [[], 0, 'bet', 'not-a-move', 'LP-3'],
  [[], 0, { action: 'raise' }, 'no-bet-yet', 'LP-3'],
  [['check'], 1, { action: 'fold' }, 'no-bet-yet', 'LP-3'],
  [['bet'], 1, { action: 'check' }, 'answer-the-bet', 'LP-3'],
  [['check', 'bet', 'raise'], 1, { action: 'bet' }, 'answer-the-bet', 'LP-3'],
  [['bet', 'raise'], 0, { action: 'raise' }, 'no-more-raises', 'LP-4'],
];
for (const [actions, seat, move, code, rule] of REFUSALS)
  test(`${rule} ${JSON.stringify(move)} of seat ${seat} after ${actions.join(', ') || 'nothing'}: ${code}`, () => {
    expect(game.refusal(hand(...ANY, ...actions), seat, move)).toEqual({ code, rule, args: {} });
  });

test('LP-3 the clock checks, and folds against a bet', () => {
  expect(game.timeout(hand(...ANY), 0, dealRng('clock'))).toEqual({ action: 'check' });
  expect(game.timeout(hand(...ANY, 'bet'), 1, dealRng('clock'))).toEqual({ action: 'fold' });
  expect(game.timeout(hand(...ANY, 'bet', 'raise'), 0, dealRng('clock'))).toEqual({ action: 'fold' });
});
