import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasPostgres } from '../../../scripts/test-servers/index.ts';
import { startPostgres, type TestServer } from '../../../scripts/test-servers/start.ts';
import { isFailure } from '../connection.ts';
import { openPostgres } from '../postgres.ts';
import type { Storage } from '../storage.ts';
import { A_MINUTE, closedAfterwards } from './openings.ts';
import { ask, freshSchema } from './postgres-schema.ts';
import { account, entries, progress, startMatch, table } from './samples.ts';

describe.skipIf(!hasPostgres || process.env.DUSKHALL_TEST_POSTGRES)('when PostgreSQL', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startPostgres({ isDurable: true });
  });
  afterAll(() => server.stop());

  const opened = async (patience = A_MINUTE): Promise<[Storage, string]> => {
    const url = await freshSchema(server.url);
    return [await closedAfterwards(openPostgres(url, { lease: A_MINUTE, patience })), url];
  };

  test.each(['SIGINT', 'SIGQUIT', 'SIGKILL'] as const)(
    'is restarted (%s), all wait, and nothing is lost or doubled',
    async (signal) => {
      const [storage] = await opened();
      const ids = ['a', 'b', 'c'];
      const claims = await Promise.all(ids.map((id) => startMatch(storage, id)));
      let isOver = false;
      const counts = ids.map(async (id, i) => {
        let number = 0;
        for (; !isOver; number++) {
          await storage.matchStorage(claims[i]!).append(id, number, entries(number, number + 1), [], progress(number));
          await storage.saveTable(claims[i]!, table(claims[i]!.table, { match: id, updatedAt: number }));
        }
        return number;
      });
      const saved = await Promise.race([Promise.all(counts), server.end(signal).then(() => server.begin())]);
      expect(saved).toBeUndefined();
      await storage.check();
      isOver = true;
      for (const [i, id] of ids.entries()) {
        const count = await counts[i]!;
        expect(await storage.findMatch(id)).toMatchObject({
          entries: entries(0, count),
          progress: progress(count - 1),
        });
        expect(await storage.findTable(claims[i]!.table)).toMatchObject({ updatedAt: count - 1 });
      }
    },
  );

  test('is away, requests fail after a while, and work when it is back', async () => {
    const [storage] = await opened(1000);
    const claim = await startMatch(storage, 'match');
    await server.end('SIGINT');
    const began = performance.now();
    const refused = await Promise.allSettled([
      storage.matchStorage(claim).append('match', 0, entries(0, 1), [], null),
      storage.saveTable(claim, table(claim.table, { host: 'eve' })),
      storage.findTable(claim.table),
      storage.check(),
    ]);
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 'rejected', reason: expect.toSatisfy(isFailure) });
    expect(performance.now() - began).toBeLessThan(20_000);
    await server.begin();
    await storage.matchStorage(claim).append('match', 0, entries(0, 1), [], null);
    expect(await storage.findTable(claim.table)).toMatchObject({ host: 'ann' });
  });

  test('drops idle connections, nobody notices', async () => {
    const [storage, url] = await opened();
    const claim = await startMatch(storage, 'match');
    for (let number = 0; number < 3; number++) {
      await storage.matchStorage(claim).append('match', number, entries(number, number + 1), [], null);
      await ask(
        url,
        "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name like 'duskhall-%'",
      );
      expect(await storage.renew('node')).toBe(true);
    }
    expect((await storage.findMatch('match'))!.entries).toEqual(entries(0, 3));
  });

  test('is asked far more at once than it has connections for, all wait their turn', async () => {
    const [storage] = await opened();
    await Promise.all(Array.from({ length: 300 }, (_, i) => storage.saveAccount(account(`account ${i}`))));
    const names = await storage.namesOf(Array.from({ length: 300 }, (_, i) => `account ${i}`));
    expect(names.size).toBe(300);
  });

  test.each([
    ['40001', 1],
    ['40P01', 1],
    ['40001', 2],
  ] as const)('cannot order transactions (%s, %d times), they are repeated', async (code, count) => {
    const [storage, url] = await opened();
    const claims = [await startMatch(storage, 'a'), await startMatch(storage, 'b')];
    // A sequence goes on even if its transaction is rolled back.
    await ask(url, 'create sequence tries');
    await ask(
      url,
      `create function fail() returns trigger language plpgsql as $$ begin
        if nextval('tries') <= ${count} then raise exception 'again' using errcode = '${code}'; end if; return new; end $$`,
    );
    for (const name of ['entries', 'accounts'])
      await ask(url, `create trigger fail before insert on ${name} for each row execute function fail()`);
    await Promise.all(
      claims.map((claim, i) => storage.matchStorage(claim).append('ab'[i]!, 0, entries(0, 1), [], null)),
    );
    await ask(url, 'alter sequence tries restart');
    await storage.saveAccount(account('ann'));
    for (const id of ['a', 'b']) expect((await storage.findMatch(id))!.entries).toEqual(entries(0, 1));
    expect(await storage.findAccount('ann')).toEqual(account('ann'));
  });

  test('cannot read one of several appends, only that one fails', async () => {
    const [storage] = await opened();
    const claims = [await startMatch(storage, 'a'), await startMatch(storage, 'b'), await startMatch(storage, 'c')];
    const answers = await Promise.allSettled(
      claims.map((claim, i) => {
        const { append } = storage.matchStorage(i === 1 ? { ...claim, epoch: 1.5 } : claim);
        return append('abc'[i]!, 0, entries(0, 1), [], null);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    for (const [i, id] of [...'abc'].entries())
      expect((await storage.findMatch(id))!.entries).toEqual(entries(0, i === 1 ? 0 : 1));
  });
});
