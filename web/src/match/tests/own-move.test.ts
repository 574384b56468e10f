import { WATCHER } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { beginsWithOwn } from '../own-move.ts';

const [mine, others] = [
  { type: 'played', seat: 0 },
  { type: 'played', seat: 1 },
];
test.each([
  ['one’s own move', 0, [others, mine], 1, true],
  ['one’s own move and the answer to it', 0, [mine, others], 0, true],
  ['the move of somebody else, and what it did to oneself', 0, [others, mine], 0, false],
  ['nothing new', 0, [mine], 1, false],
  ['a move that was taken back', 0, [], 1, false],
  ['what concerns all', 0, [{ type: 'ended' }], 0, false],
  ['what a watcher sees', WATCHER, [{ type: 'ended', seat: WATCHER }], 0, false],
])('%s', (_, seat, log, known, isOwn) => {
  expect(beginsWithOwn(known, { log, seat })).toBe(isOwn);
});
