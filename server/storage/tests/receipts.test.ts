import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { restoreFile } from '../backup.ts';
import { isConflict } from '../connection.ts';
import { databaseFile } from '../database.ts';
import { driverNames, openDatabase } from '../driver.ts';
import { openSqlite } from '../sqlite.ts';
import type { Storage } from '../storage.ts';
import { closedAfterwards, openings } from './openings.ts';
import { entries, receipt, startMatch, temporaryFolder } from './samples.ts';

const receiptsOf = async (storage: Storage, match = 'match') => (await storage.findMatch(match))!.receipts;

describe.each(openings)('receipts in %s', (_, open) => {
  test('are found in the order of their entries; entries of nobody’s request have none', async () => {
    const storage = await open();
    const { append } = storage.matchStorage(await startMatch(storage, 'match'));
    await append('match', 0, entries(0, 3), [], null, [], receipt(5, 2, 'one'));
    await append('match', 3, entries(3, 5), [], null);
    await append('match', 5, entries(5, 6), [], null, [], null);
    await append('match', 6, entries(6, 7), [], null, [], receipt(4, -1, 'two'));
    await append('match', 7, [], [], null, [], receipt(6));
    expect(await receiptsOf(storage)).toStrictEqual([receipt(5, 2, 'one'), receipt(4, -1, 'two')]);
  });

  test('each go with their own match, though many are written at once', async () => {
    const storage = await open();
    const ids = ['a', 'b', 'c', 'd'];
    const claims = await Promise.all(ids.map((id) => startMatch(storage, id)));
    const wanted = ids.map((id, i) => (i === 2 ? null : receipt(i, i, id)));
    await Promise.all(
      ids.map((id, i) =>
        storage.matchStorage(claims[i]!).append(id, 0, entries(0, i + 1), [], null, [], wanted[i] ?? null),
      ),
    );
    const found = await Promise.all(ids.map((id) => receiptsOf(storage, id)));
    expect(found).toStrictEqual(wanted.map((one) => (one === null ? [] : [one])));
  });

  test('are not kept if the entries are not', async () => {
    const storage = await open();
    const { append } = storage.matchStorage(await startMatch(storage, 'match'));
    await expect(append('match', 1, entries(1, 2), [], null, [], receipt(1))).rejects.toSatisfy(isConflict);
    expect(await receiptsOf(storage)).toEqual([]);
  });
});

describe('in a file', () => {
  /** A match of three entries, one request each. */
  async function filled(folder: string): Promise<Storage> {
    const storage = await closedAfterwards(openSqlite(folder));
    const { append } = storage.matchStorage(await startMatch(storage, 'match'));
    for (const id of [0, 1, 2]) await append('match', id, entries(id, id + 1), [], null, [], receipt(id));
    return storage;
  }

  test('only the last entry of a request has the receipt, and it is short', async () => {
    const folder = temporaryFolder();
    const storage = await closedAfterwards(openSqlite(folder));
    const { append } = storage.matchStorage(await startMatch(storage, 'match'));
    await append('match', 0, entries(0, 3), [], null, [], receipt(1234, 56, 'k'.repeat(16)));
    await storage.close();
    const database = await openDatabase(databaseFile(folder), driverNames()[0]!);
    const rows = database.all('select receipt from entries order by number').map(({ receipt }) => receipt);
    database.close();
    expect(rows).toEqual([null, null, `${'k'.repeat(16)} 1234 56`]);
  });

  test('a damaged one is none, and costs nothing else', async () => {
    const folder = temporaryFolder();
    const storage = await filled(folder);
    const database = await openDatabase(databaseFile(folder), driverNames()[0]!);
    for (const damage of ['', 'client', 'client 1', 'client x 2', 'client 1 2 3', '{"client":"client"}']) {
      database.run('update entries set receipt = ? where number = 1', [damage]);
      expect(await receiptsOf(storage)).toEqual([receipt(0), receipt(2)]);
      expect((await storage.findMatch('match'))!.entries).toHaveLength(3);
    }
    database.close();
  });

  test('they are in a backup', async () => {
    const storage = await filled(temporaryFolder());
    const file = join(temporaryFolder(), 'backup.sqlite');
    await storage.backup(file);
    const folder = temporaryFolder();
    await restoreFile(file, folder);
    const restored = await closedAfterwards(openSqlite(folder));
    expect(await receiptsOf(restored)).toEqual([receipt(0), receipt(1), receipt(2)]);
  });
});
