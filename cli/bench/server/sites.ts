import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missing } from '../../../scripts/test-servers/find.ts';
import { startPostgres, startRedis, type TestServer } from '../../../scripts/test-servers/start.ts';

import { type Child, startChild, type Turn } from './child.ts';
import { ALONE, type HouseName, type Plan, SHARED } from './plan.ts';
import { processorSecondsOf } from './process-family.ts';

/** Servers on loopback, and their players in a process of their own. */
export interface Site {
  crowd: Child;
  /** The processor time that all its servers have used; tells them whether they are measured. */
  processorSeconds(isMeasured: boolean): Promise<number>;
}

export interface Sites {
  site: Map<HouseName, Site>;
  close(): Promise<void>;
}

/** Opens all servers; those of several processes only where PostgreSQL and Redis are installed. */
export async function openSites(plan: Plan, home: URL): Promise<Sites> {
  const module = (file: string) => new URL(`bench/server/${file}-worker.js`, home);
  const site = new Map<HouseName, Site>();
  const closings: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closing of closings.reverse()) await closing();
  };
  const start = async (file: string, words: string[]): Promise<Child> => {
    const child = await startChild(module(file), words);
    closings.push(() => child.end());
    return child;
  };
  const startCrowd = async (kind: string, houses: readonly Child[]): Promise<Child> => {
    const crowd = await start('crowd', [kind, houses.map(({ url }) => url).join(' '), JSON.stringify(plan)]);
    await crowd.ask({ do: 'gather', count: plan.warmUp });
    await crowd.ask({ do: 'saturated' });
    return crowd;
  };
  const startServer = async (starting: Promise<TestServer>): Promise<TestServer> => {
    const server = await starting;
    closings.push(() => server.stop());
    return server;
  };
  const secondsOf = async (houses: readonly Child[], isMeasured: boolean): Promise<number> => {
    const answers = houses.map((house) => house.ask<{ processorSeconds: number }>({ isMeasured } satisfies Turn));
    return (await Promise.all(answers)).reduce((sum, { processorSeconds }) => sum + processorSeconds, 0);
  };
  try {
    for (const name of ALONE) {
      const isOurs = name !== 'boardgame.io';
      const folder = name === 'disk' || name === 'bots' ? await mkdtemp(join(tmpdir(), 'duskhall-bench-')) : '';
      if (folder !== '') closings.push(() => rm(folder, { recursive: true }));
      const house = await start(isOurs ? 'our-server' : 'their-server', [folder, name]);
      const crowd = await startCrowd(isOurs ? 'ours' : 'theirs', [house]);
      site.set(name, { crowd, processorSeconds: (isMeasured) => secondsOf([house], isMeasured) });
    }
    if (process.platform === 'linux' && missing().length === 0) {
      const database = await startServer(startPostgres({ isDurable: true }));
      const bus = await startServer(startRedis());
      const houses: Child[] = [];
      for (const _ of ['one', 'two']) houses.push(await start('our-server', [database.url, 'shared', bus.url]));
      for (const name of SHARED)
        site.set(name, {
          crowd: await startCrowd(name, houses),
          processorSeconds: async (isMeasured) =>
            (await secondsOf(houses, isMeasured)) + processorSecondsOf(database.pid()) + processorSecondsOf(bus.pid()),
        });
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { site, close };
}
