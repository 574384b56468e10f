/*
 * Rewrites the records of the current rules version: npx tsx games/blood-vendetta/tests/record-games.ts
 * Run it only after an intended rules change that raised `rulesVersion`; records of earlier versions stay as they are.
 */
import { writeFileSync } from 'node:fs';
import { HOUSE, type Rng, type Seat } from '@duskhall/kernel';
import { isOneIn, pick, recordGames } from '@duskhall/testing';
import type { Move } from '../frames.ts';
import { bloodVendetta as game } from '../index.ts';
import type { State } from '../state/index.ts';

/** Harsh random players who do not keep tapping forever. */
function choose(s: State, seat: Seat, rng: Rng): Move {
  const moves = game.legal(s, seat);
  const last = moves.find((move) => 'lock' in move || 'ready' in move);
  if (last !== undefined && isOneIn(rng, 2)) return last;
  if (s.table.questions[seat] === 'verdict') return { yes: !isOneIn(rng, 4) };
  const phrases = s.phase === 'night' && isOneIn(rng, 10) ? game.free(s, seat).filter((move) => 'say' in move) : [];
  return pick(rng, phrases.length > 0 ? phrases : moves);
}

/** Records the dealt roles as printed cards and, if asked, removes a player. */
const moderate =
  (removesAt: number) =>
  (s: State, at: number): Move | null =>
    game.free(s, HOUSE).find((move) => 'record' in move || at === removesAt) ?? null;

const NEVER = -1;

// Seeds chosen for how the game ends.
recordGames(
  game,
  {
    'ten-at-once': {
      seats: 10,
      options: { absentAfter: 2 },
      seed: 5,
      isRestless: true,
      choose,
      moderate: moderate(NEVER),
    },
  },
  (file, text) => writeFileSync(new URL(`records/${file}`, import.meta.url), text),
);
