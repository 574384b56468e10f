/*
 * Writes the records of the current rules anew: npx tsx games/vampire-empire/tests/record-games.ts
 * To be done only when rules were changed on purpose and `rulesVersion` was raised; those of earlier rules stay as they are.
 */
import { writeFileSync } from 'node:fs';
import type { Rng, Seat } from '@duskhall/kernel';
import { pick, recordGames } from '@duskhall/testing';
import type { Move } from '../frames.ts';
import { vampireEmpire as game } from '../index.ts';
import type { State } from '../state/index.ts';

const AUTO = { responseMode: 'auto-pass' } as const;
/** More than 8 cards to keep, and somebody whom holy water does not reach. */
const FULL = {
  turn: 'day',
  away: 'bishop',
  human: {
    hand: [
      'holy-water-1',
      'holy-water-2',
      'holy-water-3',
      'garlic',
      'garlic',
      'relic',
      'relic',
      'dagger',
      'pistol',
      'novice',
    ],
  },
};

const resignAtDeath = (s: State, seat: Seat, rng: Rng): Move =>
  s.dying >= 0 ? { resign: true } : pick(rng, game.legal(s, seat));

// Seeds that were searched for the way the game ends.
recordGames(
  game,
  {
    'points-vampire-2': { seats: 2, seed: 15, options: AUTO },
    'restless-2': { seats: 2, seed: 8, options: { ...AUTO, memoryAid: 'off' }, isRestless: true },
    'more-than-8-2': { seats: 2, seed: 1, scenario: FULL },
    'resigned-at-a-death-2': { seats: 2, seed: 1, choose: resignAtDeath },
  },
  (file, text) => writeFileSync(new URL(`records/${file}`, import.meta.url), text),
);
