import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backupFolder, restoreFile } from '../backup.ts';
import { databaseFile } from '../database.ts';
import { driverNames, openDatabase } from '../driver.ts';
import { openMemory } from '../memory.ts';
import { LATEST_VERSION } from '../migrations.ts';
import { openSqlite } from '../sqlite.ts';
import { account, countOf, entries, hostTable, NODE, progress, startMatch, temporaryFolder } from './samples.ts';
import { prepareForWriter, writeUntilKilled } from './writer-process.ts';

const [driver] = driverNames();

async function backupOf(name: string): Promise<string> {
  const file = join(temporaryFolder(), 'backup.sqlite');
  const storage = await openMemory();
  await storage.saveAccount(account(name));
  await storage.backup(file);
  await storage.close();
  return file;
}

async function change(file: string, sql: string): Promise<string> {
  const database = await openDatabase(file, driver!);
  database.run(sql);
  database.close();
  return file;
}

test('a backup made while entries are written is whole, and can be played on', async () => {
  const folder = temporaryFolder();
  const file = join(temporaryFolder(), 'backup.sqlite');
  const storage = await openSqlite(folder);
  await storage.join(NODE);
  const { append } = storage.matchStorage(await startMatch(storage, 'match'));
  let written = 0;
  let isDone = false;
  const writing = (async () => {
    while (!isDone) {
      await append('match', written, entries(written, written + 5), [], progress(written));
      written += 5;
    }
  })();
  await storage.countTables();
  const before = written;
  await storage.backup(file);
  await storage.backup(file);
  isDone = true;
  await writing;
  await storage.close();

  const restored = temporaryFolder();
  await restoreFile(file, restored);
  const copy = await openSqlite(restored);
  const kept = (await copy.findMatch('match'))!.entries;
  expect(kept).toEqual(entries(0, kept.length));
  expect(kept.length).toBeGreaterThanOrEqual(before);
  expect(kept.length).toBeLessThanOrEqual(written);
  await copy.join('another');
  const [claim] = await copy.adopt('another', 9);
  await copy.matchStorage(claim!).append('match', kept.length, entries(kept.length, kept.length + 1), [], progress(0));
  await copy.close();
  expect(readdirSync(join(file, '..'))).toEqual(['backup.sqlite']);
});

test('another process takes a backup of a running server, or of one that was killed', async () => {
  const folder = temporaryFolder();
  const file = join(temporaryFolder(), 'backup.sqlite');
  await prepareForWriter(folder, driver!);
  const safe = await writeUntilKilled(folder, driver!, 50, () => backupFolder(folder, file));
  await restoreFile(file, temporaryFolder());

  await backupFolder(folder, file);
  const restored = temporaryFolder();
  await restoreFile(file, restored);
  const copy = await openSqlite(restored);
  for (const [id, number] of safe) expect(await countOf(copy, id)).toBeGreaterThan(number);
  await copy.close();
});

test('a backup that fails leaves nothing behind', async () => {
  const folder = temporaryFolder();
  await expect(backupFolder(folder, join(folder, 'backup'))).rejects.toThrow(`There is no database in ${folder}.`);
  const storage = await openSqlite(folder);
  await expect(storage.backup(join(folder, 'no such folder', 'backup'))).rejects.toThrow();
  await storage.join(NODE);
  await hostTable(storage);
  await storage.close();
  expect(readdirSync(folder).sort()).toEqual(['duskhall.lock', 'duskhall.sqlite']);
});

test('a restored database replaces another only if told to, and never under a running server', async () => {
  const file = await backupOf('ann');
  const folder = temporaryFolder();
  await prepareForWriter(folder, driver!);
  const old = await openSqlite(folder);
  await expect(restoreFile(file, folder, true)).rejects.toThrow('is in use by another process.');
  await old.close();
  // A killed process leaves its write-ahead log beside the database; it must not end up in the new one.
  await writeUntilKilled(folder, driver!, 50);
  expect(readdirSync(folder)).toContain('duskhall.sqlite-wal');
  await expect(restoreFile(file, folder)).rejects.toThrow(`There is a database in ${folder} already.`);
  await restoreFile(file, folder, true);
  const storage = await openSqlite(folder);
  expect(await storage.findAccount('ann')).toEqual(account('ann'));
  await storage.close();
});

describe('what cannot be restored is refused, and the database stays as it was:', () => {
  const text = (content: string) => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, content);
    return file;
  };
  for (const [what, make, why] of [
    ['a file that is not there', async () => '/no/such/file', 'There is no file'],
    ['a text', async () => text('hello '.repeat(1000)), 'not a database'],
    ['an empty file', async () => text(''), 'no such table: duskhall'],
    ['a database of something else', async () => change(text(''), 'create table notes (text)'), 'no such table'],
    [
      'one that only looks like ours',
      async () => {
        const file = await change(text(''), 'create table duskhall (version integer)');
        return change(file, `insert into duskhall values (${LATEST_VERSION})`);
      },
      'no database of Duskhall',
    ],
    ['one without a column', async () => change(await backupOf('eve'), 'alter table minutes drop column what'), 'what'],
    ['one without a version', async () => change(await backupOf('eve'), 'delete from duskhall'), 'holds nothing'],
    ['a newer one', async () => change(await backupOf('eve'), 'update duskhall set version = 99'), 'a newer Duskhall'],
    ['half of one', async () => half(await backupOf('eve')), 'malformed'],
  ] as const) {
    test(what, async () => {
      const folder = temporaryFolder();
      await restoreFile(await backupOf('ann'), folder);
      const before = readFileSync(databaseFile(folder));
      await expect(restoreFile(await make(), folder, true)).rejects.toThrow(why);
      expect(readFileSync(databaseFile(folder)).equals(before)).toBe(true);
      expect(readdirSync(folder).sort()).toEqual(['duskhall.lock', 'duskhall.sqlite']);
    });
  }
});

function half(file: string): string {
  truncateSync(file, Math.floor(readFileSync(file).length / 2));
  return file;
}
