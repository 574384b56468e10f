import { waiting } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import type { State } from '../state/index.ts';
import { game, night, table, until } from './table.ts';

/** Counts the move sequences of this length; if several seats are asked, the first one moves. */
function sequences(s: State, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const seat of waiting(s).slice(0, 1))
    for (const move of game.legal(s, seat)) {
      const after = game.clone(s);
      game.apply(after, seat, move);
      count += sequences(after, depth - 1);
    }
  return count;
}
const SEVEN = 'king queen vampire*3 hunter*2';
const open = (question: string, roles = SEVEN, setting = {}): State => {
  const s = table(roles, setting);
  until(s, question);
  return s;
};

/** Counted by hand: no answer, nobody and the others; the Queen has herself instead of "nobody"; and so on. */
const COUNTS: [name: string, at: () => State, ...counts: number[]][] = [
  ['VN-4.13.2: a dawn with a Queen', () => table(SEVEN), 8, 8 * 8, 8 * 8 * 8],
  ['VN-4.1.8: the Queen after a day with S1', () => table(SEVEN, { last: { queen: 'S1' } }), 8, 8 * 7, 8 * 7 * 8],
  ['VN-5.1.1: the King names somebody, then checks or kills', () => open('kill'), 3, 3 * 8, 3 * 8 * 3],
  ['VN-4.4.2: a tap on the board, then another or the lock', () => open('muse'), 9, 7 * 8 + 2 * 9],
  ['VN-4.8.2: ready, or an accusation and then ready', () => table(SEVEN, { step: 'night', cycle: 1 }), 7, 7 + 6],
];
test.each(COUNTS)('%s', (_, at, ...expected) => {
  const s = at();
  expect(expected.map((__, i) => sequences(s, i + 1))).toEqual(expected);
});

test('VN-4.8.4: a trial has a defence, and three answers for each with a vote', () => {
  const s = table(SEVEN, { step: 'night', cycle: 1 });
  game.apply(s, 0, { nominate: 6 });
  until(s, 'defence');
  expect([1, 2, 3, 4].map((depth) => sequences(s, depth))).toEqual([1, 3, 9, 27]);
  expect(night(s).trials.at(-1)!.voters).toBe(7);
});
