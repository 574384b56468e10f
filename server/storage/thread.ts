import { Worker } from 'node:worker_threads';
import { collector } from './collector.ts';
import { type Connection, closedError } from './connection.ts';
import type { FromWorker, Order, ToWorker } from './sqlite-worker.ts';

/** The bundle has a compiled worker beside it; the sources have a file that first registers a TypeScript loader. */
const WORKER = import.meta.url.endsWith('.ts') ? './sqlite-worker-from-source.mjs' : './sqlite-worker.js';

/** A connection on a thread of its own, so that disk waits do not block the main thread. */
export async function connectThread(order: Order): Promise<Connection> {
  const worker = new Worker(new URL(WORKER, import.meta.url), { workerData: order });
  const post = (message: ToWorker) => worker.postMessage(message);
  const requests = collector((batch) => post(JSON.stringify(batch)));
  worker.on('error', requests.fail);
  let isClosing = false;
  let lose = () => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  const ended = new Promise<void>((resolve) =>
    worker.once('exit', () => {
      requests.fail(closedError());
      if (!isClosing) lose();
      resolve();
    }),
  );
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    ended.then(() => reject(closedError()));
    worker.on('message', (message: FromWorker) => {
      if (message === 'ready') resolve();
      else if (typeof message === 'string') requests.settle(JSON.parse(message));
      else reject(new Error(message.failure));
    });
  });
  return {
    dialect: 'sqlite',
    send: requests.send,
    stats: requests.stats,
    lost,
    async close() {
      isClosing = true;
      if (requests.close()) post('close');
      await ended;
    },
  };
}
