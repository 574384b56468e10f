import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { broughtCards } from '../card-sets.ts';
import { findGame } from '../games.ts';
import { broughtGames } from '../outside/games.ts';
import type { Simulation } from './simulation.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

/** The maximum number of batches, however many cores there are. */
const PARTS = 200;

interface Part {
  first: number;
  count: number;
}

/** Plays the games on several cores; returns the results and the total processor time. */
export interface Simulated {
  tally: Tally;
  seconds: number;
}

export async function simulateOnCores(
  simulation: Simulation,
  games: number,
  cores: number,
  home: URL,
  onPlayed: (games: number) => void,
): Promise<Simulated> {
  const parts = partsOf(games);
  const tallies: Tally[] = [];
  const workers = Array.from({ length: Math.min(cores, parts.length) }, () => {
    return new Worker(new URL('sim/sim-worker.js', home), {
      workerData: {
        simulation,
        sets: broughtCards(findGame(simulation.game)),
        games: [...broughtGames().values()],
        home: home.href,
      },
    });
  });
  try {
    await Promise.all(workers.map((worker) => once(worker, 'message')));
    const start = process.cpuUsage();
    let next = 0;
    const work = async (worker: Worker) => {
      while (next < parts.length) {
        const part = next++;
        worker.postMessage(parts[part]);
        [tallies[part]] = await once(worker, 'message');
        onPlayed(parts[part]!.count);
      }
    };
    await Promise.all(workers.map(work));
    const { user, system } = process.cpuUsage(start);
    return { tally: sumOf(tallies, simulation.seats), seconds: (user + system) / 1e6 };
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function partsOf(games: number): Part[] {
  const size = Math.ceil(games / PARTS);
  return Array.from({ length: Math.ceil(games / size) }, (_, part) => ({
    first: part * size,
    count: Math.min(size, games - part * size),
  }));
}

function sumOf(tallies: readonly Tally[], seats: number): Tally {
  const sum = emptyTally(seats);
  for (const tally of tallies) addTally(sum, tally);
  return sum;
}
