/*
 * Writes tests/records/*.json anew: npx tsx games/vampire-empire/tests/record-games.ts
 * To be done only when rules were changed on purpose and `rulesVersion` was raised.
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
}

const ASK = { responseMode: 'always-ask' } as const;
const BRINK = { revealed: ['lady', 'nun'], vampires: ['lady', 'nun', 'maid'], castle: ['lady', 'nun', 'maid'] };

/** Seeds that were searched for the way the game ends. */
const GAMES: { [file: string]: RandomGame } = {
  'vampires-dead': { seed: 7 },
  'humans-dead': { seed: 66, options: { ...ASK, regenerationScope: 'any-vampire' } },
  conquest: { seed: 83, options: { hypnosisReturn: 'bottom' } },
  'conquest-from-a-scenario': { seed: 1, options: ASK, scenario: BRINK },
  'points-human': { seed: 35, isFast: true },
  'points-vampire': { seed: 14, options: { chapelScope: 'profession-only' } },
  'points-draw': { seed: 15, options: { ...ASK, sides: 'host-chooses' } },
  'restless-points': { seed: 8, options: { memoryAid: 'off' }, isRestless: true },
  resigned: { seed: 1, options: ASK, resignsAfter: 40 },
};

/** A game of players who choose at random. */
function recordGame(given: RandomGame): GameRecord {
  const { options = {}, seed, scenario, isFast = false, isRestless = false, resignsAfter = -1 } = given;
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
    if (at === resignsAfter) enter(match, seat, [{ resign: true }], 'seat', at);
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
