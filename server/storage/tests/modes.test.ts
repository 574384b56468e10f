import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backupFolder, restoreFile } from '../backup.ts';
import { databaseFile } from '../database.ts';
import { driverNames } from '../driver.ts';
import { openSqlite } from '../sqlite.ts';
import { account, temporaryFolder } from './samples.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const modesIn = (folder: string) => [
  modeOf(folder),
  ...new Set(readdirSync(folder).map((name) => modeOf(join(folder, name)))),
];
/** Windows has no such file modes. */
const PRIVATE = process.platform === 'win32' ? expect.anything() : ['700', '600'];

for (const driver of driverNames())
  test(`with ${driver} only its owner may read a data folder, new or old, and what comes from it`, async () => {
    const folder = join(temporaryFolder(), 'new', 'data');
    const storage = await openSqlite(folder, driver);
    await storage.saveAccount(account('ann'));
    expect(readdirSync(folder).length).toBeGreaterThan(2);
    expect(modesIn(folder)).toEqual(PRIVATE);
    const backups = join(folder, '..', 'backups');
    mkdirSync(backups, { mode: 0o700 });
    await backupFolder(folder, join(backups, 'one.sqlite'), driver);
    expect(modesIn(backups)).toEqual(PRIVATE);
    await storage.close();

    chmodSync(join(backups, 'one.sqlite'), 0o644);
    const other = join(folder, '..', 'other');
    await restoreFile(join(backups, 'one.sqlite'), other);
    expect(modesIn(other)).toEqual(PRIVATE);

    chmodSync(folder, 0o755);
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
    writeFileSync(`${databaseFile(folder)}-wal`, '', { mode: 0o644 });
    const again = await openSqlite(folder, driver);
    expect(modesIn(folder)).toEqual(PRIVATE);
    expect(await again.findAccount('ann')).toEqual(account('ann'));
    await again.close();
  });
