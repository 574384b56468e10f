import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { broughtCards } from '../card-sets.ts';
import { findGame } from '../games.ts';
import { broughtGames } from '../outside/games.ts';
import { type Encounter, pairsOf, type Tournament } from './encounter.ts';

/** Plays all games of a tournament on several cores; returns them in order, with the total processor time. */
export async function compete(
  tournament: Tournament,
  cores: number,
  home: URL,
  onPlayed: () => void,
): Promise<{ encounters: Encounter[]; seconds: number }> {
  const count = tournament.games * pairsOf(tournament.bots).length;
  const encounters: Encounter[] = [];
  const workerData = {
    tournament,
    sets: broughtCards(findGame(tournament.game)),
    games: [...broughtGames().values()],
    home: home.href,
  };
  const url = new URL('arena/arena-worker.js', home);
  const workers = Array.from({ length: Math.min(cores, count) }, () => new Worker(url, { workerData }));
  try {
    await Promise.all(workers.map((worker) => once(worker, 'message')));
    const start = process.cpuUsage();
    let next = 0;
    const work = async (worker: Worker) => {
      while (next < count) {
        const number = next++;
        worker.postMessage(number);
        [encounters[number]] = await once(worker, 'message');
        onPlayed();
      }
    };
    await Promise.all(workers.map(work));
    const { user, system } = process.cpuUsage(start);
    return { encounters, seconds: (user + system) / 1e6 };
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
