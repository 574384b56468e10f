import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { databaseFile, openTuned } from '../database.ts';
import { driverNames, openDatabase } from '../driver.ts';
import { LATEST_VERSION } from '../migrations.ts';
import { openSqlite } from '../sqlite.ts';
import { account, countOf, entries, hostTable, NODE, progress, startMatch, temporaryFolder } from './samples.ts';
import { prepareForWriter, writeUntilKilled } from './writer-process.ts';

const [driver] = driverNames();

test('everything is there again after a restart, whichever driver wrote it', async () => {
  const folder = join(temporaryFolder(), 'made', 'when needed');
  const first = await openSqlite(folder, driverNames().at(-1)!);
  await first.saveAccount(account('ann'));
  await first.join(NODE);
  const claim = await startMatch(first, 'match');
  await first.matchStorage(claim).append('match', 0, entries(0, 5), [[5, 'digest']], progress(2));
  const before = await first.findMatch('match');
  await first.close();

  const second = await openSqlite(folder);
  expect(await second.findAccount('ann')).toEqual(account('ann'));
  expect(await second.findMatch('match')).toStrictEqual(before);
  await second.matchStorage(claim).append('match', 5, entries(5, 6), [], progress(3));
  await second.close();
});

for (const name of driverNames()) {
  test(`with ${name} a database is opened so that what is acknowledged survives a power cut`, async () => {
    const database = await openTuned(databaseFile(temporaryFolder()), name);
    expect(database.all('pragma journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(database.all('pragma synchronous')).toEqual([{ synchronous: 2 }]);
    expect(database.all('pragma foreign_keys')).toEqual([{ foreign_keys: 1 }]);
    database.close();
  });
}

test('a folder has one owner in a process, and another after it', async () => {
  const folder = temporaryFolder();
  const storage = await openSqlite(folder);
  await expect(openSqlite(folder)).rejects.toThrow(`The data folder ${folder} is in use by another process.`);
  await storage.join(NODE);
  await hostTable(storage);
  await storage.close();
  await (await openSqlite(folder)).close();
});

test('a folder that another process owns is refused, and free once that process is killed', async () => {
  const folder = temporaryFolder();
  await prepareForWriter(folder, driver!);
  await writeUntilKilled(folder, driver!, 20, async () => {
    await expect(openSqlite(folder)).rejects.toThrow('is in use by another process.');
  });
  await (await openSqlite(folder)).close();
});

test('a database of a newer version is refused and left as it is', async () => {
  const folder = temporaryFolder();
  await (await openSqlite(folder)).close();
  const setVersion = async (version: number) => {
    const database = await openDatabase(databaseFile(folder), driver!);
    database.run('update duskhall set version = ?', [version]);
    database.close();
  };
  await setVersion(99);
  await expect(openSqlite(folder)).rejects.toThrow(/of version 99.*a newer Duskhall wrote it/);
  await setVersion(LATEST_VERSION);
  await (await openSqlite(folder)).close();
});

test('a file that is no database is refused, and the folder is free again', async () => {
  const folder = temporaryFolder();
  writeFileSync(databaseFile(folder), 'no database at all, but long enough to have been one. '.repeat(100));
  await expect(openSqlite(folder)).rejects.toThrow('file is not a database');
  rmSync(databaseFile(folder));
  await (await openSqlite(folder)).close();
});

test('a folder that cannot be made is refused', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  await expect(openSqlite(join(file, 'data'))).rejects.toThrow('ENOTDIR');
});

test('the worker starts from a bundle too', async () => {
  // Inside the project, where the bundle can resolve its external packages.
  const cache = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url));
  mkdirSync(cache, { recursive: true });
  const bundle = mkdtempSync(join(cache, 'bundle-'));
  onTestFinished(() => rmSync(bundle, { recursive: true, force: true }));
  const here = fileURLToPath(new URL('..', import.meta.url));
  await build({
    entryPoints: [join(here, 'sqlite.ts'), join(here, 'sqlite-worker.ts')],
    outdir: bundle,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  const bundled: { openSqlite: typeof openSqlite } = await import(
    /* @vite-ignore */ pathToFileURL(join(bundle, 'sqlite.js')).href
  );
  const storage = await bundled.openSqlite(temporaryFolder());
  await storage.join(NODE);
  const claim = await startMatch(storage, 'match');
  await storage.matchStorage(claim).append('match', 0, entries(0, 2), [], progress(1));
  expect(await countOf(storage, 'match')).toBe(2);
  await storage.close();
});
