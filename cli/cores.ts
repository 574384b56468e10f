import { EventEmitter, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { broughtCards } from './card-sets.ts';
import { findGame } from './games.ts';
import { broughtGames } from './outside/games.ts';

/** Numbered pieces of work for worker threads. */
export interface Work<Result> {
  /** The bundle of the worker, which calls `doWork`. */
  worker: string;
  /** What each worker is told at its start: the game, and whatever else it needs. */
  task: { game: string };
  /** How many pieces there are. */
  count: number;
  /** Takes the results in the order of their numbers, whichever worker is done first. */
  take(result: Result, number: number): void;
}

/** No worker gets further ahead of what has been taken than this many pieces for each core: results wait in memory. */
const AHEAD = 4;

/** Does the work on several cores; returns the total processor time in seconds. */
export async function workOnCores<Result>(
  { worker: bundle, task, count, take }: Work<Result>,
  cores: number,
  home: URL,
): Promise<number> {
  const workerData = {
    task,
    sets: broughtCards(findGame(task.game)),
    games: [...broughtGames().values()],
    home: home.href,
  };
  const url = new URL(bundle, home);
  const workers = Array.from({ length: Math.min(cores, count) }, () => new Worker(url, { workerData }));
  try {
    await Promise.all(workers.map((worker) => once(worker, 'message')));
    const start = process.cpuUsage();
    const done = new Map<number, Result>();
    const progress = new EventEmitter().setMaxListeners(0);
    let [next, taken] = [0, 0];
    const work = async (worker: Worker) => {
      while (next < count) {
        const number = next++;
        while (number >= taken + AHEAD * workers.length) await once(progress, 'taken');
        worker.postMessage(number);
        const [result] = await once(worker, 'message');
        done.set(number, result);
        for (; done.has(taken); taken++) {
          take(done.get(taken)!, taken);
          done.delete(taken);
        }
        progress.emit('taken');
      }
    };
    await Promise.all(workers.map(work));
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
