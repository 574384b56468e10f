/** The thread that owns a database: runs everything that has arrived as one batch, and answers once it is on disk. */
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { type Request, runBatch } from './batch.ts';
import { lockFolder, openTuned } from './database.ts';
import type { DriverName } from './driver.ts';

export interface Order {
  path: string;
  driver: DriverName;
  /** The data folder to lock; empty: none. */
  lock: string;
}
/** Requests and answers are sent as JSON: half the cost of structured cloning. */
export type ToWorker = string;
export type FromWorker = 'ready' | string | { failure: string };

const port = parentPort as MessagePort;
const tell = (message: FromWorker) => port.postMessage(message);

try {
  const { path, driver, lock } = workerData as Order;
  const unlock = lock === '' ? () => {} : await lockFolder(lock, driver);
  const database = await openTuned(path, driver).catch((error) => {
    unlock();
    throw error;
  });
  port.on('message', (first: ToWorker) => {
    const requests: Request[] = [];
    let next: { message: ToWorker } | undefined = { message: first };
    let isLast = false;
    for (; next !== undefined; next = receiveMessageOnPort(port)) {
      if (next.message === 'close') isLast = true;
      else requests.push(...(JSON.parse(next.message) as Request[]));
    }
    if (requests.length > 0) tell(JSON.stringify(runBatch(database, requests)));
    if (!isLast) return;
    database.close();
    unlock();
    port.close();
  });
  tell('ready');
} catch (error) {
  tell({ failure: (error as Error).message });
  port.close();
}
