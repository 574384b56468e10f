import { describe, expect, test } from 'vitest';
import { hasPostgres } from '../../../scripts/test-servers/index.ts';
import { isConflict } from '../connection.ts';
import { openPostgres } from '../postgres.ts';
import { CUTS, cuttingProxy } from './cutting-proxy.ts';
import { A_MINUTE, closedAfterwards } from './openings.ts';
import { freshSchema } from './postgres-schema.ts';
import { entries, minute, NODE, progress, receipt, startMatch, startMatchAt, table } from './samples.ts';

const COUNT = process.env.LONG_TESTS === '1' ? 200 : 30;

describe.skipIf(!hasPostgres)('while connections to PostgreSQL are cut', () => {
  const opened = async () => {
    const url = await freshSchema();
    const proxy = await cuttingProxy(url);
    const storage = await closedAfterwards(openPostgres(proxy.url, { lease: A_MINUTE }));
    return { proxy, storage };
  };

  test(`${COUNT} times, each entry is written once, and every answer is true`, async () => {
    const { proxy, storage } = await opened();
    const ids = ['a', 'b', 'c'];
    const claims = await Promise.all(ids.map((id) => startMatch(storage, id)));
    for (let number = 0; proxy.count() < COUNT; number++) {
      proxy.cutNext(CUTS[number % CUTS.length]!);
      const answers = ids.map((id, i) =>
        storage
          .matchStorage(claims[i]!)
          // Some consist of words only, or of the progress.
          .append(id, number, entries(number, number + 1), [[number, 'digest']], progress(number), [], receipt(number))
          .then(() =>
            storage.matchStorage(claims[i]!).append(id, number + 1, [], [], null, [minute(number, 'ann', `${number}`)]),
          ),
      );
      await Promise.all(answers);
    }
    for (const id of ids) {
      const { entries: kept, minutes, digests, receipts, progress: last } = (await storage.findMatch(id))!;
      expect(receipts).toEqual(kept.map((_, number) => receipt(number)));
      expect(kept).toEqual(entries(0, kept.length));
      expect(minutes).toEqual(kept.map((_, number) => minute(number, 'ann', `${number}`)));
      expect(digests).toHaveLength(kept.length);
      expect(last).toEqual(progress(kept.length - 1));
    }
  });

  test(`${COUNT} times, all else is done once, too`, async () => {
    const { proxy, storage } = await opened();
    for (let number = 0; proxy.count() < COUNT; number++) {
      // At any message, or at the one that commits.
      const cut = () =>
        proxy.cutNext(CUTS[number % CUTS.length]!, Math.floor(number / CUTS.length) % 2 === 0 ? 'commit' : '');
      const id = `table ${number}`;
      cut();
      let claim = (await storage.createTable(table(id), NODE))!;
      expect(claim).toEqual({ table: id, epoch: 1 });
      cut();
      await startMatchAt(storage, claim, `match ${number}`);
      cut();
      claim = await storage.release(claim, 0);
      cut();
      expect(await storage.claim(id, NODE)).toEqual({ table: id, epoch: 3 });
      cut();
      await expect(storage.deleteTable(claim)).rejects.toSatisfy(isConflict);
      expect(await storage.findTable(id)).toMatchObject({ match: `match ${number}` });
    }
  });

  test('a process that lost its table meanwhile is refused', async () => {
    const { proxy, storage } = await opened();
    const claim = await startMatch(storage, 'match');
    await storage.release(claim, 0);
    for (const cut of CUTS) {
      proxy.cutNext(cut);
      const late = storage.matchStorage(claim).append('match', 0, entries(0, 1), [], null);
      await expect(late).rejects.toSatisfy(isConflict);
    }
    expect((await storage.findMatch('match'))!.entries).toEqual([]);
  });
});
