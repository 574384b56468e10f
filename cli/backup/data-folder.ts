import { join } from 'node:path';
import type { Terminal } from '../terminal.ts';

/** The data folder: the flag, the environment variable, or the default. */
export const dataFolder = (given: string | undefined, { environment }: Terminal): string =>
  given ?? (environment.DUSKHALL_DATA || './duskhall-data');

/** The PostgreSQL database, unless a folder is named: the flag or the environment variable; null: none is meant. */
export const databaseUrl = (given: { data?: string; database?: string }, { environment }: Terminal): string | null =>
  given.database ?? (given.data === undefined ? environment.DUSKHALL_DATABASE || null : null);

/** A database's address without a password in it. */
export function nameOf(database: string): string {
  const url = new URL(database);
  url.password = '';
  return url.href;
}

/** A validated backup waiting for the running server. */
export const handedOver = (folder: string): string => join(folder, 'restore.sqlite');
/** A backup that the server failed to restore. */
export const refusedBackup = (folder: string): string => join(folder, 'restore-failed.sqlite');
/** Holds the address of the server on this folder; exists while it runs. */
export const addressFile = (folder: string): string => join(folder, 'serving.json');

/** Recognizes the storage's message that another process uses the folder. */
export const isInUse = (error: unknown): boolean => /in use by another process/.test((error as Error).message);
