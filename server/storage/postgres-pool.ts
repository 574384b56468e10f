import pg from 'pg';
import type { Statement } from './batch.ts';
import type { Row } from './driver.ts';

/** In milliseconds: how long a request waits for a database that is away. */
export const patienceOf = (pool: pg.Pool): number => pool.options.connectionTimeoutMillis!;

const NUMBERS = [20, 21, 23, 1700];
/** Counts and dates are numbers, as in SQLite; they are far below 2^53. */
export const types = {
  getTypeParser: (type: number) => (NUMBERS.includes(type) ? Number : (text: string) => text),
} as unknown as pg.CustomTypesConfig;

/** Connections that are made anew when they break. Several queries may be under way on each. */
export function openPool(url: string, name: string, max: number, patience: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max,
    types,
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: patience,
    // A server that has stopped answering.
    query_timeout: 2 * patience,
    // So that nothing waits long for a process that has stopped in the middle of something.
    lock_timeout: patience,
    idle_in_transaction_session_timeout: 2 * patience,
  } as pg.PoolConfig);
  // Without listeners a lost connection would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    // Somebody may have turned it off for the whole database.
    client.query('set synchronous_commit = on').catch(() => {});
  });
  return pool;
}

/** Statements are prepared once on each connection; names are given to the first ones, since some are made up of lists. */
const names = new Map<string, string>();
const MOST_NAMES = 300;
function nameOf(sql: string): string | undefined {
  const name = names.get(sql);
  if (name !== undefined || names.size >= MOST_NAMES) return name;
  names.set(sql, `s${names.size}`);
  return names.get(sql);
}

export async function run(client: pg.ClientBase, { sql, parameters }: Pick<Statement, 'sql' | 'parameters'>) {
  // Without parameters it is sent as plain text, in one message.
  const name = parameters.length === 0 ? undefined : nameOf(sql);
  const { rows, rowCount } = await client.query<Row>({ text: sql, values: parameters, ...(name && { name }) });
  return { rows, changes: rowCount ?? 0 };
}
