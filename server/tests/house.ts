import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ManualClock, manualClock } from '@duskhall/host';
import { onTestFinished } from 'vitest';
import { type Config, openMemory, openSqlite, type Server, type Storage, startServer } from '../index.ts';
import { testConfig } from './test-config.ts';

/** A server for one test. */
export interface House {
  server: Server;
  url: string;
  clock: ManualClock;
  storage: Storage;
  /** Stops the server; idempotent, and also done at the end of the test. */
  stop(): Promise<void>;
}

/** A server with a manual clock, by default without a disk. */
export async function openHouse(changes: Partial<Config> & { clock?: ManualClock } = {}): Promise<House> {
  const clock = changes.clock ?? manualClock(1_000_000);
  const storage = changes.storage ?? (await openMemory());
  const server = await startServer(testConfig({ ...changes, storage, clock }));
  let stopped: Promise<void> | null = null;
  const stop = () => {
    stopped ??= server.stop();
    return stopped;
  };
  onTestFinished(stop);
  return { server, url: server.url, clock, storage, stop };
}

/** Waits until the hall's background work is done. */
export async function resting({ url, server }: House): Promise<void> {
  for (let quiet = 0; quiet < 5; quiet = server.hall.counts().moving > 0 ? 0 : quiet + 1) await fetch(`${url}/healthz`);
}

/** A folder that is deleted after the test. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'duskhall-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A server that stores everything on disk; a new one on the same folder continues where the last one stopped. */
export async function openHouseOn(folder: string, changes: Parameters<typeof openHouse>[0] = {}): Promise<House> {
  return openHouse({ storage: await openSqlite(folder), ...changes });
}
