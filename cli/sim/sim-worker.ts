import { parentPort, workerData } from 'node:worker_threads';
import { simulate } from './simulation.ts';

parentPort!.on('message', ({ first, count }: { first: number; count: number }) => {
  parentPort!.postMessage(simulate(workerData, first, count));
});
parentPort!.postMessage('ready');
