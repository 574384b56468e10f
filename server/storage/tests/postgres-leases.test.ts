import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { hasPostgres } from '../../../scripts/test-servers/index.ts';
import { isConflict } from '../connection.ts';
import { openPostgres } from '../postgres.ts';
import { A_MINUTE, closedAfterwards } from './openings.ts';
import { ask, freshSchema } from './postgres-schema.ts';
import { entries, NODE, startMatch, table } from './samples.ts';

describe.skipIf(!hasPostgres)('several processes on PostgreSQL', () => {
  const opened = async () => {
    const url = await freshSchema();
    const storage = await closedAfterwards(openPostgres(url, { lease: A_MINUTE }));
    const other = await closedAfterwards(openPostgres(url, { lease: A_MINUTE }), 'other');
    /** Lets the lease of a process end. */
    const expire = (node: string) => ask(url, 'update nodes set "leaseUntil" = 1 where id = $1', node);
    return { url, storage, other, expire };
  };

  test('one that is late keeps everything unless it is buried, and then nothing', async () => {
    const { storage, other, expire } = await opened();
    const claim = await startMatch(storage, 'match');
    await expire(NODE);
    expect(await other.adopt('other', 9)).toEqual([]);
    expect(await other.claim(claim.table, 'other')).toBeNull();
    expect(await storage.renew(NODE)).toBe(true);
    expect(await other.bury()).toEqual([]);

    await expire(NODE);
    expect(await other.bury()).toEqual([NODE]);
    expect(await other.bury()).toEqual([]);
    expect(await storage.renew(NODE)).toBe(false);
    expect(await storage.claim(claim.table, NODE)).toBeNull();
    expect(await storage.adopt(NODE, 9)).toEqual([]);
    await expect(storage.createTable(table('another'), NODE)).rejects.toSatisfy(isConflict);
    await expect(storage.join(NODE)).rejects.toSatisfy(isConflict);
    expect(await other.adopt('other', 9)).toMatchObject([{ table: claim.table, epoch: 2 }]);
    await expect(storage.matchStorage(claim).append('match', 0, entries(0, 1), [], null)).rejects.toSatisfy(isConflict);

    await storage.join('again');
    await other.release({ table: claim.table, epoch: 2 }, 0);
    expect(await storage.claim(claim.table, 'again')).toEqual({ table: claim.table, epoch: 4 });
  });

  test('one that was cut off itself buries nobody', async () => {
    const { url, other, expire } = await opened();
    await other.join('mourner');
    await other.renew('mourner');
    await expire(NODE);
    // Its own lease is more than half over, or was renewed behind its back: the statement was held up on its way.
    await ask(url, 'update nodes set "leaseUntil" = "leaseUntil" - $1 where id = $2', 0.6 * A_MINUTE, 'mourner');
    expect(await other.bury()).toEqual([]);
    await ask(url, 'update nodes set "leaseUntil" = "leaseUntil" + $1 where id = $2', 1.2 * A_MINUTE, 'mourner');
    expect(await other.bury()).toEqual([]);
    await other.renew('mourner');
    expect(await other.bury()).toEqual([NODE]);
  });

  test('a lease ends by the clock of the database', async () => {
    const url = await freshSchema();
    const storage = await closedAfterwards(openPostgres(url, { lease: 300 }));
    const other = await closedAfterwards(openPostgres(url, { lease: A_MINUTE }), 'other');
    for (let i = 0; i < 10; i++) {
      await sleep(60);
      await storage.renew(NODE);
    }
    const [{ left }] = (await ask(
      url,
      'select "leaseUntil" - extract(epoch from clock_timestamp()) * 1000 as left from nodes where id = $1',
      NODE,
    )) as [{ left: string }];
    expect(Number(left)).toBeLessThanOrEqual(300);
    await sleep(400);
    expect(await other.bury()).toEqual([NODE]);
  });

  test('the tables of a dead one are adopted by many, each once, and it is forgotten in the end', async () => {
    const { url, storage, other, expire } = await opened();
    const third = await closedAfterwards(openPostgres(url, { lease: A_MINUTE }), 'third');
    const ids = Array.from({ length: 60 }, (_, i) => `table ${i}`);
    await Promise.all(ids.map((id) => storage.createTable(table(id), NODE)));
    await expire(NODE);
    await other.bury();
    const adopted: string[] = [];
    const adoptAll = async (process: typeof other, node: string) => {
      for (let i = 0; i < 20; i++) adopted.push(...(await process.adopt(node, 7)).map((claim) => claim.table));
    };
    await Promise.all([adoptAll(other, 'other'), adoptAll(third, 'third')]);
    expect(adopted.sort()).toEqual(ids.sort());
    expect(await ask(url, 'select owner, epoch from hosting where epoch <> 2 or owner = $1', NODE)).toEqual([]);

    await expire(NODE);
    expect(await other.adopt('other', 9)).toEqual([]);
    expect(await ask(url, 'select id from nodes where "isDead" = 1')).toEqual([]);
    expect(await ask(url, 'select distinct left(id, 45) from writers')).toHaveLength(2);
  });

  test('each of the living leaves their share to the others for a while', async () => {
    const { url, storage, other, expire } = await opened();
    const third = await closedAfterwards(openPostgres(url, { lease: A_MINUTE }), 'third');
    await Promise.all(Array.from({ length: 60 }, (_, i) => storage.createTable(table(`table ${i}`), NODE)));
    await expire(NODE);
    await other.bury();
    // No test is so slow that the while is over.
    await ask(url, 'update nodes set "leaseUntil" = "leaseUntil" + 60000 where id = $1', NODE);
    const share = await other.adopt('other', 99);
    expect(share.length).toBeGreaterThanOrEqual(20);
    expect(share.length).toBeLessThanOrEqual(40);
    const rest = await third.adopt('third', 9);
    expect(rest).toHaveLength(9);
    expect(await other.adopt('other', 99)).toEqual([]);

    await expire(NODE);
    expect(await other.adopt('other', 99)).toHaveLength(60 - share.length - 9);
  });

  test('one look tells what there is to do', async () => {
    const { storage, other, expire } = await opened();
    expect(await other.survey('other')).toEqual({ late: 0, dead: 0, due: 0, owned: 0 });
    await storage.release((await storage.createTable(table('free'), NODE))!, 7);
    await storage.createTable(table('another'), NODE);
    expect(await storage.survey(NODE)).toEqual({ late: 0, dead: 0, due: 7, owned: 1 });
    await expire(NODE);
    expect(await other.survey('other')).toEqual({ late: 1, dead: 0, due: 7, owned: 0 });
    await other.bury();
    expect(await other.survey('other')).toEqual({ late: 0, dead: 1, due: 7, owned: 0 });
    while ((await other.adopt('other', 9)).length > 0);
    await other.claim('another', 'other');
    expect(await other.survey('other')).toEqual({ late: 0, dead: 0, due: 7, owned: 1 });
    await expire(NODE);
    expect((await other.survey('other')).dead).toBe(1);
    await other.adopt('other', 9);
    expect((await other.survey('other')).dead).toBe(0);
  });

  test('those that are due are woken by many, each once', async () => {
    const { storage, other } = await opened();
    const ids = Array.from({ length: 30 }, (_, i) => `table ${i}`);
    await Promise.all(ids.map(async (id, i) => storage.release((await storage.createTable(table(id), NODE))!, i + 1)));
    const woken = await Promise.all(
      Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? storage.wake(NODE, 99, 5) : other.wake('other', 99, 5))),
    );
    const rest = await storage.wake(NODE, 99, 99);
    expect([...woken.flat(), ...rest].map((claim) => claim.table).sort()).toEqual(ids.sort());
  });
});
