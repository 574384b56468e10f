import { parentPort, workerData } from 'node:worker_threads';
import { MEASURES, type Order } from './orders.ts';

const order: Order = workerData;
parentPort!.postMessage(MEASURES[order.kind](order));
