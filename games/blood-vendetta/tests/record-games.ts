/*
 * Writes the records of this version of the rules anew: npx tsx games/blood-vendetta/tests/record-games.ts
 * To be done only when rules were changed on purpose and `rulesVersion` was raised.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import {
  below,
  closeWindow,
  enter,
  fastRng,
  type GameRecord,
  HOUSE,
  mayClose,
  mayUndo,
  openMatch,
  type Rng,
  readOptions,
  type Seat,
  timeOut,
  undo,
  waiting,
} from '@duskhall/kernel';
import type { Move } from '../frames.ts';
import { bloodVendetta as game } from '../index.ts';
import type { Options } from '../options.ts';
import type { State } from '../state/index.ts';

interface RandomEvening {
  seats: number;
  options?: Partial<Options>;
  seed: number;
  /** Whether the clock answers now and then, moves are taken back, and somebody is taken out of the game. */
  isRestless?: boolean;
}

/** Seeds that were searched for the way the game ends. The records of version 1 of the rules stay as they are. */
const EVENINGS: { [file: string]: RandomEvening } = {
  'nine-parity': { seats: 9, options: { endRule: 'parity' }, seed: 5, isRestless: true },
  'twenty-closed': { seats: 20, options: { set: 'advanced', composition: 'closed', trickyVarg: 'plain' }, seed: 1 },
};

/** An evening of harsh players who choose at random, but do not tap about for ever. */
function recordEvening({ seats, options = {}, seed, isRestless = false }: RandomEvening): GameRecord {
  const match = openMatch(game, { seats, options: readOptions(game.options, options, seats), seed: `${seed}` });
  const rng = fastRng(-seed);
  for (let at = 1; game.scores(match.s) === null; at++) {
    const offers = game.free(match.s, HOUSE);
    const entry = offers.find((move) => 'record' in move || (isRestless && at === 100));
    const [seat] = waiting(match.s);
    const undoer = isRestless ? match.s.roles.flatMap((_, one) => (mayUndo(match, one) ? one : []))[0] : undefined;
    if (entry !== undefined) enter(match, HOUSE, [entry], 'house', at);
    else if (seat === undefined && mayClose(match.s)) closeWindow(match, 'clock', at);
    else if (undoer !== undefined && oneIn(rng, 8)) undo(match, undoer, at);
    else if (isRestless && oneIn(rng, 12)) timeOut(match, seat!, rng, at);
    else enter(match, seat!, [choiceOf(match.s, seat!, rng)], 'seat', at);
  }
  return match.record;
}
function choiceOf(s: State, seat: Seat, rng: Rng): Move {
  const moves = game.legal(s, seat);
  const last = moves.find((move) => 'lock' in move || 'ready' in move);
  if (last !== undefined && oneIn(rng, 2)) return last;
  if (s.table.questions[seat] === 'verdict') return { yes: !oneIn(rng, 4) };
  const phrases = s.phase === 'night' && oneIn(rng, 10) ? game.free(s, seat).filter((move) => 'say' in move) : [];
  return pick(rng, phrases.length > 0 ? phrases : moves);
}
const pick = <T>(rng: Rng, items: readonly T[]): T => items[below(rng, items.length, 'pick')]!;
const oneIn = (rng: Rng, n: number): boolean => below(rng, n, 'one in') === 0;

const folder = new URL('records/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [file, given] of Object.entries(EVENINGS))
  writeFileSync(new URL(`${file}.json`, folder), `${JSON.stringify(recordEvening(given))}\n`);
