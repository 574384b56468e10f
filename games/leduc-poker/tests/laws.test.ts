import { checkLaws } from '@duskhall/testing';
import { test } from 'vitest';
import { leducPoker } from '../index.ts';

test('the laws hold', () =>
  checkLaws(leducPoker, {
    seats: 2,
    options: {},
    games: 60,
    bound: 8,
    total: 0,
    dealt: (s, viewer) => (viewer < 0 ? [] : s.cards[viewer]),
  }));
