import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BadInput } from '@duskhall/kernel';
import { restoreFile, restorePostgres } from '@duskhall/server';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { printLine } from '../terminal.ts';
import { addressFile, databaseUrl, dataFolder, handedOver, isInUse, nameOf, refusedBackup } from './data-folder.ts';

const help = `
duskhall restore <file> [options]: restores a server's data from a backup

  --data FOLDER   the server's data folder; else DUSKHALL_DATA, else
                  ./duskhall-data
  --database URL  the server's PostgreSQL database instead; else
                  DUSKHALL_DATABASE. The server must not run.
  --force         overwrites existing data, which is lost

The backup is checked first. A server that runs on the folder takes it over by
itself: it closes for a moment, and its players come back by themselves.
`;

const FLAGS = {
  data: { type: 'string' },
  database: { type: 'string' },
  force: { type: 'boolean', default: false },
} as const;

/** The timeout for a running server, and the polling interval, in milliseconds. */
const PATIENCE = 60_000;
const LOOK_EVERY = 100;

export const restore: Command = {
  summary: "restores a server's data from a backup, also while it runs",
  help,
  async run(words, terminal) {
    const { values, word: file } = readArguments(words, FLAGS, 'file');
    const folder = dataFolder(values.data, terminal);
    const database = databaseUrl(values, terminal);
    try {
      const told = await (database === null
        ? bringBack(file, folder, values.force)
        : bringInto(file, database, values.force));
      printLine(terminal, told);
    } catch (error) {
      const { message } = error as Error;
      const isThere = /(database in .*|hall in this database) already/.test(message);
      throw new BadInput(isThere ? `${message} --force replaces it.` : message);
    }
  },
};

async function bringInto(file: string, database: string, isForced: boolean): Promise<string> {
  await restorePostgres(file, database, isForced);
  return `${file} is restored to ${nameOf(database)}`;
}

async function bringBack(file: string, folder: string, isForced: boolean): Promise<string> {
  try {
    await restoreFile(file, folder, isForced);
    return `${file} is restored to ${folder}`;
  } catch (error) {
    if (!isInUse(error)) throw error;
  }
  if (!isForced) throw new Error(`A server runs on ${folder}. --force replaces what it keeps.`);
  await handOver(file, folder);
  const url = await untilTaken(folder);
  return `${file} is restored to ${folder}; the server runs again: ${url}`;
}

/** Validates the backup in a temporary folder, then moves it into place atomically. */
async function handOver(file: string, folder: string): Promise<void> {
  const aside = join(folder, `restore-${randomUUID()}`);
  try {
    await restoreFile(file, aside);
    await rm(refusedBackup(folder), { force: true });
    await rename(join(aside, 'duskhall.sqlite'), handedOver(folder));
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** Waits until the server runs again; returns its address. */
async function untilTaken(folder: string): Promise<string> {
  for (let waited = 0; waited < PATIENCE; waited += LOOK_EVERY) {
    await pause(LOOK_EVERY);
    if (existsSync(refusedBackup(folder)))
      throw new Error('The server could not restore the backup, and keeps running with its old data.');
    if (existsSync(handedOver(folder)) || !existsSync(addressFile(folder))) continue;
    return JSON.parse(await readFile(addressFile(folder), 'utf8')).url;
  }
  await rm(handedOver(folder), { force: true });
  throw new Error(`The server on ${folder} has not restored the backup: stop it and try again.`);
}
