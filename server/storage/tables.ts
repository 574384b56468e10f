import { type Connection, read, write } from './connection.ts';
import { readable, shaped } from './rows.ts';
import { query, type Schema } from './schema.ts';
import type { Storage, StoredTable } from './storage.ts';

type TableStorage = Pick<Storage, 'saveTable' | 'deleteTable' | 'allTables'>;

export const tableStorage = (connection: Connection): TableStorage => ({
  saveTable: (table) => write(connection, tableSaved(table)),
  deleteTable: (id) => write(connection, query.deleteFrom('tables').where('id', '=', id)),
  async allTables(tell) {
    const [rows] = await read(connection, query.selectFrom('tables').selectAll().orderBy('updatedAt'));
    return readable(rows, tableOf, tell);
  },
});

/** The query that saves a table. */
export function tableSaved(table: StoredTable) {
  const { id, ...rest } = rowOf(table);
  return query
    .insertInto('tables')
    .values({ id, ...rest })
    .onConflict((old) => old.column('id').doUpdateSet(rest));
}

const rowOf = (table: StoredTable): Schema['tables'] => ({
  id: table.id,
  code: table.code,
  host: table.host,
  settings: JSON.stringify(table.settings),
  seats: JSON.stringify(table.seats),
  match: table.match,
  isPlaying: Number(table.isPlaying),
  deals: JSON.stringify(table.deals),
  updatedAt: table.updatedAt,
});

const tableOf = (row: Schema['tables']): StoredTable => ({
  ...row,
  settings: shaped(row.settings, `the table ${row.id}`),
  seats: shaped(row.seats, `the table ${row.id}`, true),
  isPlaying: row.isPlaying === 1,
  deals: shaped(row.deals, `the table ${row.id}`),
});
