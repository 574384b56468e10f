import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasPostgres } from '../../../scripts/test-servers/index.ts';
import { restoreFile } from '../backup.ts';
import { openPostgres } from '../postgres.ts';
import { backupPostgres, restorePostgres } from '../postgres-backup.ts';
import { openSqlite } from '../sqlite.ts';
import type { Storage } from '../storage.ts';
import { A_MINUTE, closedAfterwards } from './openings.ts';
import { ask, freshSchema } from './postgres-schema.ts';
import {
  account,
  entries,
  finishMatch,
  hostTable,
  minute,
  NODE,
  progress,
  startMatch,
  temporaryFolder,
} from './samples.ts';

/** Something of everything. */
async function fill(storage: Storage): Promise<void> {
  await storage.saveAccount(account('ann', { name: 'Änne 😀 "\'\\' }));
  await storage.saveAccount(account('bob'));
  await storage.saveToken('session', 'hash', 'ann', 5, 9);
  await storage.block('ann', 'bob', true);
  await storage.saveReport({ by: 'ann', about: 'bob', table: 'free', text: 'rude', at: 1 });
  await storage.release(await hostTable(storage, 'free', { muted: ['bob'] }), 7);
  await finishMatch(storage, await startMatch(storage, 'over'), 'over', 9);
  const { append, saveReason, saveSnapshot } = storage.matchStorage(await startMatch(storage, 'running'));
  const odd = { seat: 0, move: { text: 'a\0\ud800' }, by: 'seat' as const, at: 1200 };
  // More than one portion.
  await append('running', 0, [...entries(0, 1200), odd], [[2, 'digest']], progress(3), [minute(0, 'ann', 'well\0')], {
    client: 'kept',
    id: 7,
    asked: 4,
  });
  await saveReason('running', { entry: 0, seat: 0, reason: { why: 1 } } as never);
  await saveSnapshot('running', { entries: 2, rulesVersion: 3, state: { stack: [] } });
}

const everything = async (storage: Storage) => ({
  accounts: [
    await storage.findAccount('ann'),
    await storage.findToken('session', 'hash'),
    await storage.blockedBy('ann'),
  ],
  tables: await Promise.all(['free', 'table of over', 'table of running'].map(storage.findTable)),
  matches: await Promise.all(['over', 'running'].map(storage.findMatch)),
  reasons: await storage.reasonsOf('running'),
  words: await storage.wordsOf('ann', { after: null, limit: 9 }),
  named: (await storage.tablesNaming('bob')).sort(),
  counts: await storage.countTables(),
});

describe.skipIf(!hasPostgres)('a hall moves house', () => {
  const file = () => join(temporaryFolder(), 'backup.sqlite');

  test('from a folder to PostgreSQL and back, with everything in it', async () => {
    const folder = temporaryFolder();
    const first = await closedAfterwards(openSqlite(folder));
    await fill(first);
    const expected = await everything(first);
    const there = file();
    await first.backup(there);
    const url = await freshSchema();
    await restorePostgres(there, url);
    const second = await closedAfterwards(openPostgres(url, { lease: A_MINUTE }), 'second');
    expect(await everything(second)).toStrictEqual(expected);
    // What was in the memory of the old process is loaded at once, the rest when it is due.
    const woken = await second.wake('second', 1, 9);
    expect(woken.map(({ table }) => table).sort()).toEqual(['table of over', 'table of running']);
    expect(await second.nextDue()).toBe(7);
    const claim = woken.find(({ table }) => table === 'table of running')!;
    await second.matchStorage(claim).append('running', 1201, entries(1201, 1202), [], null);

    const back = file();
    await second.backup(back);
    const other = temporaryFolder();
    await restoreFile(back, other);
    const third = await closedAfterwards(openSqlite(other));
    expect(await everything(third)).toStrictEqual(await everything(second));
    expect(await third.claim('table of running', NODE)).toEqual({ ...claim, epoch: claim.epoch + 1 });
    expect(await ask(url, 'select text from reports')).toEqual([{ text: 'rude' }]);
  });

  test('but not where another is, unless told to, and never under a running server', async () => {
    const url = await freshSchema();
    const old = await openPostgres(url, { lease: A_MINUTE });
    await old.saveAccount(account('eve'));
    const copy = file();
    await old.backup(copy);
    await old.saveAccount(account('ann'));
    await old.join(NODE);
    await expect(restorePostgres(copy, url, true)).rejects.toThrow('in use by another process');
    await ask(url, 'update nodes set "leaseUntil" = 1');
    await expect(restorePostgres(copy, url)).rejects.toThrow('There is a hall in this database already.');
    expect(await old.findAccount('ann')).not.toBeNull();
    await restorePostgres(copy, url, true);
    expect([await old.findAccount('eve'), await old.findAccount('ann')]).toEqual([account('eve'), null]);
    await old.close();
  });

  test('as it is at one moment, though entries are written meanwhile', async () => {
    const url = await freshSchema();
    const storage = await closedAfterwards(openPostgres(url, { lease: A_MINUTE }));
    const { append } = storage.matchStorage(await startMatch(storage, 'match'));
    let written = 0;
    let isDone = false;
    const writing = (async () => {
      for (; !isDone; written++) await append('match', written, entries(written, written + 1), [], progress(written));
    })();
    while (written < 5) await storage.countTables();
    const copy = file();
    await backupPostgres(url, copy);
    isDone = true;
    await writing;
    const folder = temporaryFolder();
    await restoreFile(copy, folder);
    const restored = await closedAfterwards(openSqlite(folder), 'next');
    const { entries: kept, progress: last } = (await restored.findMatch('match'))!;
    expect([kept, last]).toEqual([entries(0, kept.length), progress(kept.length - 1)]);
    const [claim] = await restored.wake('next', 1, 9);
    await restored.matchStorage(claim!).append('match', kept.length, entries(kept.length, kept.length + 1), [], null);
  });

  test('or not at all', async () => {
    const url = await freshSchema();
    await expect(restorePostgres('/no/such/file', url)).rejects.toThrow('There is no file');
    const copy = file();
    await expect(backupPostgres(url, copy)).rejects.toThrow();
    expect(existsSync(copy)).toBe(false);
  });
});
