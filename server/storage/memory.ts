import { copyInto } from './backup.ts';
import { runBatch } from './batch.ts';
import { type Collector, collector } from './collector.ts';
import type { Connection } from './connection.ts';
import { openTuned } from './database.ts';
import { driverNames } from './driver.ts';
import type { Storage } from './storage.ts';
import { storageOn } from './storage-on.ts';

/** An in-memory database on this thread: for tests, and to measure the cost of the disk. */
export async function openMemory(): Promise<Storage> {
  const connection = await connectMemory();
  return storageOn(connection, (file) => copyInto(connection, file));
}

export async function connectMemory(): Promise<Connection> {
  const database = await openTuned(':memory:', driverNames()[0]!);
  const requests: Collector = collector((batch) => requests.settle(runBatch(database, batch)));
  return {
    dialect: 'sqlite',
    send: requests.send,
    stats: requests.stats,
    async close() {
      if (requests.close()) database.close();
    },
  };
}
