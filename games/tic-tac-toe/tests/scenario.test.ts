import { BadInput, dealRng } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { ticTacToe as game } from '../index.ts';

const table = (given: unknown) => game.scenario(given, {}, 2, dealRng('test'));

test('a scenario sets the board and finds whose turn it is', () => {
  const s = table({ board: ['X.O', '.X.', '...'] });
  expect(s.board).toEqual([0, -1, 1, -1, 0, -1, -1, -1, -1]);
  expect(s.table.questions).toEqual([null, 'mark']);
});

const BAD: [given: unknown, sentence: RegExp][] = [
  [null, /looks like/],
  [{}, /looks like/],
  [{ board: ['X..', '...'] }, /looks like/],
  [{ board: ['X..', '...', '..x'] }, /looks like/],
  [{ board: ['...', '...', '...'], turn: 1 }, /looks like/],
  [{ board: ['XX.', '...', '...'] }, /2 crosses and 0 noughts/],
  [{ board: ['OO.', 'X..', '...'] }, /1 crosses and 2 noughts/],
  [{ board: ['XXX', 'OO.', '...'] }, /over/],
  [{ board: ['XOX', 'XOO', 'OXX'] }, /over/],
];
for (const [given, sentence] of BAD)
  test(`a scenario is refused: ${JSON.stringify(given)}`, () => {
    expect(() => table(given)).toThrow(BadInput);
    expect(() => table(given)).toThrow(sentence);
  });
