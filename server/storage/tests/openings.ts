import { onTestFinished } from 'vitest';
import { hasPostgres } from '../../../scripts/test-servers/index.ts';
import { driverNames } from '../driver.ts';
import { openMemory } from '../memory.ts';
import { openPostgres } from '../postgres.ts';
import { openSqlite } from '../sqlite.ts';
import type { Storage } from '../storage.ts';
import { freshSchema } from './postgres-schema.ts';
import { NODE, temporaryFolder } from './samples.ts';

/** Registers a process, and closes the storage after the test. */
export const closedAfterwards = async (opening: Promise<Storage>, node = NODE): Promise<Storage> => {
  const storage = await opening;
  onTestFinished(() => storage.close());
  await storage.join(node);
  return storage;
};

/** No test is so slow that its process loses its lease. */
export const A_MINUTE = 60_000;
const onPostgres: [string, () => Promise<Storage>] = [
  'PostgreSQL',
  async () => closedAfterwards(openPostgres(await freshSchema(), { lease: A_MINUTE })),
];

/** Every kind of storage available in this Node. */
export const openings: [string, () => Promise<Storage>][] = [
  ['memory', () => closedAfterwards(openMemory())],
  ...driverNames().map((driver): [string, () => Promise<Storage>] => [
    `a file with ${driver}`,
    () => closedAfterwards(openSqlite(temporaryFolder(), driver)),
  ]),
  ...(hasPostgres ? [onPostgres] : []),
];
