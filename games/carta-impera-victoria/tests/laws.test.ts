import { readOptions, type Seat } from '@duskhall/kernel';
import { checkLaws } from '@duskhall/testing';
import { test } from 'vitest';
import { cartaImperaVictoria } from '../index.ts';
import { OPTIONS } from '../options.ts';
import type { State } from '../state.ts';

const CASES = [
  [2, {}],
  [3, {}],
  [4, {}],
  [2, { deal: 'draft' }],
  [3, { deal: 'draft', markerTargets: 'others' }],
  [4, { deal: 'draft', religionMode: 'activated' }],
  [4, { deal: 'draft', teams: 'on', teamTieBreak: 'best-member' }],
  [3, { religionMode: 'activated', stallGuardRounds: 1 }],
] as const;

/** CIV-8: of the deal a viewer knows who begins, and a player its own cards. */
const dealt = (s: State, viewer: Seat) => [s.first, viewer < 0 ? [] : [s.hands[viewer], s.packs[viewer]]];

for (const [seats, given] of CASES)
  test(`the laws hold for ${seats} seats with ${JSON.stringify(given)}`, () => {
    const options = readOptions(OPTIONS, given, seats);
    const total = options.teams === 'on' ? 2 : 1;
    checkLaws(cartaImperaVictoria, { seats, options, games: 6, bound: 1500, total, dealt });
  });
