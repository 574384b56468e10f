/*
 * Writes tests/records/*.json anew: npx tsx games/carta-impera-victoria/tests/record-games.ts
 * To be done only when rules were changed on purpose and `rulesVersion` was raised.
 */
import { writeFileSync } from 'node:fs';
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
import { cartaImperaVictoria as game } from '../index.ts';
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

const BEST_MEMBER = { teams: 'on', teamTieBreak: 'best-member' } as const;
const BRINK = {
  areas: [{ science: 5 }, { military: 5 }, { culture: 5 }, { religion: 5 }],
  hands: [
    ['science-i', 'science-ii', 'culture-i'],
    ['military-i', 'military-i', 'economy-i'],
    ['culture-i', 'culture-ii', 'military-i'],
    ['religion-i', 'religion-ii', 'economy-i'],
  ],
};

/** Seeds that were searched for the way the game ends. */
const GAMES: { [file: string]: RandomGame } = {
  'two-hegemony': { seats: 2, seed: 240, isFast: true },
  'two-stall': { seats: 2, options: { stallGuardRounds: 1 }, seed: 141 },
  'two-shared': { seats: 2, seed: 112 },
  'three-draft-majority': { seats: 3, options: { deal: 'draft' }, seed: 219 },
  'three-draft-tie-breaks': { seats: 3, options: { deal: 'draft' }, seed: 299 },
  'three-activated-tie-break': { seats: 3, options: { religionMode: 'activated', markerTargets: 'others' }, seed: 59 },
  'three-restless-hegemony': { seats: 3, options: { deal: 'draft' }, seed: 177, isRestless: true },
  'four-tie-break-shared': { seats: 4, seed: 260 },
  'teams-draft-shared': { seats: 4, options: { teams: 'on', deal: 'draft' }, seed: 64 },
  'teams-best-member': { seats: 4, options: { ...BEST_MEMBER, religionMode: 'activated' }, seed: 59 },
  'teams-hegemony': { seats: 4, options: { teams: 'on' }, seed: 184, scenario: BRINK },
};
/** A game of players who choose at random. */
function recordGame({
  seats,
  options = {},
  seed,
  scenario,
  isFast = false,
  isRestless = false,
}: RandomGame): GameRecord {
  const start = {
    seats,
    options: readOptions(game.options, options, seats),
    seed: isFast ? `fast:${seed}` : `${seed}`,
  };
  const match = openMatch(game, scenario === undefined ? start : { ...start, scenario });
  const rng = fastRng(-seed);
  for (let at = 1; game.scores(match.s) === null; at++) {
    const seat = pick(rng, waiting(match.s));
    if (isRestless && oneIn(rng, 12) && mayUndo(match, seat)) undo(match, seat, at);
    else if (isRestless && oneIn(rng, 12)) timeOut(match, seat, rng, at);
    else enter(match, seat, [pick(rng, game.legal(match.s, seat))], 'seat', at);
  }
  return match.record;
}
const pick = <T>(rng: Rng, items: readonly T[]): T => items[below(rng, items.length, 'pick')]!;
const oneIn = (rng: Rng, n: number): boolean => below(rng, n, 'one in') === 0;

for (const [file, given] of Object.entries(GAMES))
  writeFileSync(new URL(`records/${file}.json`, import.meta.url), `${JSON.stringify(recordGame(given))}\n`);
