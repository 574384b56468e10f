/*
 * Writes the records of the current rules in tests/records anew: npx tsx games/carta-impera-victoria/tests/record-games.ts
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
  /** Whether the clock answers now and then, and moves are taken back. */
  isRestless?: boolean;
}

/** Games of the current rules; records of earlier versions stay as they are. */
const GAMES: { [file: string]: RandomGame } = {
  'two-religion': { seats: 2, seed: 1 },
  'three-religion-restless': { seats: 3, options: { deal: 'draft' }, seed: 4, isRestless: true },
  'four-religion-by-itself': { seats: 4, options: { religionMode: 'continuous' }, seed: 5 },
};
/** A game of players who choose at random. */
function recordGame({ seats, options = {}, seed, isRestless = false }: RandomGame): GameRecord {
  const match = openMatch(game, { seats, options: readOptions(game.options, options, seats), seed: `${seed}` });
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
