import { checkLaws } from '@duskhall/testing';
import { test } from 'vitest';
// @ts-expect-error a game in plain JavaScript, as somebody elsewhere would write it
import { game } from '../../docs/examples/goofspiel.js';

for (const seats of [2, 3, 4])
  test(`the game of the docs obeys the laws with ${seats} seats`, () => {
    checkLaws(game, { seats, options: {}, games: 20, bound: 40 });
  });
