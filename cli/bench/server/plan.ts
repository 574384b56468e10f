import { digest, type Game, openMatch, type Seat, type Types } from '@duskhall/kernel';
import { largest, playAtRandom } from '../random-play.ts';

/** The load of a benchmark. */
export interface Plan {
  matches: number;
  /** Matches to warm up the JIT. */
  warmUp: number;
  /** How often each server is measured; the best round counts. */
  rounds: number;
  /** The maximum duration of a phase. */
  seconds: number;
  /** Moves per match and second in the paced phase. */
  pace: number;
  /** The maximum number of moves per match. */
  most: number;
}

/** Servers of one process: boardgame.io, which has no disk storage by default; ours on disk, on disk with bots, in memory. */
export const ALONE = ['boardgame.io', 'disk', 'bots', 'memory'] as const;
/**
 * Two processes of ours with PostgreSQL and Redis: every player at a process drawn at random, or none at the one that hosts
 * the table.
 */
export const SHARED = ['mixed', 'elsewhere'] as const;
export const HOUSES = [...ALONE, ...SHARED] as const;
export type HouseName = (typeof HOUSES)[number];

/** One scripted move: the seat, and the number of its question. */
export interface Step {
  seat: Seat;
  asked: number;
  move: unknown;
}

/** A scripted match: every server gets the same deals and choices. */
export interface Script {
  seed: string;
  steps: Step[];
  /** Of the final state. */
  digest: string;
}

export function writeScripts(game: Game<Types>, first: number, count: number, most: number): Script[] {
  return Array.from({ length: count }, (_, i) => writeScript(game, first + i, most));
}

function writeScript(game: Game<Types>, number: number, most: number): Script {
  const { seats, options } = largest(game);
  const seed = `bench ${number}`;
  const { s } = openMatch(game, { seats, options, seed });
  s.table.log = null;
  const steps: Step[] = [];
  let last = '';
  playAtRandom(game, s, number, (seat, move) => {
    if (steps.length === most && last === '') last = digest(s);
    steps.push({ seat, asked: s.table.asked[seat]!, move });
  });
  return { seed, steps: steps.slice(0, most), digest: last === '' ? digest(s) : last };
}
