import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, open, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Connection } from './connection.ts';
import { databaseFile, lockFolder, makePrivate } from './database.ts';
import { driverNames } from './driver.ts';
import { migrate, missingIn, versionOf } from './migrations.ts';
import { connectThread } from './thread.ts';

/** Copies a database into a file atomically. */
export const copyInto = (connection: Connection, file: string): Promise<void> =>
  whole(file, async (part) => void (await connection.send({ copyTo: part })));

/** Copies the database of a data folder into a file, even while a server is using it. */
export async function backupFolder(folder: string, file: string, driver = driverNames()[0]!): Promise<void> {
  const path = databaseFile(folder);
  if (!existsSync(path)) throw new Error(`There is no database in ${folder}.`);
  // Its own connection: the server's can keep writing.
  const connection = await connectThread({ path, driver, lock: '' });
  await copyInto(connection, file).finally(connection.close);
}

/** Restores a backup into a data folder that no server is using. */
export async function restoreFile(file: string, folder: string, isForced = false): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const target = databaseFile(folder);
  const unlock = await lockFolder(folder, driverNames()[0]!);
  try {
    if (existsSync(target) && !isForced) throw new Error(`There is a database in ${folder} already.`);
    await whole(target, async (part) => {
      // Copying the file directly would keep the backup's permissions.
      await pipeline(createReadStream(file), createWriteStream(part, { mode: 0o600 }));
      await check(part, file);
      // The old database's write-ahead log must not be applied to the new one.
      for (const leftover of ['-wal', '-shm']) await rm(target + leftover, { force: true });
    });
  } finally {
    unlock();
  }
}

/** Hands over a copy of a backup that has been checked and brought up to date, and deletes it afterwards. */
export async function withChecked(file: string, work: (connection: Connection) => Promise<void>): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const folder = await mkdtemp(join(tmpdir(), 'duskhall-restore-'));
  try {
    const copy = databaseFile(folder);
    await pipeline(createReadStream(file), createWriteStream(copy, { mode: 0o600 }));
    await check(copy, file);
    const connection = await connectThread({ path: copy, driver: driverNames()[0]!, lock: '' });
    await work(connection).finally(connection.close);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes a new database with what `fill` puts there, in a file that is there whole or not at all. */
export const writeFile = (file: string, fill: (connection: Connection) => Promise<void>): Promise<void> =>
  whole(file, async (part) => {
    const connection = await connectThread({ path: part, driver: driverNames()[0]!, lock: '' });
    await migrate(connection)
      .then(() => fill(connection))
      .finally(connection.close);
  });

/** Throws unless the copy is an undamaged Duskhall database of a version that this program supports. */
async function check(copy: string, file: string): Promise<void> {
  const refuse = (why: unknown) => {
    throw new Error(`${file} cannot be restored. ${(why as Error).message}`);
  };
  const connection = await connectThread({ path: copy, driver: driverNames()[0]!, lock: '' }).catch(refuse);
  try {
    const version = await versionOf(connection!);
    if (version === 0) throw new Error('It holds nothing.');
    const [rows] = await connection!.send({ statements: [QUICK_CHECK] });
    if (rows![0]!.quick_check !== 'ok') throw new Error('It is damaged.');
    await migrate(connection!);
    const missing = await missingIn(connection!);
    if (missing !== '') throw new Error(`It is no database of Duskhall: ${missing}`);
  } catch (error) {
    refuse(error);
  } finally {
    await connection!.close();
  }
}
const QUICK_CHECK = { sql: 'pragma quick_check', parameters: [], hasRows: true, mustChange: false };

/** Writes to a temporary file first and renames it, so that the final name never holds half a file. */
async function whole(file: string, make: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  try {
    makePrivate(part);
    await make(part);
    await sync(part);
    await rename(part, file);
    await sync(dirname(file));
  } finally {
    for (const ending of ['', '-wal', '-shm']) await rm(part + ending, { force: true });
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}
