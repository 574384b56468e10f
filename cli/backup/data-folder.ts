import { join } from 'node:path';
import type { Terminal } from '../terminal.ts';

/** The data folder: the flag, the environment variable, or the default. */
export const dataFolder = (given: string | undefined, { environment }: Terminal): string =>
  given ?? (environment.DUSKHALL_DATA || './duskhall-data');

/** A validated backup waiting for the running server. */
export const handedOver = (folder: string): string => join(folder, 'restore.sqlite');
/** A backup that the server failed to restore. */
export const refusedBackup = (folder: string): string => join(folder, 'restore-failed.sqlite');
/** Holds the address of the server on this folder; exists while it runs. */
export const addressFile = (folder: string): string => join(folder, 'serving.json');

/** Recognizes the storage's message that another process uses the folder. */
export const isInUse = (error: unknown): boolean => /in use by another process/.test((error as Error).message);
