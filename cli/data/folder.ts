import { join } from 'node:path';
import type { Terminal } from '../terminal.ts';

/** The data folder that is meant when none is named. */
export const dataFolder = (given: string | undefined, { environment }: Terminal): string =>
  given ?? (environment.DUSKHALL_DATA || './duskhall-data');

/** A backup that has been checked and waits for the running server to take it. */
export const handedOver = (folder: string): string => join(folder, 'restore.sqlite');
/** What became of one that the server could not take after all. */
export const refusedBackup = (folder: string): string => join(folder, 'restore-failed.sqlite');
/** Says where a server serves from this folder; there while it is open. */
export const doorplate = (folder: string): string => join(folder, 'serving.json');

/** Another process has the folder: said by the storage in a sentence of its own. */
export const isInUse = (error: unknown): boolean => /in use by another process/.test((error as Error).message);
