import { checkLaws } from '@duskhall/testing';
import { test } from 'vitest';
import { liarsDice } from '../index.ts';

for (const faces of ['6', '4'] as const)
  test(`the laws hold with ${faces} faces`, () =>
    checkLaws(liarsDice, {
      seats: 2,
      options: { faces },
      games: 60,
      bound: 13,
      total: 0,
      dealt: (s, viewer) => (viewer < 0 ? [] : s.dice[viewer]),
    }));
