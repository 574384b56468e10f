import { existsSync } from 'node:fs';
import { backupFolder } from './backup.ts';
import { databaseFile } from './database.ts';
import { type DriverName, driverNames } from './driver.ts';
import { LATEST_VERSION, versionOf } from './migrations.ts';
import type { Storage } from './storage.ts';
import { storageOn } from './storage-on.ts';
import { connectThread } from './thread.ts';

/** Opens and locks the database of a data folder; creates both if missing. */
export async function openSqlite(folder: string, driver: DriverName = driverNames()[0]!): Promise<Storage> {
  const connection = await connectThread({ path: databaseFile(folder), driver, lock: folder });
  return storageOn(connection, (file) => backupFolder(folder, file, driver));
}

/** The database of a data folder whose server may be running: it is not locked, created or migrated. */
export async function openBeside(folder: string, driver: DriverName = driverNames()[0]!): Promise<Storage> {
  const path = databaseFile(folder);
  if (!existsSync(path)) throw new Error(`There is no database in ${folder}: start the server there once.`);
  const connection = await connectThread({ path, driver, lock: '' });
  try {
    if ((await versionOf(connection)) < LATEST_VERSION)
      throw new Error(`The database in ${folder} is of an older version: start the server of this version there once.`);
    return await storageOn(connection, (file) => backupFolder(folder, file, driver));
  } catch (error) {
    await connection.close();
    throw error;
  }
}
