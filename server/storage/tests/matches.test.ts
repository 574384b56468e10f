import { describe, expect, test } from 'vitest';
import { isConflict } from '../connection.ts';
import { openings } from './openings.ts';
import {
  countOf,
  entries,
  finishMatch,
  hostTable,
  match,
  minute,
  progress,
  startMatch,
  startMatchAt,
  table,
} from './samples.ts';

describe.each(openings)('matches in %s', (_, open) => {
  test('a match is found with all that was written of it', async () => {
    const storage = await open();
    const claim = await hostTable(storage);
    await startMatchAt(storage, claim, 'match');
    const { append, saveSnapshot, findMatch } = storage.matchStorage(claim);
    expect(await storage.findTable('table')).toStrictEqual(table('table', { match: 'match', isPlaying: true }));
    await append('match', 0, entries(0, 3), [[2, 'digest of 2']], progress(2));
    const undo = [{ undo: 0, at: 3 }];
    await append('match', 3, undo, [[4, 'digest of 4']], progress(3));
    await append('match', 4, [], [], progress(4));
    await saveSnapshot('match', { entries: 1, rulesVersion: 3, state: 'old' });
    await saveSnapshot('match', { entries: 2, rulesVersion: 3, state: { stack: [] } });
    const expected = {
      ...match('match'),
      entries: [...entries(0, 3), ...undo],
      digests: [
        [2, 'digest of 2'],
        [4, 'digest of 4'],
      ],
      progress: progress(4),
      minutes: [],
      spoken: [],
      receipts: [],
      snapshot: { entries: 2, rulesVersion: 3, state: { stack: [] } },
      finishedAt: 0,
      scores: [],
    };
    expect(await storage.findMatch('match')).toStrictEqual(expected);
    await finishMatch(storage, claim, 'match', 1_800_000_000_009, [3, 5]);
    expect(await findMatch('match')).toStrictEqual({
      ...expected,
      scores: [3, 5],
      finishedAt: 1_800_000_000_009,
    });
    expect(await storage.findTable('table')).toStrictEqual(table('table', { match: 'match' }));
    expect(await storage.findMatch('another')).toBeNull();
  });

  test('matches are listed while they run, and for those who play in them', async () => {
    const storage = await open();
    const claim = await hostTable(storage);
    const settings = { ...match('any').settings, locale: 'fr' as const };
    await startMatchAt(storage, claim, 'first', { startedAt: 1, settings });
    await finishMatch(storage, claim, 'first', 0);
    await startMatchAt(storage, claim, 'second', {
      startedAt: 2,
      settings,
      seats: [{ account: 'bob', bot: '', name: 'Bob' }],
    });
    const ends = await Promise.all(['first', 'second', 'third'].map(storage.whereIs));
    expect(ends.map((end) => end?.finishedAt)).toEqual([1, 0, undefined]);
    const line = { table: 'table', game: 'skirmish', locale: 'fr' };
    expect(await storage.matchesOf('bob', { isOver: false, limit: 9 })).toStrictEqual({
      matches: [{ ...line, id: 'second', seat: 0, names: ['Bob'], startedAt: 2, finishedAt: 0, scores: [] }],
      next: null,
    });
    expect(await storage.matchesOf('bob', { isOver: true, limit: 9 })).toStrictEqual({
      matches: [{ ...line, id: 'first', seat: 1, names: ['Ann', 'Bob'], startedAt: 1, finishedAt: 1, scores: [1, 0] }],
      next: null,
    });
    expect(await storage.matchesOf('eve', { isOver: true, limit: 9 })).toEqual({ matches: [], next: null });
  });

  test('somebody’s matches come in pages, the last to end first, each once', async () => {
    const storage = await open();
    for (const [i, id] of ['a', 'b', 'c', 'd', 'e'].entries()) {
      const claim = await startMatch(storage, id, { startedAt: i });
      // Two end at the same time.
      await finishMatch(storage, claim, id, [50, 40, 40, 90, 10][i]!);
    }
    const pages: (string | null)[][] = [];
    for (let before: string | undefined; ; ) {
      const { matches, next } = await storage.matchesOf('bob', { isOver: true, limit: 2, before });
      pages.push([...matches.map(({ id }) => id), next]);
      expect(matches.every(({ names }) => names.length === 2)).toBe(true);
      if (next === null) break;
      before = next;
    }
    expect(pages).toEqual([
      ['d', 'a', 'a'],
      ['c', 'b', 'b'],
      ['e', null],
    ]);
  });

  for (const [what, from, to, digest] of [
    ['an entry that is there already', 2, 4, 9],
    ['entries behind a gap', 4, 5, 9],
    ['a digest that is there already, after entries that are not', 3, 5, 2],
  ] as const) {
    test(`${what} is refused and nothing is changed`, async () => {
      const storage = await open();
      const { append } = storage.matchStorage(await startMatch(storage, 'match'));
      await append('match', 0, entries(0, 3), [[2, 'digest']], progress(2));
      const before = await storage.findMatch('match');
      await expect(append('match', from, entries(from, to), [[digest, 'other']], progress(7))).rejects.toSatisfy(
        isConflict,
      );
      expect(await storage.findMatch('match')).toStrictEqual(before);
      await append('match', 3, entries(3, 4), [], progress(8));
      expect(await countOf(storage, 'match')).toBe(4);
    });
  }

  test('nothing is written about a match that is not there', async () => {
    const storage = await open();
    const claim = await hostTable(storage);
    const { append, saveReason, saveSnapshot } = storage.matchStorage(claim);
    const reason = { entry: 0, seat: 0, reason: { text: 'why' } } as never;
    await expect(append('none', 0, entries(0, 1), [], progress(1))).rejects.toSatisfy(isConflict);
    await expect(saveSnapshot('none', { entries: 0, rulesVersion: 1, state: 0 })).rejects.toSatisfy(isConflict);
    await expect(saveReason('none', reason)).rejects.toSatisfy(isConflict);
    await expect(finishMatch(storage, claim, 'none', 1)).rejects.toSatisfy(isConflict);
    expect(await storage.findTable('table')).toStrictEqual(table('table'));
  });

  test('a match and its table begin and end together, or neither', async () => {
    const storage = await open();
    const claim = await hostTable(storage);
    const broken = table('table', { code: null as unknown as string });
    await expect(storage.startMatch(claim, match('match'), broken, progress(1))).rejects.toThrow();
    expect([await storage.findMatch('match'), await storage.findTable('table')]).toEqual([null, table('table')]);

    await startMatchAt(storage, claim, 'match');
    await expect(startMatchAt(storage, claim, 'match')).rejects.toSatisfy(isConflict);
    await expect(storage.finishMatch(claim, 'match', [1, 0], broken, 5)).rejects.toThrow();
    expect((await storage.whereIs('match'))?.finishedAt).toBe(0);
    expect(await storage.findTable('table')).toStrictEqual(table('table', { match: 'match', isPlaying: true }));

    await finishMatch(storage, claim, 'match', 5);
    await expect(finishMatch(storage, claim, 'match', 6, [0, 1])).rejects.toSatisfy(isConflict);
    expect(await storage.findMatch('match')).toMatchObject({ scores: [1, 0], finishedAt: 5 });
  });

  test('a match that is given up for another is kept with its progress', async () => {
    const storage = await open();
    const claim = await hostTable(storage);
    await startMatchAt(storage, claim, 'first');
    await storage.matchStorage(claim).append('first', 0, entries(0, 2), [], progress(7));
    const first = await storage.findMatch('first');
    await startMatchAt(storage, claim, 'second');
    expect(await storage.findMatch('first')).toStrictEqual(first);
    await expect(storage.matchStorage(claim).append('first', 2, entries(2, 3), [], null)).rejects.toSatisfy(isConflict);
    await storage.matchStorage(claim).append('second', 0, entries(0, 1), [], null);
    expect(await storage.findMatch('second')).toMatchObject({ entries: entries(0, 1), progress: progress(1) });
  });

  test('the size of a match is known without reading it', async () => {
    const storage = await open();
    const claim = await startMatch(storage, 'match');
    expect(await storage.sizeOf('match')).toStrictEqual({ table: claim.table, entries: 0, bytes: 0, minutes: 0 });
    await storage.matchStorage(claim).append('match', 0, entries(0, 2), [], null, [minute(0, 'ann', 'hello')]);
    const bytes = JSON.stringify(entries(0, 2)).length - '[,]'.length;
    expect(await storage.sizeOf('match')).toStrictEqual({ table: claim.table, entries: 2, bytes, minutes: 1 });
    expect(await storage.sizeOf('another')).toBeNull();
  });

  test('of many requests at once the bad ones fail alone, and most share their transaction', async () => {
    const storage = await open();
    const ids = Array.from({ length: 20 }, (_, i) => `match ${i}`);
    const claims = await Promise.all(ids.map((id) => startMatch(storage, id)));
    const before = storage.stats!();
    const good = ids.flatMap((id, i) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) =>
        storage.matchStorage(claims[i]!).append(id, number, entries(number, number + 1), [], progress(number)),
      ),
    );
    const bad = ids.map((id, i) => storage.matchStorage(claims[i]!).append(id, 3, entries(3, 4), [], progress(0)));
    expect((await Promise.allSettled(bad)).every(({ status }) => status === 'rejected')).toBe(true);
    await Promise.all(good);
    const { requests, commits } = storage.stats!();
    expect(requests - before.requests).toBe(220);
    expect(commits - before.commits).toBeLessThan(20);
    for (const id of ids) expect((await storage.findMatch(id))!.entries).toEqual(entries(0, 10));
  });

  test('what was asked before the end is done, and nothing after it', async () => {
    const storage = await open();
    const claim = await hostTable(storage);
    const last = storage.saveTable(claim, table('table', { isPlaying: true }));
    const reading = storage.findTable('another');
    await storage.close();
    await last;
    expect(await reading).toBeNull();
    await expect(storage.findTable('table')).rejects.toThrow('The storage is closed.');
    await storage.close();
  });
});
