import { sql } from 'kysely';
import { type Connection, type Dialect, type Query, read, write } from './connection.ts';
import { addColumn, createIndex, createTable, ofAccount, ofHostedMatch, ofMatch } from './define-table.ts';
import { COLUMNS, query, type Schema } from './schema.ts';

/** What the rows of older tables say; a damaged one names nobody. */
const json = (column: string, otherwise: string) =>
  sql`case when json_valid(${sql.ref(column)}) then ${sql.ref(column)} else ${sql.lit(otherwise)} end`;
const OLD_TABLES_INVOLVE = sql`insert into involved
  select id, host from tables where host <> ''
  union select tables.id, seat.value ->> '$.account' from tables, json_each(${json('seats', '[]')}) as seat
    where seat.type = 'object' and seat.value ->> '$.account' <> ''
  union select tables.id, person.value ->> '$.id' from tables, json_each(${json('deals', '{}')}, '$.calledOff') as lost,
    json_each(lost.value, '$.people') as person where person.value ->> '$.id' <> ''`;

/** Each brings a database to the next version. Never change a released one; add another. */
const MIGRATIONS: ((dialect: Dialect) => Query[])[] = [
  (dialect) => [
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
    ofHostedMatch(dialect)('entries', ['match', 'number'], { match: 'text', number: 'integer', entry: 'text' }),
    ofHostedMatch(dialect)('digests', ['match', 'entries'], { match: 'text', entries: 'integer', digest: 'text' }),
    ofMatch('snapshots', ['match'], { match: 'text', entries: 'integer', rulesVersion: 'integer', state: 'text' }),
  ],
  // Redundant: the entries can be counted.
  () => [query.schema.alterTable('progress').dropColumn('entries')],
  (dialect) => [
    ofHostedMatch(dialect)('minutes', ['match', 'number'], {
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
  // Tables and matches are loaded when somebody needs them, by one process of several.
  (dialect) => [
    ...[
      ['isUsed', 'integer', 1],
      ['isPublic', 'integer', 0],
      ['muted', 'text', '[]'],
      ['said', 'text', '[]'],
      ['createdAt', 'bigint', 0],
    ].map(([column, type, value]) => addColumn('tables', column as string, type as 'text', value)),
    sql`update tables set "createdAt" = "updatedAt"`,
    // A table whose row was damaged was not loaded, so that another could get its code.
    sql`update tables set code = id where exists (select 1 from tables other where other.code = tables.code and other.id > tables.id)`,
    sql`update tables set "isPublic" = 1 where settings like '%"isPublic":true%'`,
    query.schema.createIndex('tables_by_code').on('tables').column('code').unique(),
    createIndex('tables', 'host'),
    createIndex('tables', 'isPublic', 'createdAt'),
    createIndex('tables', 'isPlaying', 'isUsed', 'updatedAt'),
    createTable('involved', ['table', 'account'], { table: 'text', account: 'text' }),
    createIndex('involved', 'account'),
    // No PostgreSQL database is older than this.
    ...(dialect === 'sqlite' ? [OLD_TABLES_INVOLVE] : []),
    createTable('nodes', ['id'], {
      id: 'text',
      address: 'text',
      leaseUntil: 'bigint',
      isDead: 'integer',
      isLeaving: 'integer',
    }),
    createTable('hosting', ['table'], {
      table: 'text',
      owner: 'text',
      epoch: 'bigint',
      due: 'bigint',
      match: 'text',
      entries: 'integer',
      progress: 'text',
    }).$call((hosting) =>
      // Room in each page, so that a move changes no index.
      dialect === 'postgres' ? hosting.modifyEnd(sql`with (fillfactor = 50)`) : hosting,
    ),
    query.schema
      .createIndex('hosting_by_owner')
      .on('hosting')
      .column('owner')
      .where(sql.ref('owner'), '<>', sql.lit('')),
    query.schema.createIndex('hosting_by_due').on('hosting').column('due').where(sql.ref('due'), '>', sql.lit(0)),
    // Clocks of correspondence games have been running: these matches are loaded at once.
    sql`insert into hosting select id, '', 0,
      case when "isPlaying" = 1 and settings like '%"kind":"correspondence"%' then 1 else 0 end, "match",
      (select count(*) from entries where entries."match" = tables."match"),
      coalesce((select progress from progress where progress."match" = tables."match"), '') from tables`,
    // The last transaction of each connection, to look up those whose commit was not answered.
    ...(dialect === 'postgres' ? [createTable('writers', ['id'], { id: 'text', number: 'bigint' })] : []),
    addColumn('matches', 'progress', 'text', ''),
    sql`update matches set progress = coalesce((select progress from progress where progress."match" = matches.id), '')`,
    query.schema.dropTable('progress'),
  ],
  // What clients were answered outlasts the process that answered.
  () => [query.schema.alterTable('entries').addColumn('receipt', 'text')],
  // What people play against bots on their own devices goes on on another one.
  () => [
    ofAccount('device_matches', ['account', 'id'], {
      account: 'text',
      id: 'text',
      version: 'integer',
      summary: 'text',
      kept: 'text',
      bytes: 'integer',
      updatedAt: 'bigint',
    }),
    // The sum of all is read from it alone.
    createIndex('device_matches', 'bytes'),
  ],
  // The long unchanged are found without reading what they hold.
  () => [createIndex('device_matches', 'updatedAt')],
  // Standing rating lists of programs.
  () => [
    createTable('ladders', ['game'], { game: 'text', options: 'text', seconds: 'integer', openedAt: 'bigint' }),
    createTable('ladder_players', ['game', 'name'], {
      game: 'text',
      name: 'text',
      hash: 'text',
      rating: 'text',
      duels: 'integer',
      forfeits: 'integer',
      addedAt: 'bigint',
    }),
    createIndex('ladder_players', 'hash'),
    createTable('ladder_results', ['game', 'number'], { game: 'text', number: 'integer', result: 'text' }),
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

/** The database's error if a table or column of the latest schema is missing; empty: none is. */
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

/** Migrates a new or old database to the latest version, or in tests to an earlier one. */
export async function migrate(connection: Connection, latest = LATEST_VERSION): Promise<void> {
  await write(connection, createTable('duskhall', [], { version: 'integer' }).ifNotExists());
  const version = await versionOf(connection);
  if (version >= latest) return;
  await write(
    connection,
    ...MIGRATIONS.slice(version, latest).flatMap((migration) => migration(connection.dialect)),
    query.deleteFrom('duskhall'),
    query.insertInto('duskhall').values({ version: latest }),
  );
}
