import { hash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { useHash } from '@duskhall/kernel';
import { MEASURES, type Order } from './orders.ts';

useHash((text) => hash('sha256', text));
const order: Order = workerData;
parentPort!.postMessage(MEASURES[order.kind](order));
