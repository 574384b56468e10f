import { accountStorage } from './accounts.ts';
import { type Connection, prove } from './connection.ts';
import { deviceStorage } from './device-matches.ts';
import { historyStorage } from './history.ts';
import { hostingStorage } from './hosting.ts';
import { ladderStorage } from './ladders.ts';
import { matchStorage } from './matches.ts';
import { migrate } from './migrations.ts';
import { minuteStorage } from './minutes.ts';
import type { Storage } from './storage.ts';
import { tableStorage } from './tables.ts';

/** The storage on a database connection; migrates a new or older database first. */
export async function storageOn(connection: Connection, backup: Storage['backup']): Promise<Storage> {
  try {
    await migrate(connection);
  } catch (error) {
    await connection.close();
    throw error;
  }
  return {
    ...accountStorage(connection),
    ...hostingStorage(connection),
    ...tableStorage(connection),
    ...matchStorage(connection),
    ...historyStorage(connection),
    ...minuteStorage(connection),
    ...deviceStorage(connection),
    ...ladderStorage(connection),
    check: () => prove(connection),
    backup,
    stats: connection.stats,
    close: connection.close,
    ...(connection.lost && { lost: connection.lost }),
  };
}
