import { dealRng, same, WATCHER } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { ticTacToe as game } from '../index.ts';
import type { State } from '../state.ts';

const table = (...board: string[]): State => game.scenario({ board }, {}, 2, dealRng('test'));

test('TTT-1 the board is empty and seat 0 begins', () => {
  const s = game.setup({}, 2, dealRng('test'));
  expect(s.board).toEqual([-1, -1, -1, -1, -1, -1, -1, -1, -1]);
  expect(s.table.questions).toEqual(['mark', null]);
  expect(game.legal(s, 0)).toHaveLength(9);
  expect(game.legal(s, 1)).toEqual([]);
});

test('TTT-2 a mark stays and the turn passes', () => {
  const s = table('X..', '...', '...');
  game.apply(s, 1, { cell: 4 });
  expect(s.board).toEqual([0, -1, -1, -1, 1, -1, -1, -1, -1]);
  expect(s.table.questions).toEqual(['mark', null]);
  expect(game.legal(s, 0).map(({ cell }) => cell)).toEqual([1, 2, 3, 5, 6, 7, 8]);
});

test('TTT-2 the clock marks an empty cell', () => {
  const s = table('XOX', 'O..', '.XO');
  expect(game.legal(s, 0)).toContainEqual(game.timeout(s, 0, dealRng('clock')));
});

const ENDINGS: [name: string, board: string[], cell: number, scores: number[]][] = [
  ['a row', ['XX.', 'OO.', '...'], 2, [1, 0]],
  ['a column', ['XOX', '.O.', 'X..'], 7, [0, 1]],
  ['a diagonal', ['XO.', 'OX.', '...'], 8, [1, 0]],
  ['the other diagonal', ['XXO', 'XO.', '...'], 6, [0, 1]],
  ['the last cell with a line', ['XOX', 'OXO', 'OX.'], 8, [1, 0]],
  ['a full board', ['XOX', 'XOO', 'OX.'], 8, [0.5, 0.5]],
];
for (const [name, board, cell, scores] of ENDINGS)
  test(`TTT-3 ${name} ends the game`, () => {
    const s = table(...board);
    expect(game.scores(s)).toBeNull();
    game.apply(s, s.table.questions.indexOf('mark'), { cell });
    expect([game.scores(s), s.table.questions, s.table.stack]).toEqual([scores, [null, null], []]);
  });

const REFUSALS: [seat: number, move: unknown, code: string, rule: string][] = [
  [0, { cell: 4 }, 'not-your-turn', 'TTT-2'],
  [WATCHER, { cell: 4 }, 'not-your-turn', 'TTT-2'],
  [1, { cell: 0 }, 'taken', 'TTT-2'],
  [1, { cell: 9 }, 'not-a-move', 'TTT-2'],
  [1, { cell: 4, more: 1 }, 'not-a-move', 'TTT-2'],
  [1, null, 'not-a-move', 'TTT-2'],
];
for (const [seat, move, code, rule] of REFUSALS)
  test(`${rule} ${JSON.stringify(move)} of seat ${seat} is refused: ${code}`, () => {
    expect(game.refusal(table('X..', '...', '...'), seat, move)).toMatchObject({ code, rule });
  });

test('TTT-3 nothing is played after the end', () => {
  const s = table('XX.', 'OO.', '...');
  game.apply(s, 0, { cell: 2 });
  expect(game.refusal(s, 1, { cell: 5 })).toMatchObject({ code: 'over', rule: 'TTT-3' });
});

test('TTT-2 what is legal is not refused, and the other way round', () => {
  const s = table('XO.', '.X.', 'O..');
  for (const seat of [0, 1])
    for (let cell = 0; cell < 9; cell++) {
      const isLegal = game.legal(s, seat).some((move) => same(move, { cell }));
      expect(game.refusal(s, seat, { cell }) === null).toBe(isLegal);
    }
});
