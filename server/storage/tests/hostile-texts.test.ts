import { describe, expect, test } from 'vitest';
import { openings } from './openings.ts';
import { account, entries, hostTable, minute, progress, startMatch, table } from './samples.ts';

/** Texts that one database or another cannot store, and what becomes of them outside JSON. */
const hostile: [string, string, string][] = [
  ['a NUL character', 'a\0b', 'a\ufffdb'],
  ['half a surrogate pair', 'a\ud800', 'a\ufffd'],
  ['the other half', '\udc00b', '\ufffdb'],
  ['a whole pair', '😀', '😀'],
  ['an escape that looks like one', '\\u0000 \\ud800', '\\u0000 \\ud800'],
  ['quotes and a comment', `'; drop table accounts; -- "$1 ? \\'`, `'; drop table accounts; -- "$1 ? \\'`],
  ['line ends and others', '\r\n\t\u2028\u0085\ufeff', '\r\n\t\u2028\u0085\ufeff'],
  ['nothing', '', ''],
];

describe.each(openings)('hostile texts in %s', (_, open) => {
  test.each(hostile)('%s', async (_, text, stored) => {
    const storage = await open();
    await storage.saveAccount(account('ann', { name: text }));
    expect((await storage.findAccount('ann'))!.name).toBe(stored);
    expect(await storage.findAccount(`${text}!`)).toBeNull();

    const said = [{ text, person: { id: 'ann', name: text } } as never];
    await hostTable(storage, 'table', { said, muted: [`${text}!`] });
    expect(await storage.findTable('table')).toStrictEqual(table('table', { said, muted: [`${text}!`] }));
    expect(await storage.tablesNaming(`${text}!`)).toEqual(['table']);

    const seats = [{ account: 'ann', bot: '', name: text }];
    const claim = await startMatch(storage, 'match', { seats });
    const other = await startMatch(storage, 'other');
    const { append, saveSnapshot } = storage.matchStorage(claim);
    const hostileEntries = [{ seat: 0, move: { text }, by: 'seat' as const, at: 0 }];
    const words = { ...minute(0, `${text}!`, text), name: text };
    await Promise.all([
      append('match', 0, hostileEntries, [[1, text]], { ...progress(1), moderator: text }, [words]),
      storage.matchStorage(other).append('other', 0, entries(0, 1), [], null),
    ]);
    await saveSnapshot('match', { entries: 1, rulesVersion: 1, state: { text } });
    expect(await storage.findMatch('match')).toMatchObject({
      entries: hostileEntries,
      digests: [[1, stored]],
      progress: { moderator: text },
      minutes: [{ ...words, account: `${stored}!`, name: stored }],
      snapshot: { state: { text } },
      seats: [{ name: stored }],
    });
    const told = await storage.wordsOf(`${text}!`, { after: null, limit: 9 });
    expect(told.words).toMatchObject([{ text }]);
    expect((await storage.findMatch('other'))!.entries).toEqual(entries(0, 1));
  });
});
