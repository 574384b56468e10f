import { test } from 'node:test';
import { checkLaws } from '@duskhall/testing';
import { game } from './goofspiel.js';

for (const seats of [2, 3, 4])
  test(`${seats} seats obey the laws`, () => {
    checkLaws(game, { seats, options: {}, games: 20, bound: 40 });
  });
