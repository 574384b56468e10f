import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '../games.ts';
import { CLOCKS, encounter, type Tournament } from './encounter.ts';

const { tournament, sets } = workerData as { tournament: Tournament; sets: string[] };
for (const text of sets) findGame(tournament.game).cardSets!.install(text);

parentPort!.on('message', (number: number) => {
  parentPort!.postMessage(encounter(tournament, number, CLOCKS[tournament.clock]));
});
parentPort!.postMessage('ready');
