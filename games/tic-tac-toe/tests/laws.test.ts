import { checkLaws } from '@duskhall/testing';
import { test } from 'vitest';
import { ticTacToe } from '../index.ts';

test('the laws hold', () => checkLaws(ticTacToe, { seats: 2, options: {}, games: 60, bound: 9, total: 1 }));
