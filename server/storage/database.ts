import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, type DriverName, isBusy, openDatabase } from './driver.ts';

export const databaseFile = (folder: string): string => join(folder, 'duskhall.sqlite');

/** Makes a file, new or existing, readable by its owner only; SQLite gives its other files the same mode. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  restrict(file, 0o600);
}

/** Sets the mode, unless the file belongs to somebody else. */
function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** Opens a database with settings under which a resolved promise survives a power cut. */
export async function openTuned(path: string, driver: DriverName): Promise<Database> {
  if (path !== ':memory:') makePrivate(path);
  for (const ending of ['-wal', '-shm']) if (existsSync(path + ending)) makePrivate(path + ending);
  const database = await openDatabase(path, driver);
  // Another process may briefly lock the file: a backup starting or ending.
  database.all('pragma busy_timeout = 10000');
  database.all('pragma journal_mode = wal');
  database.all('pragma synchronous = full');
  database.all('pragma foreign_keys = on');
  return database;
}

/**
 * Locks a data folder for this process. SQLite holds an operating-system lock on an empty file, so a killed process
 * leaves no stale lock. The lock is not on the database itself, which backups must be able to read.
 */
export async function lockFolder(folder: string, driver: DriverName): Promise<() => void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  restrict(folder, 0o700);
  const file = join(folder, 'duskhall.lock');
  makePrivate(file);
  const lock = await openDatabase(file, driver);
  try {
    // Without this SQLite could leave an empty journal behind.
    lock.exec('pragma journal_mode = off');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new Error(`The data folder ${folder} is in use by another process.`) : error;
  }
  return () => lock.close();
}
