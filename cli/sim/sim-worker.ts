import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '../games.ts';
import { bringGames } from '../outside/games.ts';
import { type Simulation, simulate } from './simulation.ts';

const { simulation, sets, games, home } = workerData as {
  simulation: Simulation;
  sets: string[];
  games: string[];
  home: string;
};
await bringGames(games, new URL(home));
for (const text of sets) findGame(simulation.game).cardSets!.install(text);

parentPort!.on('message', ({ first, count }: { first: number; count: number }) => {
  parentPort!.postMessage(simulate(simulation, first, count));
});
parentPort!.postMessage('ready');
