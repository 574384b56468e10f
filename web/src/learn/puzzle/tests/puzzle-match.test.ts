import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import { type AnyGame, readOptions, replay } from '@duskhall/kernel';
import { kuhnPoker } from '@duskhall/kuhn-poker';
import { expect, test } from 'vitest';
import { compared, isAnswer, playedOn, playersOf, positionOf } from '../puzzle-match.ts';
import { madePuzzle } from './made-puzzle.ts';

const game: AnyGame = kuhnPoker;
const puzzle = madePuzzle();
const [check, bet] = [{ action: 'check' }, { action: 'bet' }];

test('the seat is told what it was told in the match, and nothing else', () => {
  const { match, log } = positionOf(game, puzzle);
  expect(game.legal(match.s, puzzle.seat)).toEqual([check, bet]);
  expect(log).toEqual([
    { type: 'dealt', seat: 0, card: -1 },
    { type: 'dealt', seat: 1, card: 1 },
    { type: 'acted', seat: 0, action: 'check' },
  ]);
});

test('the answer is what the search found best', () => {
  expect([check, bet].map((move) => isAnswer(game, puzzle, [move]))).toEqual([true, false]);
});

test('several things that one question asks for may be named in any order', () => {
  const carta: AnyGame = cartaImperaVictoria;
  const { rulesVersion } = carta;
  // Cards were taken from seat 2, and three are to be given back.
  const moves = [{ card: 3 }, { effect: 5 }, { seat: 2 }].map((move) => [1, move] as const);
  const given = madePuzzle({
    match: { rulesVersion, seats: 3, options: readOptions(carta.options, {}, 3), seed: 'fast:2', moves },
    findings: [{ move: { card: 9 }, visits: 9, value: 0.5 }],
  });
  const answers = (...cards: number[]) =>
    isAnswer(
      carta,
      given,
      cards.map((card) => ({ card })),
    );
  expect(answers(9, 0, 0)).toBe(true);
  expect(answers(0, 9, 0)).toBe(true);
  expect(answers(0, 0)).toBe(false);
});

test('the three best answers are compared, with the own one behind them', () => {
  const findings = [0.7, 0.6, 0.5, 0.4, 0].map((value, cell) => ({ move: { cell }, visits: value * 10, value }));
  const many = madePuzzle({ findings });
  const told = (own: object) => compared(many, own).map(({ move, value, isOwn }) => [move, value, isOwn]);
  const best = (own: number) => [0, 1, 2].map((cell) => [{ cell }, findings[cell]!.value, cell === own]);
  expect(told({ cell: 1 })).toEqual(best(1));
  expect(told({ cell: 3 })).toEqual([...best(3), [{ cell: 3 }, 0.4, true]]);
  expect(told({ cell: 4 })).toEqual([...best(4), [{ cell: 4 }, null, true]]);
  expect(told({ cell: 9 })).toEqual([...best(9), [{ cell: 9 }, null, true]]);
});

test('a match goes on from the puzzle with the answer given', () => {
  const players = playersOf(puzzle, 'Wren', 'master');
  const kept = playedOn(game, puzzle, [bet], { players, startedAt: 7, name: 'x' });
  expect(kept).toMatchObject({ id: 'local-x', seat: 1, startedAt: 7, finishedAt: 0, scores: [] });
  expect(kept.players).toEqual([
    { name: '', bot: 'master' },
    { name: 'Wren', bot: '' },
  ]);
  const { s } = replay(game, kept.record);
  expect(game.legal(s, 0)).toEqual([{ action: 'call' }, { action: 'fold' }]);
  expect(() => playedOn(game, puzzle, [{ action: 'fold' }], { players, startedAt: 7, name: 'x' })).toThrow();
});
