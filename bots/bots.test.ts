import { fastRng, type Game, type Types } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { BOTS, random } from './index.ts';

const noGame = {} as Game<Types>;

test('the random bot takes each of the moves offered, and none else', () => {
  const rng = fastRng(1);
  const taken = new Set(Array.from({ length: 200 }, () => random(noGame, {}, ['a', 'b', 'c'], rng)));
  expect([...taken].sort()).toEqual(['a', 'b', 'c']);
});

test('a bot repeats itself given the same stream', () => {
  const moves = Array.from({ length: 100 }, (_, i) => i);
  for (const bot of Object.values(BOTS))
    expect(bot(noGame, {}, moves, fastRng(7))).toBe(bot(noGame, {}, moves, fastRng(7)));
});
