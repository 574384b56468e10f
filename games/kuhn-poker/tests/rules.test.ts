import { dealRng, same, WATCHER } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { ACTIONS } from '../frames.ts';
import { kuhnPoker as game } from '../index.ts';
import type { State } from '../state.ts';

const hand = (cards: string[], ...actions: string[]): State =>
  game.scenario({ cards, actions }, {}, 2, dealRng('test'));

test('KP-1 each seat gets one card and sees it alone', () => {
  const s = game.setup({}, 2, dealRng('test'));
  const [first, second] = s.cards;
  expect(first).not.toBe(second);
  expect(game.view(s, 0).cards).toEqual([first, -1]);
  expect(game.view(s, 1).cards).toEqual([-1, second]);
  expect(game.view(s, WATCHER).cards).toEqual([-1, -1]);
  expect(s.table.log!.map((event) => game.redact(s, event, 1))).toEqual([
    { type: 'dealt', seat: 0, card: -1 },
    { type: 'dealt', seat: 1, card: second },
  ]);
});

test('KP-2 each seat has put one chip into the pot', () => {
  expect(game.setup({}, 2, dealRng('test')).paid).toEqual([1, 1]);
});

const TURNS: [actions: string[], asked: (string | null)[], paid: number[]][] = [
  [[], ['bet', null], [1, 1]],
  [['check'], [null, 'bet'], [1, 1]],
  [['bet'], [null, 'call'], [2, 1]],
  [
    ['check', 'bet'],
    ['call', null],
    [1, 2],
  ],
];
for (const [actions, asked, paid] of TURNS)
  test(`KP-3 after ${actions.join(', ') || 'nothing'} the next seat acts`, () => {
    const s = hand(['Q', 'K'], ...actions);
    expect([s.table.questions, s.paid]).toEqual([asked, paid]);
  });

const ENDINGS: [rule: string, cards: string[], actions: string[], last: (typeof ACTIONS)[number], scores: number[]][] =
  [
    ['KP-4', ['J', 'K'], ['bet'], 'fold', [1, -1]],
    ['KP-4', ['K', 'J'], ['check', 'bet'], 'fold', [-1, 1]],
    ['KP-5', ['J', 'Q'], ['check'], 'check', [-1, 1]],
    ['KP-5', ['K', 'Q'], ['bet'], 'call', [2, -2]],
    ['KP-5', ['Q', 'K'], ['check', 'bet'], 'call', [-2, 2]],
  ];
for (const [rule, cards, actions, last, scores] of ENDINGS)
  test(`${rule} ${cards.join(' against ')}: ${[...actions, last].join(', ')}`, () => {
    const s = hand(cards, ...actions);
    expect(game.scores(s)).toBeNull();
    const { sealed } = s.table;
    game.apply(s, s.table.questions[0] === null ? 1 : 0, { action: last });
    expect([game.scores(s), s.table.questions, s.table.stack]).toEqual([scores, [null, null], []]);
    expect(game.view(s, WATCHER).cards).toEqual(rule === 'KP-5' ? s.cards : [-1, -1]);
    expect(s.table.log!.some(({ type }) => type === 'showed')).toBe(rule === 'KP-5');
    expect(s.table.sealed).toBeGreaterThan(sealed);
  });

test('KP-6 one hand is a game: what one seat wins the other loses, and nothing more is played', () => {
  const s = hand(['K', 'Q'], 'bet');
  game.apply(s, 1, { action: 'fold' });
  expect([game.scores(s), game.legal(s, 0), game.legal(s, 1)]).toEqual([[1, -1], [], []]);
  expect(game.refusal(s, 0, { action: 'check' })).toEqual({ code: 'over', rule: 'KP-6', args: {} });
});

const REFUSALS: [actions: string[], seat: number, move: unknown, code: string][] = [
  [[], 1, { action: 'check' }, 'not-your-turn'],
  [[], WATCHER, { action: 'check' }, 'not-your-turn'],
  [[], 0, { action: 'raise' }, 'not-a-move'],
  [[], 0, { action: 'bet', chips: 5 }, 'not-a-move'],
  [[], 0, 'bet', 'not-a-move'],
  [[], 0, { action: 'call' }, 'no-bet-yet'],
  [['check'], 1, { action: 'fold' }, 'no-bet-yet'],
  [['bet'], 1, { action: 'check' }, 'answer-the-bet'],
  [['check', 'bet'], 0, { action: 'bet' }, 'answer-the-bet'],
];
for (const [actions, seat, move, code] of REFUSALS)
  test(`KP-3 ${JSON.stringify(move)} of seat ${seat} after ${actions.join(', ') || 'nothing'} is refused: ${code}`, () => {
    expect(game.refusal(hand(['Q', 'K'], ...actions), seat, move)).toEqual({ code, rule: 'KP-3', args: {} });
  });

for (const [actions] of TURNS)
  test(`KP-3 after ${actions.join(', ') || 'nothing'} what is legal is not refused, and the other way round`, () => {
    const s = hand(['Q', 'K'], ...actions);
    for (const seat of [0, 1])
      for (const action of ACTIONS) {
        const isLegal = game.legal(s, seat).some((move) => same(move, { action }));
        expect(game.refusal(s, seat, { action }) === null).toBe(isLegal);
      }
  });

test('KP-3 the clock checks, and folds against a bet', () => {
  expect(game.timeout(hand(['K', 'Q']), 0, dealRng('clock'))).toEqual({ action: 'check' });
  expect(game.timeout(hand(['Q', 'K'], 'bet'), 1, dealRng('clock'))).toEqual({ action: 'fold' });
});
