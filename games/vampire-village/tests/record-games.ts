/*
 * Writes tests/records/*.json anew: npx tsx games/vampire-village/tests/record-games.ts
 * To be done only when rules were changed on purpose and `rulesVersion` was raised.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import {
  below,
  enter,
  fastRng,
  type GameRecord,
  mayUndo,
  openMatch,
  type Rng,
  readOptions,
  timeOut,
  undo,
  waiting,
} from '@duskhall/kernel';
import { vampireVillage as game } from '../index.ts';
import type { Options } from '../options.ts';

interface RandomGame {
  seats: number;
  options?: Partial<Options>;
  seed: number;
  /** Whether the cards are dealt by the fast stream. */
  isFast?: boolean;
  scenario?: object;
  /** Whether the clock answers now and then, and moves are taken back. */
  isRestless?: boolean;
}

/** Demons at every village, and heroes to give them. */
const HAUNTED = {
  round: 2,
  step: 'demons',
  villages: [
    ['champion@0,0', 'keep@1,0:1', 'inn@0,1:2', 'trapper@1,1', 'bakery@2,1:1', 'rampart@2,0:1', 'moat@0,2'],
    ['messenger@0,0:1', 'longhouse@1,0:1', 'granary@0,1:2', 'kennels@1,1', 'castle@2,1', 'chapel@2,0:3', 'forge@0,2'],
    ['main-street@0,0:2', 'barracks@1,0:2', 'monastery@0,1:1', 'palisade@1,1:1', 'torch-wall@2,1', 'cathedral@2,0'],
  ],
  creatures: [
    ['demon-slayer', 'demon-plague', 'demon-lure-vampire', 'witch-left', 'vampire-1'],
    ['demon-ruin', 'demon-lure-witch', 'vampire-2', 'werewolf-grey', 'witch-swamp'],
    ['demon-ruin', 'demon-plague', 'demon-lure-werewolf', 'vampire-4', 'vampire-3'],
  ],
};

/** Seeds that were searched for the way the game ends. */
const GAMES: { [file: string]: RandomGame } = {
  'two-won': { seats: 2, seed: 1 },
  'two-tie-break': { seats: 2, seed: 37 },
  'two-shared': { seats: 2, seed: 31 },
  'three-restless': { seats: 3, seed: 5, isRestless: true },
  'three-haunted': { seats: 3, seed: 2, scenario: HAUNTED },
  'four-peeking': { seats: 4, options: { peekNextHand: 'true' }, seed: 3, isFast: true },
  'five-plague-everywhere': { seats: 5, options: { plagueScope: 'all-buildings' }, seed: 4 },
};

/** A game of players who choose at random. */
function recordGame(given: RandomGame): GameRecord {
  const { seats, options = {}, seed, scenario, isFast = false, isRestless = false } = given;
  const start = {
    seats,
    options: readOptions(game.options, options, seats),
    seed: isFast ? `fast:${seed}` : `${seed}`,
  };
  const match = openMatch(game, scenario === undefined ? start : { ...start, scenario });
  const rng = fastRng(-seed);
  for (let at = 1; game.scores(match.s) === null; at++) {
    const seat = pick(rng, waiting(match.s));
    if (isRestless && oneIn(rng, 8) && mayUndo(match, seat)) undo(match, seat, at);
    else if (isRestless && oneIn(rng, 12)) timeOut(match, seat, rng, at);
    else enter(match, seat, [pick(rng, game.legal(match.s, seat))], 'seat', at);
  }
  return match.record;
}
const pick = <T>(rng: Rng, items: readonly T[]): T => items[below(rng, items.length, 'pick')]!;
const oneIn = (rng: Rng, n: number): boolean => below(rng, n, 'one in') === 0;

const folder = new URL('records/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [file, given] of Object.entries(GAMES))
  writeFileSync(new URL(`${file}.json`, folder), `${JSON.stringify(recordGame(given))}\n`);
