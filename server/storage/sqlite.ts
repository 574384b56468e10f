import { backupFolder } from './backup.ts';
import { databaseFile } from './database.ts';
import { type DriverName, driverNames } from './driver.ts';
import type { Storage } from './storage.ts';
import { storageOn } from './storage-on.ts';
import { connectThread } from './thread.ts';

/** Opens and locks the database of a data folder; creates both if missing. */
export async function openSqlite(folder: string, driver: DriverName = driverNames()[0]!): Promise<Storage> {
  const connection = await connectThread({ path: databaseFile(folder), driver, lock: folder });
  return storageOn(connection, (file) => backupFolder(folder, file, driver));
}
