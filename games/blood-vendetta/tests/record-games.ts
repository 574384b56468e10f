/*
 * Writes the records of this version of the rules anew: npx tsx games/blood-vendetta/tests/record-games.ts
 * To be done only when rules were changed on purpose and `rulesVersion` was raised; those of earlier rules stay as they are.
 */
import { writeFileSync } from 'node:fs';
import { HOUSE, type Rng, type Seat } from '@duskhall/kernel';
import { isOneIn, pick, recordGames } from '@duskhall/testing';
import type { Move } from '../frames.ts';
import { bloodVendetta as game } from '../index.ts';
import type { State } from '../state/index.ts';

/** Harsh players who choose at random, but do not tap about for ever. */
function choose(s: State, seat: Seat, rng: Rng): Move {
  const moves = game.legal(s, seat);
  const last = moves.find((move) => 'lock' in move || 'ready' in move);
  if (last !== undefined && isOneIn(rng, 2)) return last;
  if (s.table.questions[seat] === 'verdict') return { yes: !isOneIn(rng, 4) };
  const phrases = s.phase === 'night' && isOneIn(rng, 10) ? game.free(s, seat).filter((move) => 'say' in move) : [];
  return pick(rng, phrases.length > 0 ? phrases : moves);
}

/** Enters which roles were dealt as cards; and, if asked to, takes somebody out of the game. */
const moderate =
  (removesAt: number) =>
  (s: State, at: number): Move | null =>
    game.free(s, HOUSE).find((move) => 'record' in move || at === removesAt) ?? null;

const NEVER = -1;

// Seeds that were searched for the way the game ends.
recordGames(
  game,
  {
    'nine-parity': {
      seats: 9,
      options: { endRule: 'parity' },
      seed: 5,
      isRestless: true,
      choose,
      moderate: moderate(100),
    },
    'twenty-closed': {
      seats: 20,
      options: { set: 'advanced', composition: 'closed', trickyVarg: 'plain' },
      seed: 1,
      choose,
      moderate: moderate(NEVER),
    },
  },
  (file, text) => writeFileSync(new URL(`records/${file}`, import.meta.url), text),
);
