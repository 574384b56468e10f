import { workOnCores } from '../cores.ts';
import type { Simulation } from './simulation.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

/** The maximum number of batches, however many cores there are. */
const PARTS = 200;

/** A simulation of this many games, in batches of one size; the last may be smaller. */
export interface Batches extends Simulation {
  games: number;
  size: number;
}

/** The results and the total processor time. */
export interface Simulated {
  tally: Tally;
  seconds: number;
}

/** Plays the games on several cores. */
export async function simulateOnCores(
  simulation: Simulation,
  games: number,
  cores: number,
  home: URL,
  onPlayed: (games: number) => void,
): Promise<Simulated> {
  const size = Math.ceil(games / PARTS);
  const task: Batches = { ...simulation, games, size };
  const tally = emptyTally(simulation.seats);
  const take = (part: Tally) => {
    addTally(tally, part);
    onPlayed(part.games);
  };
  const work = { worker: 'sim/sim-worker.js', task, count: Math.ceil(games / size), take };
  return { tally, seconds: await workOnCores(work, cores, home) };
}
