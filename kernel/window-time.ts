import { same } from './digest.ts';
import { timeOut } from './enter.ts';
import type { Pace, Types } from './game.ts';
import type { Match } from './match.ts';
import { below, type Rng } from './random.ts';
import { waiting } from './table.ts';

const SECOND = 1000;
/** The share of a random wait that applies to one person among bots: nobody else is there to read the delay. */
const ALONE = 0.4;

/** The length of a window in milliseconds, and the longest it could have been. */
export interface Wait {
  wait: number;
  longest: number;
}

export function drawWait({ seconds, upTo }: Pace, isAlone: boolean, rng: Rng): Wait {
  if (upTo === undefined) return { wait: seconds * SECOND, longest: seconds * SECOND };
  const part = isAlone ? ALONE * SECOND : SECOND;
  const least = Math.round(seconds * part);
  const longest = Math.round(upTo * part);
  return { wait: least + below(rng, longest - least + 1, 'wait'), longest };
}

/** How long a window stays open after everybody has answered, in milliseconds. */
export const drawLull = ([from, upTo]: NonNullable<Pace['lull']>, rng: Rng): number =>
  from * SECOND + below(rng, (upTo - from) * SECOND + 1, 'lull');

/** A random wait is over: passes for every seat whose only move is to pass. */
export function passTheBound<T extends Types>(match: Match<T>, rng: Rng, at: number): void {
  const { game } = match;
  for (const seat of waiting(match.s)) {
    const moves = game.legal(match.s, seat);
    if (moves.length === 1 && same(moves[0], game.timeout(match.s, seat, rng))) timeOut(match, seat, rng, at);
  }
}
