/*
 * Writes the records of the current rules anew: npx tsx games/vampire-empire/tests/record-games.ts
 * To be done only when rules were changed on purpose and `rulesVersion` was raised; those of earlier rules stay as they are.
 */
import { writeFileSync } from 'node:fs';
import {
  below,
  closeWindow,
  enter,
  fastRng,
  type GameRecord,
  mayClose,
  mayUndo,
  openMatch,
  type Rng,
  readOptions,
  timeOut,
  undo,
  waiting,
} from '@duskhall/kernel';
import { vampireEmpire as game } from '../index.ts';
import type { Options } from '../options.ts';

interface RandomGame {
  options?: Partial<Options>;
  seed: number;
  /** Whether the cards are dealt by the fast stream. */
  isFast?: boolean;
  scenario?: object;
  /** Whether the clock answers now and then, and moves are taken back. */
  isRestless?: boolean;
  /** After so many moves one of them gives up. */
  resignsAfter?: number;
  /** Or as soon as somebody is dying. */
  resignsAtDeath?: boolean;
}

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

/** Seeds that were searched for the way the game ends. */
const GAMES: { [file: string]: RandomGame } = {
  'points-vampire-2': { seed: 15, options: AUTO },
  'restless-2': { seed: 8, options: { ...AUTO, memoryAid: 'off' }, isRestless: true },
  'more-than-8-2': { seed: 1, scenario: FULL },
  'resigned-at-a-death-2': { seed: 1, resignsAtDeath: true },
};

/** A game of players who choose at random. */
function recordGame(given: RandomGame): GameRecord {
  const {
    options = {},
    seed,
    scenario,
    isFast = false,
    isRestless = false,
    resignsAfter = -1,
    resignsAtDeath = false,
  } = given;
  const start = { seats: 2, options: readOptions(game.options, options, 2), seed: isFast ? `fast:${seed}` : `${seed}` };
  const match = openMatch(game, scenario === undefined ? start : { ...start, scenario });
  const rng = fastRng(-seed);
  for (let at = 1; game.scores(match.s) === null; at++) {
    const asked = waiting(match.s);
    if (asked.length === 0 && mayClose(match.s)) {
      closeWindow(match, 'clock', at);
      continue;
    }
    const seat = pick(rng, asked);
    if (at === resignsAfter || (resignsAtDeath && match.s.dying >= 0))
      enter(match, seat, [{ resign: true }], 'seat', at);
    else if (isRestless && oneIn(rng, 12) && mayUndo(match, seat)) undo(match, seat, at);
    else if (isRestless && oneIn(rng, 12)) timeOut(match, seat, rng, at);
    else enter(match, seat, [pick(rng, game.legal(match.s, seat))], 'seat', at);
  }
  return match.record;
}
const pick = <T>(rng: Rng, items: readonly T[]): T => items[below(rng, items.length, 'pick')]!;
const oneIn = (rng: Rng, n: number): boolean => below(rng, n, 'one in') === 0;

for (const [file, given] of Object.entries(GAMES))
  writeFileSync(new URL(`records/${file}.json`, import.meta.url), `${JSON.stringify(recordGame(given))}\n`);
