import { same } from './digest.ts';
import { timeOut } from './enter.ts';
import type { Pace, Types } from './game.ts';
import type { Match } from './match.ts';
import { below, type Rng } from './random.ts';
import { type Seat, waiting } from './table.ts';

const SECOND = 1000;

/** The length of a window in milliseconds, and the longest it could have been. */
export interface Wait {
  wait: number;
  longest: number;
}

/** `isAlone`: nobody is there who could read a wait, so there is none. */
export function drawWait({ seconds, upTo }: Pace, isAlone: boolean, rng: Rng): Wait {
  const least = seconds * SECOND;
  if (upTo === undefined) return { wait: least, longest: least };
  // Not 0: the clock still closes the window, in an entry of its own.
  if (isAlone) return { wait: 1, longest: 1 };
  const longest = upTo * SECOND;
  return { wait: least + below(rng, longest - least + 1, 'wait'), longest };
}

/** Alone, how long an answer given by mistake can be taken back, in milliseconds. */
const SECOND_THOUGHT = 1500;

/** How long a window stays open after everybody has answered, in milliseconds; `isAlone`: nobody asks who was last. */
export const drawLull = ([from, upTo]: NonNullable<Pace['lull']>, isAlone: boolean, rng: Rng): number =>
  isAlone ? SECOND_THOUGHT : from * SECOND + below(rng, (upTo - from) * SECOND + 1, 'lull');

/** A random wait is over: passes for every such seat whose only move is to pass. */
export function passTheBound<T extends Types>(
  match: Match<T>,
  rng: Rng,
  at: number,
  isMeant: (seat: Seat) => boolean = () => true,
): void {
  const { game } = match;
  for (const seat of waiting(match.s)) {
    if (!isMeant(seat)) continue;
    const moves = game.legal(match.s, seat);
    if (moves.length === 1 && same(moves[0], game.timeout(match.s, seat, rng))) timeOut(match, seat, rng, at);
  }
}
