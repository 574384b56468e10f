import { digest, type Game, openMatch, type Seat, type Types } from '@duskhall/kernel';
import { largest, playAtRandom } from '../random-play.ts';

/** How much is to be driven. */
export interface Plan {
  matches: number;
  /** Played beforehand, so that the compiler knows everything. */
  warmUp: number;
  /** How often every server is measured; the best counts. */
  rounds: number;
  /** How long a phase lasts at most. */
  seconds: number;
  /** Moves of each match in a second, in the paced phase. */
  pace: number;
  /** Of each match no more moves than this. */
  most: number;
}

/** Who is measured: theirs, which has no disk by itself; ours on a disk, the same while bots think, and in memory. */
export const HOUSES = ['boardgame.io', 'disk', 'bots', 'memory'] as const;
export type HouseName = (typeof HOUSES)[number];

/** One move as it will be made: by whom, in answer to which of its questions. */
export interface Step {
  seat: Seat;
  asked: number;
  move: unknown;
}

/** A match played beforehand: every server gets the same deals and the same choices. */
export interface Script {
  seed: string;
  steps: Step[];
  /** Of where it ends. */
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
