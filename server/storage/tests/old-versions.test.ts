import { mkdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Connection } from '../connection.ts';
import { databaseFile } from '../database.ts';
import { driverNames } from '../driver.ts';
import { LATEST_VERSION, migrate, versionOf } from '../migrations.ts';
import { openSqlite } from '../sqlite.ts';
import { connectThread } from '../thread.ts';
import { account, entries, match, minute, NODE, progress, table, temporaryFolder } from './samples.ts';

const correspondence = { ...table('any').settings, clock: { kind: 'correspondence' as const, days: 3 } };
const lost = { at: 1, why: 'left', wasOpen: false, people: [{ id: 'quitter', name: 'Q' }, { id: '' }] };

type Values = Record<string, string | number>;
const insert = (connection: Connection, into: string, values: Values) =>
  connection.send({
    statements: [
      {
        sql: `insert into ${into} (${Object.keys(values).map((column) => `"${column}"`)}) values (${Object.keys(values).map(() => '?')})`,
        parameters: Object.values(values),
        hasRows: false,
        mustChange: false,
      },
    ],
  });

const oldTable = (id: string, { settings, seats, deals, ...rest }: Partial<ReturnType<typeof table>>): Values => ({
  id,
  code: id.toUpperCase(),
  host: 'ann',
  settings: JSON.stringify(settings ?? table(id).settings),
  seats: JSON.stringify(seats ?? table(id).seats),
  match: '',
  updatedAt: 1_800_000_000_001,
  ...(deals && { deals: JSON.stringify(deals) }),
  ...(rest as Values),
  isPlaying: Number(rest.isPlaying ?? false),
});

async function insertMatch(connection: Connection, id: string, finishedAt: number, count: number): Promise<void> {
  const { settings, record, seats, startedAt } = match(id);
  const row = { id, table: `table of ${id}`, game: record.game, startedAt, finishedAt, scores: '[]' };
  const texts = { settings: JSON.stringify(settings), record: JSON.stringify(record) };
  await insert(connection, 'matches', { ...row, ...texts });
  for (const [seat, player] of seats.entries()) await insert(connection, 'players', { match: id, seat, ...player });
  for (const [number, entry] of entries(0, count).entries())
    await insert(connection, 'entries', { match: id, number, entry: JSON.stringify(entry) });
}

/** A data folder of an earlier version, with what `fill` puts there. */
async function folderOf(version: number, fill: (connection: Connection) => Promise<void>): Promise<string> {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  const connection = await connectThread({ path: databaseFile(folder), driver: driverNames()[0]!, lock: '' });
  await migrate(connection, version);
  expect(await versionOf(connection)).toBe(version);
  await fill(connection);
  await connection.close();
  return folder;
}

test('a database of the first version is brought up to date with all that is in it', async () => {
  const folder = await folderOf(1, async (connection) => {
    const next = { nextMatch: 'next', nextSecret: 'secret' };
    const playing = { match: 'match', isPlaying: true };
    await insert(connection, 'tables', { ...oldTable('table of match', playing), ...next });
    await insertMatch(connection, 'match', 0, 3);
    await insert(connection, 'progress', { match: 'match', entries: 3, progress: JSON.stringify(progress(2)) });
  });
  const storage = await openSqlite(folder);
  await storage.join(NODE);
  const claim = (await storage.claim('table of match', NODE))!;
  const { append } = storage.matchStorage(claim);
  await append('match', 3, entries(3, 5), [], null);
  await append('match', 5, [], [], null, [minute(0, 'ann', 'well')]);
  expect(await storage.findMatch('match')).toMatchObject({
    entries: entries(0, 5),
    progress: progress(2),
    minutes: [minute(0, 'ann', 'well')],
  });
  expect(await storage.findTable('table of match')).toMatchObject({ deals: { stage: '', count: 0, calledOff: [] } });
  await storage.close();
});

describe('a database without hosting', () => {
  const open = async (fill: (connection: Connection) => Promise<void>) => {
    const storage = await openSqlite(await folderOf(5, fill));
    await storage.join(NODE);
    return storage;
  };

  test('keeps its tables, running and finished matches and who is named', async () => {
    const storage = await open(async (connection) => {
      await insert(connection, 'accounts', { ...account('ann') });
      await insert(
        connection,
        'tables',
        oldTable('table of slow', { settings: correspondence, match: 'slow', isPlaying: true }),
      );
      await insert(connection, 'tables', oldTable('table of live', { match: 'live', isPlaying: true }));
      await insert(
        connection,
        'tables',
        oldTable('table of over', { match: 'over', settings: { ...correspondence, isPublic: false } }),
      );
      await insert(
        connection,
        'tables',
        oldTable('empty', { seats: [], host: 'eve', deals: { stage: '', count: 1, calledOff: [lost as never] } }),
      );
      for (const [id, finishedAt, count] of [
        ['slow', 0, 2],
        ['live', 0, 0],
        ['over', 7, 4],
      ] as const) {
        await insertMatch(connection, id, finishedAt, count);
        await insert(connection, 'progress', { match: id, progress: JSON.stringify(progress(count)) });
      }
    });
    expect(await storage.findTable('table of slow')).toStrictEqual(
      table('table of slow', {
        settings: correspondence,
        match: 'slow',
        isPlaying: true,
        createdAt: 1_800_000_000_001,
      }),
    );
    // Its clock has been running; when it is up has to be worked out.
    expect(await storage.wake(NODE, 1, 9)).toEqual([{ table: 'table of slow', epoch: 1 }]);
    expect(await storage.nextDue()).toBe(0);
    expect(await storage.countTables()).toEqual({ tables: 4, matches: 2 });
    expect((await storage.publicTables({ limit: 9 })).tables.map(({ id }) => id)).toEqual([
      'empty',
      'table of live',
      'table of slow',
    ]);
    for (const [id, count] of [
      ['slow', 2],
      ['live', 0],
      ['over', 4],
    ] as const)
      expect(await storage.findMatch(id)).toMatchObject({ entries: entries(0, count), progress: progress(count) });
    await storage.matchStorage({ table: 'table of slow', epoch: 1 }).append('slow', 2, entries(2, 3), [], null);
    expect(await storage.tablesNaming('bob')).toHaveLength(3);
    expect([await storage.tablesNaming('eve'), await storage.tablesNaming('quitter')]).toEqual([['empty'], ['empty']]);
    expect(await storage.tablesNaming('')).toEqual([]);
    expect(await storage.findAccount('ann')).toEqual(account('ann'));
    expect((await storage.idleTables(true, 1_900_000_000_000, 9)).map(({ id }) => id)).toEqual(['table of live']);
    await storage.close();
  });

  test('is brought up to date though rows are damaged or share a code', async () => {
    const storage = await open(async (connection) => {
      await insert(connection, 'tables', {
        ...oldTable('broken', { host: 'eve' }),
        seats: '[{',
        deals: 'no',
        code: 'ABCDE',
      });
      await insert(connection, 'tables', {
        ...oldTable('odd', {}),
        seats: '[1, "a", null]',
        deals: '[]',
        settings: '',
      });
      await insert(connection, 'tables', oldTable('whole', { code: 'ABCDE' }));
    });
    expect(await storage.findTable('abcde')).toMatchObject({ id: 'whole' });
    await expect(storage.findTable('broken')).rejects.toThrow('the table broken is damaged');
    expect([await storage.tablesNaming('eve'), await storage.tablesNaming('bob')]).toEqual([['broken'], ['whole']]);
    await storage.close();
  });

  test('is the latest version afterwards', () => expect(LATEST_VERSION).toBeGreaterThan(5));
});
