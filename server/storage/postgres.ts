import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, closedError, isConflict } from './connection.ts';
import { inOrder } from './in-order.ts';
import { appender } from './postgres-append.ts';
import { backupPostgres } from './postgres-backup.ts';
import { postgresHosting } from './postgres-hosting.ts';
import { migrateTogether } from './postgres-migration.ts';
import { openPool } from './postgres-pool.ts';
import { transactions } from './postgres-transaction.ts';
import type { Storage } from './storage.ts';
import { storageOn } from './storage-on.ts';

/** Of one process: appends have one of their own besides, and so has the lease. */
const CONNECTIONS = 4;
/** In milliseconds: how long a process counts as alive after it has last said so. */
export const LEASE = 3000;
/** In milliseconds: how long a request waits for a database that is away. */
export const PATIENCE = 5000;
interface Waits {
  lease?: number;
  patience?: number;
}

/** Opens a PostgreSQL database; creates its tables if missing. */
export async function openPostgres(url: string, { lease = LEASE, patience = PATIENCE }: Waits = {}): Promise<Storage> {
  await migrateTogether(url);
  const { connection, leaseConnection, name } = connectPostgres(url, patience);
  const storage = await storageOn(connection, (file) => backupPostgres(url, file));
  return { ...storage, ...postgresHosting(connection, leaseConnection, name, lease) };
}

/** A connection for everything, and one that nothing else can hold up. */
export function connectPostgres(
  url: string,
  patience: number,
): { connection: Connection; leaseConnection: Connection; name: string } {
  const name = `duskhall-${randomUUID()}`;
  const others = openPool(url, name, CONNECTIONS, patience);
  const appends = openPool(url, `${name}-append`, 1, patience);
  const leases = openPool(url, `${name}-lease`, 1, patience);
  const ordered = inOrder();
  let requests = 0;
  let commits = 0;
  let fenced = 0;
  let isClosed = false;
  const pending = new Set<Promise<unknown>>();

  const track = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isClosed) throw closedError();
    const running = work();
    pending.add(running);
    try {
      return await running;
    } finally {
      pending.delete(running);
      requests++;
    }
  };
  /** In the order of a table; notes what is refused since another process hosts it. */
  const asOwner = <T>(table: string, run: () => Promise<T>): Promise<T> =>
    ordered(table, run).catch((error) => {
      if (isConflict(error)) fenced++;
      throw error;
    });
  const addAll = appender(appends, others, `${name}-append`, () => commits++);
  const sendOn =
    (transact: ReturnType<typeof transactions>): Connection['send'] =>
    (request, order) =>
      track(() => {
        if ('copyTo' in request) throw new Error('PostgreSQL copies no files.');
        const send = async () => {
          const rows = await transact(request.statements);
          commits++;
          return rows;
        };
        return order === undefined ? send() : asOwner(order, send);
      });
  const shared = {
    dialect: 'postgres' as const,
    stats: () => ({ requests, commits, fenced }),
    async close() {
      if (isClosed) return;
      isClosed = true;
      await Promise.allSettled(pending);
      const ended = Promise.all([others, appends, leases].map((pool) => pool.end()));
      // A server that has stopped answering does not say goodbye.
      await Promise.race([ended, sleep(1000, undefined, { ref: false })]);
    },
  };
  return {
    name,
    connection: {
      ...shared,
      send: sendOn(transactions(others, name)),
      append: (append) => track(() => asOwner(append.table, () => addAll(append))),
    },
    leaseConnection: { ...shared, send: sendOn(transactions(leases, `${name}-lease`)) },
  };
}
