import { onTestFinished } from 'vitest';
import { driverNames } from '../driver.ts';
import { openMemory } from '../memory.ts';
import { openSqlite } from '../sqlite.ts';
import type { Storage } from '../storage.ts';
import { temporaryFolder } from './samples.ts';

const closedAfterwards = async (opening: Promise<Storage>): Promise<Storage> => {
  const storage = await opening;
  onTestFinished(() => storage.close());
  return storage;
};

/** Every kind of storage available in this Node. */
export const openings: [string, () => Promise<Storage>][] = [
  ['memory', () => closedAfterwards(openMemory())],
  ...driverNames().map((driver): [string, () => Promise<Storage>] => [
    `a file with ${driver}`,
    () => closedAfterwards(openSqlite(temporaryFolder(), driver)),
  ]),
];
