import type { Minute } from '@duskhall/host';
import { describe, expect, test } from 'vitest';
import type { WordPage } from '../storage.ts';
import { openings } from './openings.ts';
import { account, entries, minute, progress, startMatch } from './samples.ts';

const deed: Minute = {
  ...minute(2, 'ann', ''),
  what: { did: { do: 'enter', seat: 1, moves: [{ done: true }], entries: 3, chapter: 0 } },
};

describe.each(openings)('the minutes of a match in %s', (_, open) => {
  test('are kept with what they belong to, or not at all', async () => {
    const storage = await open();
    const { append } = storage.matchStorage(await startMatch(storage, 'match'));
    await append('match', 0, [], [], null, [minute(0, 'ann', 'hello'), minute(1, 'bob', 'hush')]);
    await append('match', 0, entries(0, 3), [], progress(2), [deed]);
    await expect(append('match', 1, entries(1, 2), [], progress(9), [minute(3, 'ann', 'no')])).rejects.toThrow();
    const { minutes } = (await storage.findMatch('match'))!;
    expect(minutes).toStrictEqual([minute(0, 'ann', 'hello'), minute(1, 'bob', 'hush'), deed]);
  });

  test('are read with the match as far as it needs them, and otherwise in pages', async () => {
    const storage = await open();
    const { append } = storage.matchStorage(await startMatch(storage, 'match'));
    const words = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, i) => minute(from + i, (from + i) % 2 === 0 ? 'ann' : 'bob', 'hello'));
    await append('match', 0, [], [], null, [
      minute(0, 'ann', 'hello'),
      minute(1, 'bob', 'hush'),
      deed,
      ...words(3, 93),
    ]);
    const { minutes, spoken } = (await storage.findMatch('match'))!;
    expect(minutes).toStrictEqual([deed, ...words(43, 93)]);
    expect(spoken).toStrictEqual([
      ['ann', 46],
      ['bob', 46],
    ]);
    const first = await storage.minutesOf('match', 'said', { after: -1, limit: 60 });
    expect(first).toStrictEqual({
      minutes: [minute(0, 'ann', 'hello'), minute(1, 'bob', 'hush'), ...words(3, 61)],
      next: 60,
    });
    expect(await storage.minutesOf('match', 'said', { after: 60, limit: 60 })).toStrictEqual({
      minutes: words(61, 93),
      next: null,
    });
    expect(await storage.minutesOf('match', 'did', { after: -1, limit: 60 })).toStrictEqual({
      minutes: [deed],
      next: null,
    });
  });

  test('of one person come in pages, the oldest match first', async () => {
    const storage = await open();
    for (const [id, startedAt] of [
      ['a', 2],
      ['b', 1],
      ['c', 2],
    ] as const) {
      const { append } = storage.matchStorage(await startMatch(storage, id, { startedAt }));
      await append(
        id,
        0,
        [],
        [],
        null,
        [0, 1, 2].map((i) => minute(i, i === 1 ? 'bob' : 'ann', `${id}${i}`)),
      );
    }
    const told: string[][] = [];
    let after: WordPage['after'] = null;
    do {
      const page = await storage.wordsOf('ann', { after, limit: 2 });
      told.push(page.words.map(({ text }) => text));
      after = page.next;
    } while (after !== null);
    expect(told).toEqual([['b0', 'b2'], ['a0', 'a2'], ['c0', 'c2'], []]);
  });

  test('lose the words of who goes for good, and of the deeds the name', async () => {
    const storage = await open();
    await storage.saveAccount(account('ann'));
    const { append } = storage.matchStorage(await startMatch(storage, 'match'));
    await append('match', 0, [], [], null, [minute(0, 'ann', 'hello'), minute(1, 'bob', 'hush'), deed]);
    expect((await storage.wordsOf('ann', { after: null, limit: 9 })).words).toStrictEqual([
      { match: 'match', at: 1_800_000_000_002, room: 'all', text: 'hello' },
    ]);
    await storage.deleteAccount('ann');
    expect(await storage.wordsOf('ann', { after: null, limit: 9 })).toEqual({ words: [], next: null });
    const { minutes } = (await storage.findMatch('match'))!;
    expect(minutes).toStrictEqual([minute(1, 'bob', 'hush'), { ...deed, account: '', name: '' }]);
  });
});
