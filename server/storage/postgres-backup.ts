import type pg from 'pg';
import { withChecked, writeFile } from './backup.ts';
import { type Connection, storable } from './connection.ts';
import type { Row } from './driver.ts';
import { alone, connect } from './postgres-migration.ts';
import { COLUMNS } from './schema.ts';

/** What is copied, in an order in which references hold: all but the version and the processes. */
const TABLES = Object.entries(COLUMNS).filter(([table]) => table !== 'duskhall' && table !== 'nodes');
/** Rows at a time. */
const PORTION = 500;

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** Copies a PostgreSQL database into a file, as it is at one moment, even while servers are using it. */
export async function backupPostgres(url: string, file: string): Promise<void> {
  const client = await connect(url);
  try {
    await client.query('begin isolation level repeatable read read only');
    await writeFile(file, async (target) => {
      for (const [table, columns] of TABLES) {
        await client.query(`declare rows_of_${table} no scroll cursor for select ${quoted(columns)} from ${table}`);
        for (;;) {
          const { rows } = await client.query<Row>(`fetch ${PORTION} from rows_of_${table}`);
          if (rows.length === 0) break;
          await insertInto(target, table, columns, rows.map(unowned));
        }
      }
    });
  } finally {
    await client.end();
  }
}

/** Restores a backup into a PostgreSQL database that no server is using. */
export async function restorePostgres(file: string, url: string, isForced = false): Promise<void> {
  await withChecked(file, (source) =>
    alone(url, async (client) => {
      await refuseIfNeeded(client, isForced);
      for (const [table] of [...TABLES].reverse()) await client.query(`delete from ${table}`);
      for (const [table, columns] of TABLES)
        for await (const rows of rowsOf(source, table, columns)) await loadInto(client, table, columns, rows);
    }),
  );
}

async function refuseIfNeeded(client: pg.Client, isForced: boolean): Promise<void> {
  const now = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
  const living = await client.query(`select from nodes where "isDead" = 0 and "leaseUntil" > ${now}`);
  if (living.rowCount! > 0) throw new Error('The database is in use by another process.');
  if (isForced) return;
  const kept = await client.query(
    'select from accounts union all select from tables union all select from matches limit 1',
  );
  if (kept.rowCount! > 0) throw new Error('There is a hall in this database already.');
}

/** The processes are not copied: what was in the memory of one is loaded at once. */
const unowned = (row: Row): Row => (row.owner ? { ...row, owner: '', due: 1 } : row);

async function insertInto(
  target: Connection,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const sql = `insert into ${table} (${quoted(columns)}) values (${columns.map(() => '?').join(', ')})`;
  const statements = rows.map((row) => ({
    sql,
    parameters: columns.map((column) => row[column]!),
    hasRows: false,
    mustChange: false,
  }));
  await target.send({ statements });
}

async function* rowsOf(source: Connection, table: string, columns: readonly string[]): AsyncGenerator<Row[]> {
  for (let last = 0; ; ) {
    const sql = `select rowid as "row number", ${quoted(columns)} from ${table} where rowid > ? order by rowid limit ${PORTION}`;
    const [rows] = await source.send({ statements: [{ sql, parameters: [last], hasRows: true, mustChange: false }] });
    if (rows!.length === 0) return;
    last = rows!.at(-1)!['row number'] as number;
    yield rows!.map(unowned);
  }
}

async function loadInto(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const values = rows.map((row) => Object.fromEntries(columns.map((column) => [column, storable(row[column]!)])));
  await client.query(
    `insert into ${table} (${quoted(columns)}) select ${quoted(columns)} from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(values)],
  );
}
