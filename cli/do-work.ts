import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from './games.ts';
import { bringGames } from './outside/games.ts';

/** In a worker of `workOnCores`: does each piece of work by its number. */
export async function doWork<Task extends { game: string }>(piece: (task: Task, number: number) => unknown) {
  const { task, sets, games, home } = workerData as { task: Task; sets: string[]; games: string[]; home: string };
  await bringGames(games, new URL(home));
  for (const text of sets) findGame(task.game).cardSets!.install(text);
  parentPort!.on('message', (number: number) => parentPort!.postMessage(piece(task, number)));
  parentPort!.postMessage('ready');
}
