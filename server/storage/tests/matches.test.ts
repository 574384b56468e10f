import { describe, expect, test } from 'vitest';
import { isConflict } from '../connection.ts';
import { openings } from './openings.ts';
import { countOf, entries, match, progress, startMatch, table } from './samples.ts';

describe.each(openings)('tables and matches in %s', (_, open) => {
  test('tables are kept as they were saved last, until they are deleted', async () => {
    const storage = await open();
    expect(await storage.allTables()).toEqual([]);
    await storage.saveTable(table('one'));
    await storage.saveTable(table('two', { updatedAt: 1_900_000_000_000 }));
    const changed = table('one', {
      isPlaying: true,
      match: 'match',
      deals: { stage: 'open', count: 0, calledOff: [] },
      seats: [],
    });
    await storage.saveTable(changed);
    expect(await storage.allTables()).toStrictEqual([changed, table('two', { updatedAt: 1_900_000_000_000 })]);
    await storage.deleteTable('one');
    expect((await storage.allTables()).map(({ id }) => id)).toEqual(['two']);
  });

  test('a match is found with all that was written of it', async () => {
    const storage = await open();
    await startMatch(storage, 'match');
    expect(await storage.allTables()).toStrictEqual([table('table', { match: 'match', isPlaying: true })]);
    await storage.append('match', 0, entries(0, 3), [[2, 'digest of 2']], progress(2));
    const undo = [{ undo: 0, at: 3 }];
    await storage.append('match', 3, undo, [[4, 'digest of 4']], progress(3));
    await storage.append('match', 4, [], [], progress(4));
    await storage.saveSnapshot('match', { entries: 1, rulesVersion: 3, state: 'old' });
    await storage.saveSnapshot('match', { entries: 2, rulesVersion: 3, state: { stack: [] } });
    const expected = {
      ...match('match'),
      entries: [...entries(0, 3), ...undo],
      digests: [
        [2, 'digest of 2'],
        [4, 'digest of 4'],
      ],
      progress: progress(4),
      minutes: [],
      snapshot: { entries: 2, rulesVersion: 3, state: { stack: [] } },
      finishedAt: 0,
      scores: [],
    };
    expect(await storage.findMatch('match')).toStrictEqual(expected);
    await storage.finishMatch('match', [3, 5], table('table', { match: 'match' }), 1_800_000_000_009);
    expect(await storage.findMatch('match')).toStrictEqual({
      ...expected,
      scores: [3, 5],
      finishedAt: 1_800_000_000_009,
    });
    expect(await storage.allTables()).toStrictEqual([table('table', { match: 'match' })]);
    expect(await storage.findMatch('another')).toBeNull();
  });

  test('matches are listed while they run, and for those who play in them', async () => {
    const storage = await open();
    await startMatch(storage, 'first', { startedAt: 1 });
    await startMatch(storage, 'second', { startedAt: 2, seats: [{ account: 'bob', bot: '', name: 'Bob' }] });
    await storage.finishMatch('first', [1, 0], table('table'), 0);
    expect(await Promise.all(['first', 'second', 'third'].map(storage.endOf))).toEqual([1, 0, null]);
    const line = { table: 'table', game: 'skirmish' };
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
      await startMatch(storage, id, { startedAt: i });
      // Two end at the same time.
      await storage.finishMatch(id, [1, 0], table('table'), [50, 40, 40, 90, 10][i]!);
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
      await startMatch(storage, 'match');
      await storage.append('match', 0, entries(0, 3), [[2, 'digest']], progress(2));
      const before = await storage.findMatch('match');
      await expect(
        storage.append('match', from, entries(from, to), [[digest, 'other']], progress(7)),
      ).rejects.toSatisfy(isConflict);
      expect(await storage.findMatch('match')).toStrictEqual(before);
      await storage.append('match', 3, entries(3, 4), [], progress(8));
      expect(await countOf(storage, 'match')).toBe(4);
    });
  }

  test('nothing is written about a match that is not there', async () => {
    const storage = await open();
    await expect(storage.append('none', 0, entries(0, 1), [], progress(1))).rejects.toSatisfy(isConflict);
    await expect(storage.saveSnapshot('none', { entries: 0, rulesVersion: 1, state: 0 })).rejects.toSatisfy(isConflict);
    await expect(storage.finishMatch('none', [], table('table'), 1)).rejects.toSatisfy(isConflict);
    expect(await storage.allTables()).toEqual([]);
  });

  test('a match and its table begin and end together, or neither', async () => {
    const storage = await open();
    const broken = table('table', { code: null as unknown as string });
    await expect(storage.startMatch(match('match'), broken, progress(1))).rejects.toThrow();
    expect([await storage.findMatch('match'), await storage.allTables()]).toEqual([null, []]);

    await startMatch(storage, 'match');
    await expect(storage.startMatch(match('match'), table('table'), progress(2))).rejects.toSatisfy(isConflict);
    await expect(storage.finishMatch('match', [1, 0], broken, 5)).rejects.toThrow();
    expect(await storage.endOf('match')).toBe(0);
    expect(await storage.allTables()).toStrictEqual([table('table', { match: 'match', isPlaying: true })]);

    await storage.finishMatch('match', [1, 0], table('table'), 5);
    await expect(storage.finishMatch('match', [0, 1], broken, 6)).rejects.toThrow();
    expect((await storage.findMatch('match'))!.scores).toEqual([1, 0]);
  });

  test('of many requests at once the bad ones fail alone, and most share their transaction', async () => {
    const storage = await open();
    const ids = Array.from({ length: 20 }, (_, i) => `match ${i}`);
    await Promise.all(ids.map((id) => startMatch(storage, id)));
    const before = storage.stats!();
    const good = ids.flatMap((id) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) =>
        storage.append(id, number, entries(number, number + 1), [], progress(number)),
      ),
    );
    const bad = ids.map((id) => storage.append(id, 3, entries(3, 4), [], progress(0)));
    expect((await Promise.allSettled(bad)).every(({ status }) => status === 'rejected')).toBe(true);
    await Promise.all(good);
    const { requests, commits } = storage.stats!();
    expect(requests - before.requests).toBe(220);
    expect(commits - before.commits).toBeLessThan(20);
    for (const id of ids) expect((await storage.findMatch(id))!.entries).toEqual(entries(0, 10));
  });

  test('what was asked before the end is done, and nothing after it', async () => {
    const storage = await open();
    const last = storage.saveTable(table('table'));
    const reading = storage.allTables();
    await storage.close();
    await last;
    expect(await reading).toHaveLength(1);
    await expect(storage.allTables()).rejects.toThrow('The storage is closed.');
    await storage.close();
  });
});
