import { hash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { useHash } from '@duskhall/kernel';
import { openCluster } from './cluster/index.ts';
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
export type { Bus } from './cluster/bus.ts';
export { openRedis } from './cluster/redis-bus.ts';
export type * from './config.ts';
export type * from './contract.ts';
export { openRegistry, type Registry } from './ladder/registry.ts';
export * from './operation/limits.ts';
export { isEverywhere, ownUrls } from './operation/own-addresses.ts';
export { backupFolder, restoreFile } from './storage/backup.ts';
export { openMemory } from './storage/memory.ts';
export { openPostgres } from './storage/postgres.ts';
export { backupPostgres, restorePostgres } from './storage/postgres-backup.ts';
export { openBeside, openSqlite } from './storage/sqlite.ts';
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
  const cluster =
    config.bus === undefined ? undefined : openCluster(config.bus, config.storage, (error) => fail(error));
  const hall = await openHall(config, (error) => fail(error), cluster?.peers).catch(async (error) => {
    await cluster?.stop();
    throw error;
  });
  const app = await buildHttp(config, hall, cluster);
  fail = (error) => app.log.error({ err: error }, 'something that the hall did by itself has failed');
  early.forEach(fail);
  cluster?.attach(hall, app.context.connections);
  attachSockets(app, config, hall, cluster?.deskOf);
  await app.listen({ host: config.host, port: config.port }).catch(async (error) => {
    await app.close();
    await hall.stop();
    await cluster?.stop();
    throw error;
  });
  app.context.phase = 'running';
  const { address, port, family } = app.server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    hall,
    lost: config.storage.lost ?? new Promise(() => {}),
    async stop() {
      app.context.phase = 'stopping';
      // If the storage is away, the tables are taken over from there.
      await hall.handOver().catch(fail);
      await app.close();
      await hall.stop();
      await cluster?.stop();
      await config.minds.close();
      await config.storage.close();
    },
  };
}
