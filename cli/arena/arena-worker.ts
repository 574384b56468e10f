import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '../games.ts';
import { bringGames } from '../outside/games.ts';
import { CLOCKS, encounter, type Tournament } from './encounter.ts';

const { tournament, sets, games, home } = workerData as {
  tournament: Tournament;
  sets: string[];
  games: string[];
  home: string;
};
await bringGames(games, new URL(home));
for (const text of sets) findGame(tournament.game).cardSets!.install(text);

parentPort!.on('message', (number: number) => {
  parentPort!.postMessage(encounter(tournament, number, CLOCKS[tournament.clock]));
});
parentPort!.postMessage('ready');
