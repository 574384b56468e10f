import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, type DriverName, isBusy, openDatabase } from './driver.ts';

/** The database of a data folder. */
export const databaseFile = (folder: string): string => join(folder, 'duskhall.sqlite');

/** Makes a file that only its owner may read, from its first byte on, or one that is there so; SQLite adds others alike. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  restrict(file, 0o600);
}

/** As far as that is up to us: what belongs to somebody else stays as that person wants it. */
function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** Opens a database with the settings that make a fulfilled promise survive a power cut. */
export async function openTuned(path: string, driver: DriverName): Promise<Database> {
  if (path !== ':memory:') makePrivate(path);
  for (const ending of ['-wal', '-shm']) if (existsSync(path + ending)) makePrivate(path + ending);
  const database = await openDatabase(path, driver);
  // Another process may hold the file for a moment: a backup that begins or ends.
  database.all('pragma busy_timeout = 10000');
  database.all('pragma journal_mode = wal');
  database.all('pragma synchronous = full');
  database.all('pragma foreign_keys = on');
  return database;
}

/**
 * Makes a data folder this process's own until it ends or lets go. The lock is the operating system's, held by SQLite on
 * an empty file, so that a killed process leaves nothing behind; it is not on the database, which backups read meanwhile.
 */
export async function lockFolder(folder: string, driver: DriverName): Promise<() => void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  restrict(folder, 0o700);
  const file = join(folder, 'duskhall.lock');
  makePrivate(file);
  const lock = await openDatabase(file, driver);
  try {
    // SQLite would have a journal to leave behind, of nothing.
    lock.exec('pragma journal_mode = off');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new Error(`The data folder ${folder} is in use by another process.`) : error;
  }
  return () => lock.close();
}
