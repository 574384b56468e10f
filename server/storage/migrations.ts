import type { Compilable, CreateTableBuilder } from 'kysely';
import { type Connection, read, write } from './connection.ts';
import { COLUMNS, query, type Schema } from './schema.ts';

/** Column types by name. */
type Columns = Record<string, 'text' | 'integer' | 'bigint'>;

function createTable(name: string, key: string[], columns: Columns): CreateTableBuilder<string, string> {
  let table: CreateTableBuilder<string, string> = query.schema.createTable(name);
  for (const [column, type] of Object.entries(columns)) {
    table = table.addColumn(column, type, (definition) => definition.notNull());
  }
  return key.length === 0 ? table : table.addPrimaryKeyConstraint(`${name}_key`, key as never[]);
}

const createIndex = (table: string, column: string) =>
  query.schema.createIndex(`${table}_by_${column}`).on(table).column(column);

const ofMatch = (name: string, key: string[], columns: Columns) =>
  createTable(name, key, columns).addForeignKeyConstraint(`${name}_match`, ['match'], 'matches', ['id']);

const ofAccount = (name: string, key: string[], columns: Columns) =>
  createTable(name, key, columns).addForeignKeyConstraint(`${name}_account`, ['account'], 'accounts', ['id'], (link) =>
    link.onDelete('cascade'),
  );

/** Each brings a database to the next version. Never change a released one; add another. */
const MIGRATIONS: (() => Compilable[])[] = [
  () => [
    createTable('accounts', ['id'], { id: 'text', name: 'text', locale: 'text', createdAt: 'bigint' }),
    ofAccount('tokens', ['kind', 'hash'], { kind: 'text', hash: 'text', account: 'text', createdAt: 'bigint' }),
    createIndex('tokens', 'account'),
    ofAccount('blocks', ['account', 'blocked'], { account: 'text', blocked: 'text' }),
    createIndex('blocks', 'blocked'),
    createTable('reports', [], { by: 'text', about: 'text', table: 'text', text: 'text', at: 'bigint' }),
    createTable('tables', ['id'], {
      id: 'text',
      code: 'text',
      host: 'text',
      settings: 'text',
      seats: 'text',
      match: 'text',
      isPlaying: 'integer',
      nextMatch: 'text',
      nextSecret: 'text',
      updatedAt: 'bigint',
    }),
    createTable('matches', ['id'], {
      id: 'text',
      table: 'text',
      game: 'text',
      settings: 'text',
      record: 'text',
      startedAt: 'bigint',
      finishedAt: 'bigint',
      scores: 'text',
    }),
    createIndex('matches', 'finishedAt'),
    ofMatch('players', ['match', 'seat'], {
      match: 'text',
      seat: 'integer',
      account: 'text',
      bot: 'text',
      name: 'text',
    }),
    createIndex('players', 'account'),
    ofMatch('progress', ['match'], { match: 'text', entries: 'integer', progress: 'text' }),
    ofMatch('entries', ['match', 'number'], { match: 'text', number: 'integer', entry: 'text' }),
    ofMatch('digests', ['match', 'entries'], { match: 'text', entries: 'integer', digest: 'text' }),
    ofMatch('snapshots', ['match'], { match: 'text', entries: 'integer', rulesVersion: 'integer', state: 'text' }),
  ],
  // Redundant: the entries can be counted.
  () => [query.schema.alterTable('progress').dropColumn('entries')],
  () => [
    ofMatch('minutes', ['match', 'number'], {
      match: 'text',
      number: 'integer',
      at: 'bigint',
      account: 'text',
      name: 'text',
      kind: 'text',
      what: 'text',
    }),
    createIndex('minutes', 'account'),
  ],
  () => [ofMatch('reasons', ['match', 'entry'], { match: 'text', entry: 'integer', seat: 'integer', reason: 'text' })],
  // The secret is now drawn when a round begins, and is not stored before its match is.
  () => [
    query.schema.alterTable('tables').dropColumn('nextMatch'),
    query.schema.alterTable('tables').dropColumn('nextSecret'),
    query.schema
      .alterTable('tables')
      .addColumn('deals', 'text', (column) => column.notNull().defaultTo('{"stage":"","count":0,"calledOff":[]}')),
  ],
];

export const LATEST_VERSION = MIGRATIONS.length;

/** The version of a Duskhall database; throws if it is not one, or newer than this program. */
export async function versionOf(connection: Connection): Promise<number> {
  const [[row]] = await read(connection, query.selectFrom('duskhall').selectAll());
  const version = row?.version ?? 0;
  if (version > LATEST_VERSION)
    throw new Error(
      `This database is of version ${version}, and this program knows versions up to ${LATEST_VERSION}: a newer Duskhall wrote it.`,
    );
  return version;
}

/** SQLite's error if a table or column of the latest schema is missing; empty: none is. */
export async function missingIn(connection: Connection): Promise<string> {
  const queries = Object.entries(COLUMNS).map(([table, columns]) =>
    query
      .selectFrom(table as keyof Schema)
      .select(columns as never[])
      .limit(1),
  );
  try {
    await read(connection, ...queries);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

/** Migrates a new or old database to the latest version. */
export async function migrate(connection: Connection): Promise<void> {
  await write(connection, createTable('duskhall', [], { version: 'integer' }).ifNotExists());
  const version = await versionOf(connection);
  if (version === LATEST_VERSION) return;
  await write(
    connection,
    ...MIGRATIONS.slice(version).flatMap((migration) => migration()),
    query.deleteFrom('duskhall'),
    query.insertInto('duskhall').values({ version: LATEST_VERSION }),
  );
}
