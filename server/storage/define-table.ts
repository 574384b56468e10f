import type { CreateTableBuilder } from 'kysely';
import type { Dialect } from './connection.ts';
import { query } from './schema.ts';

/** Column types by name. */
type Columns = Record<string, 'text' | 'integer' | 'bigint'>;

export function createTable(name: string, key: string[], columns: Columns): CreateTableBuilder<string, string> {
  let table: CreateTableBuilder<string, string> = query.schema.createTable(name);
  for (const [column, type] of Object.entries(columns)) {
    table = table.addColumn(column, type, (definition) => definition.notNull());
  }
  return key.length === 0 ? table : table.addPrimaryKeyConstraint(`${name}_key`, key as never[]);
}

export const createIndex = (table: string, ...columns: string[]) =>
  query.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns);

export const addColumn = (table: string, column: string, type: Columns[string], value: unknown) =>
  query.schema.alterTable(table).addColumn(column, type, (definition) => definition.notNull().defaultTo(value));

export const ofMatch = (name: string, key: string[], columns: Columns) =>
  createTable(name, key, columns).addForeignKeyConstraint(`${name}_match`, ['match'], 'matches', ['id']);

/**
 * PostgreSQL would look up and lock the match for every row. There is no need for it: these rows are written together with
 * the table's row in `hosting`, which names the match.
 */
export const ofHostedMatch = (dialect: Dialect) => (dialect === 'postgres' ? createTable : ofMatch);

export const ofAccount = (name: string, key: string[], columns: Columns) =>
  createTable(name, key, columns).addForeignKeyConstraint(`${name}_account`, ['account'], 'accounts', ['id'], (link) =>
    link.onDelete('cascade'),
  );
