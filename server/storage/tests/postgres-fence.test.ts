import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hasPostgres } from '../../../scripts/test-servers/index.ts';
import { isConflict, isFailure } from '../connection.ts';
import { openPostgres } from '../postgres.ts';
import type { Claim, Storage } from '../storage.ts';
import { A_MINUTE, closedAfterwards } from './openings.ts';
import { ask, freshSchema } from './postgres-schema.ts';
import { entries, finishMatch, NODE, progress, startMatch, table } from './samples.ts';

const late: Record<string, (storage: Storage, claim: Claim) => Promise<unknown>> = {
  'an append': (storage, claim) => storage.matchStorage(claim).append('match', 0, entries(0, 1), [], progress(9)),
  'a snapshot': (storage, claim) =>
    storage.matchStorage(claim).saveSnapshot('match', { entries: 0, rulesVersion: 1, state: {} }),
  'a table': (storage, claim) => storage.saveTable(claim, table(claim.table, { host: 'eve' })),
  'an end': (storage, claim) => finishMatch(storage, claim, 'match', 7),
};

const everything = async (storage: Storage, { table }: Claim) => [
  await storage.findTable(table),
  await storage.findMatch('match'),
];

/** Waits until a session waits for a lock of another, or until `isOver`. */
async function untilBlocked(url: string, isOver: () => boolean): Promise<void> {
  const blocked =
    "select 1 from pg_locks l join pg_stat_activity using (pid) where not granted and application_name like 'duskhall-%'";
  while (!isOver() && (await ask(url, blocked)).length === 0);
}

describe.skipIf(!hasPostgres)('while a takeover is under way in PostgreSQL', () => {
  for (const [what, write] of Object.entries(late))
    test(`${what} of the owner so far waits for it, and is refused`, async () => {
      const url = await freshSchema();
      const storage = await closedAfterwards(openPostgres(url, { lease: A_MINUTE }));
      const old = await startMatch(storage, 'match');
      const before = await everything(storage, old);
      const other = new pg.Client({ connectionString: url });
      await other.connect();
      onTestFinished(() => other.end());
      await other.query('begin');
      await other.query('update hosting set owner = $1, epoch = epoch + 1', ['other']);
      let isOver = false;
      const writing = write(storage, old)
        .then(
          () => 'written',
          (error) => (isConflict(error) ? 'refused' : error),
        )
        .finally(() => {
          isOver = true;
        });
      await untilBlocked(url, () => isOver);
      await other.query('commit');
      expect(await writing).toBe('refused');
      expect(await everything(storage, old)).toStrictEqual(before);
    });

  test('an adoption passes by rows that are held, and ends sessions that do not let go', async () => {
    const url = await freshSchema();
    const dying = await closedAfterwards(openPostgres(url, { lease: 1 }), 'dying');
    const storage = await closedAfterwards(openPostgres(url, { lease: A_MINUTE }));
    const claims = [];
    for (const id of ['a', 'b']) claims.push((await dying.createTable(table(id), 'dying'))!);
    expect(await storage.bury()).toEqual(['dying']);
    const [{ address }] = (await ask(url, "select address from nodes where id = 'dying'")) as [{ address: string }];
    const stuck = new pg.Client({ connectionString: url, application_name: `${address}-append` });
    stuck.on('error', () => {});
    await stuck.connect();
    await stuck.query('begin');
    await stuck.query('select from hosting where "table" = \'a\' for update');
    expect(await storage.adopt(NODE, 9)).toMatchObject([{ table: 'b', epoch: 2 }]);
    for (let pass = 0; pass < 2; pass++) expect(await storage.adopt(NODE, 9)).toEqual([]);
    let adopted: Claim[] = [];
    while (adopted.length === 0) adopted = await storage.adopt(NODE, 9);
    expect(adopted).toMatchObject([{ table: 'a', epoch: 2 }]);
    await expect(dying.saveTable(claims[0]!, table('a', { host: 'eve' }))).rejects.toSatisfy(isConflict);
  });

  test('a row that stays locked fails only those who need it', async () => {
    const url = await freshSchema();
    const storage = await closedAfterwards(openPostgres(url, { lease: A_MINUTE, patience: 1000 }));
    const [held, free] = [await startMatch(storage, 'held'), await startMatch(storage, 'free')];
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query('begin');
    await other.query('select from hosting where "table" = $1 for update', [held.table]);
    const [refused, written] = await Promise.allSettled([
      storage.matchStorage(held).append('held', 0, entries(0, 1), [], null),
      storage.matchStorage(free).append('free', 0, entries(0, 1), [], null),
    ]);
    expect(refused).toMatchObject({ status: 'rejected', reason: expect.toSatisfy(isFailure) });
    expect(written.status).toBe('fulfilled');
    await other.query('rollback');
    await storage.matchStorage(held).append('held', 0, entries(0, 1), [], null);
  });
});
