import { hash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { useHash } from '@duskhall/kernel';
import type { Config } from './config.ts';
import type { Hall } from './contract.ts';
import { buildHttp } from './http.ts';
import { attachSockets } from './sockets/index.ts';
import { openHall } from './tables/open-hall.ts';

export { mindsHere } from './bots/here.ts';
export type * from './bots/minds.ts';
export * from './bots/pool.ts';
export type { FromThread, Hearing, Thread, ToThread } from './bots/worker.ts';
export * from './clock.ts';
export type * from './config.ts';
export type * from './contract.ts';
export * from './operation/limits.ts';
export { backupFolder, restoreFile } from './storage/backup.ts';
export { openMemory } from './storage/memory.ts';
export { openPostgres } from './storage/postgres.ts';
export { backupPostgres, restorePostgres } from './storage/postgres-backup.ts';
export { openSqlite } from './storage/sqlite.ts';
export type * from './storage/storage.ts';

/** A running server. */
export interface Server {
  /** The URL it listens on. */
  url: string;
  hall: Hall;
  /** Resolves if the storage has ended on its own: the server then has to be restarted. */
  lost: Promise<void>;
  /** Finishes requests in flight, says goodbye, saves running matches, closes the storage. */
  stop(): Promise<void>;
}

export async function startServer(config: Config): Promise<Server> {
  useHash((text) => hash('sha256', text));
  const early: unknown[] = [];
  let fail = (error: unknown): void => void early.push(error);
  const hall = await openHall(config, (error) => fail(error));
  const app = await buildHttp(config, hall);
  fail = (error) => app.log.error({ err: error }, 'something that the hall did by itself has failed');
  early.forEach(fail);
  attachSockets(app, config, hall);
  await app.listen({ host: config.host, port: config.port });
  const { address, port, family } = app.server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    hall,
    lost: config.storage.lost ?? new Promise(() => {}),
    async stop() {
      await app.close();
      await hall.stop();
      await config.minds.close();
      await config.storage.close();
    },
  };
}
