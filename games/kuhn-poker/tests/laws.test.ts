import { checkLaws } from '@duskhall/testing';
import { test } from 'vitest';
import { kuhnPoker } from '../index.ts';

test('the laws hold', () =>
  checkLaws(kuhnPoker, {
    seats: 2,
    options: {},
    games: 60,
    bound: 3,
    total: 0,
    dealt: (s, viewer) => (viewer < 0 ? [] : s.cards[viewer]),
  }));
