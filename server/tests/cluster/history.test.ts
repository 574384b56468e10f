import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { hasPostgres, hasRedis } from '../../../scripts/test-servers/index.ts';
import { openPostgres } from '../../index.ts';
import { foreignWrites } from './audit.ts';
import { openScene } from './cluster.ts';
import { type Fault, openDriver } from './fault-driver.ts';
import type { History } from './history.ts';
import { note } from './journal.ts';
import { judge } from './judge.ts';
import { openTables } from './open-tables.ts';
import { report } from './report.ts';

const { LONG_TESTS, HISTORY_FAULTS, HISTORY_COUNT } = process.env;
const PROCESSES = 3;
const [TABLES, KILLS] = LONG_TESTS === '1' ? [60, 1000] : [8, 10];
/** In milliseconds. */
const LEASE = 2000;
const END_WITHIN = 90_000;

/** Half of the faults are kills; HISTORY_FAULTS=stop,cut has others happen, and HISTORY_COUNT=50 more or fewer. */
const FAULTS: Fault[] = ['kill', 'stop', 'kill', 'cut', 'kill', 'redis', 'kill', 'terminate', 'kill', 'postgres'];
const wanted = (HISTORY_FAULTS?.split(',') as Fault[] | undefined) ?? FAULTS;
const faults = Array.from({ length: Number(HISTORY_COUNT ?? 2 * KILLS) }, (_, i) => wanted[i % wanted.length]!);

test.runIf(hasPostgres && hasRedis)(
  `${TABLES} tables go on through ${faults.length} faults of processes, PostgreSQL and Redis`,
  async () => {
    const scene = await openScene(PROCESSES, LEASE);
    const history: History = { deeds: [], looks: [] };
    const tables = await openTables(scene.processes.all, TABLES, history);
    let isEnough = false;
    const over = tables.play(
      () => (isEnough ? 5 : 100 + Math.random() * 200),
      () => isEnough,
    );
    const driver = openDriver(scene);
    for (const fault of faults) {
      await driver.cause(fault);
      await sleep(Math.random() * 1000);
    }
    await driver.settled();
    isEnough = true;
    note('test', 'enough');
    await Promise.race([over, sleep(END_WITHIN)]);
    const stuck = tables.stuck();
    tables.leave();
    const { url } = scene.postgres;
    const storage = await openPostgres(url);
    const verdict = await judge(url, storage, history);
    await storage.close();
    console.log(await report(url, history, driver, scene.processes, verdict));
    expect({ stuck, flaws: verdict.flaws, foreign: await foreignWrites(url) }).toEqual({
      stuck: [],
      flaws: [],
      foreign: [],
    });
  },
  7_200_000,
);
