/*
 * Rewrites the records of the current rules: npx tsx games/vampire-empire/tests/record-games.ts
 * Run it only after an intended rules change that raised `rulesVersion`; records of earlier versions stay as they are.
 */
import { writeFileSync } from 'node:fs';
import type { Rng, Seat } from '@duskhall/kernel';
import { pick, recordGames } from '@duskhall/testing';
import type { Move } from '../frames.ts';
import { vampireEmpire as game } from '../index.ts';
import type { State } from '../state/index.ts';

const AUTO = { responseMode: 'auto-pass' } as const;
/** More than 8 cards to keep, and a character that holy water cannot reach. */
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

// Seeds chosen for how the game ends.
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
