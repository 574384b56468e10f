import type { Minute } from '@duskhall/host';
import { describe, expect, test } from 'vitest';
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

  test('lose the words of who goes for good, and of the deeds the name', async () => {
    const storage = await open();
    await storage.saveAccount(account('ann'));
    const { append } = storage.matchStorage(await startMatch(storage, 'match'));
    await append('match', 0, [], [], null, [minute(0, 'ann', 'hello'), minute(1, 'bob', 'hush'), deed]);
    expect(await storage.wordsOf('ann')).toStrictEqual([
      { match: 'match', at: 1_800_000_000_002, room: 'all', text: 'hello' },
    ]);
    await storage.deleteAccount('ann');
    expect(await storage.wordsOf('ann')).toEqual([]);
    const { minutes } = (await storage.findMatch('match'))!;
    expect(minutes).toStrictEqual([minute(1, 'bob', 'hush'), { ...deed, account: '', name: '' }]);
  });
});
