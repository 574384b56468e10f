import { fastRng, readOptions } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { findGame } from '../games.ts';
import { playOut, talkOver } from '../simulate.ts';

const game = findGame('blood-vendetta');
const options = readOptions(game.options, {}, 7);
const ROLES = ['count', 'queen', 'vampire', 'vampire', 'vampire', 'hunter', 'hunter'];
const table = (step: string) => game.scenario({ roles: ROLES, step, cycle: 1 }, options, 7, fastRng(1));
const said = (s: object) => (s as { claims: { seat: number }[] }).claims.map(({ seat }) => seat);

test('by night those who have something to say say it, and nobody else', () => {
  const s = table('night');
  talkOver(game, s, [0, 2, 5], fastRng(1));
  expect(new Set(said(s))).toEqual(new Set([0, 2, 5]));
  const words = said(s).length;
  talkOver(game, s, [0, 2, 5], fastRng(1));
  expect(said(s)).toHaveLength(words);
});

test('by day nobody speaks, nor in a game without talk', () => {
  const s = table('dawn');
  talkOver(game, s, [0, 1, 2, 3, 4, 5, 6], fastRng(1));
  expect(said(s)).toEqual([]);
  const quiet = findGame('tic-tac-toe');
  const board = quiet.setup(readOptions(quiet.options, {}, 2), 2, fastRng(1));
  talkOver(quiet, board, [0, 1], fastRng(1));
  expect(board.table.questions.some((question) => question !== null)).toBe(true);
});

test('there is talk before each new thing, once', () => {
  const s = table('night');
  const pending: unknown[] = [];
  playOut(
    game,
    s,
    (_, seat) => game.timeout(s, seat, fastRng(1))!,
    () => void pending.push(s.table.stack.at(-1)),
  );
  expect(pending.length).toBeGreaterThan(10);
  expect(pending.every((frame, i) => i === 0 || frame !== pending[i - 1])).toBe(true);
});
