import { describe, expect, test } from 'vitest';
import type { StoredTable } from '../storage.ts';
import { openings } from './openings.ts';
import { account, finishMatch, hostTable, NODE, startMatch, startMatchAt, table } from './samples.ts';

const settings = (changes: Partial<StoredTable['settings']>) => ({ ...table('any').settings, ...changes });
const ids = (tables: { id: string }[]) => tables.map(({ id }) => id);

describe.each(openings)('tables in %s', (_, open) => {
  test('are kept as they were saved last, until they are deleted', async () => {
    const storage = await open();
    const one = await hostTable(storage, 'one');
    await hostTable(storage, 'two', { updatedAt: 1_900_000_000_000 });
    const changed = table('one', {
      isPlaying: true,
      match: 'match',
      deals: { stage: 'open', count: 0, calledOff: [] },
      seats: [],
      muted: ['bob'],
    });
    await storage.saveTable(one, changed);
    expect(await storage.findTable('one')).toStrictEqual(changed);
    expect(await storage.findTable('two')).toStrictEqual(table('two', { updatedAt: 1_900_000_000_000 }));
    await storage.deleteTable(one);
    expect(await storage.findTable('one')).toBeNull();
    expect(await storage.claim('one', NODE)).toBeNull();
    expect(await storage.tablesNaming('bob')).toEqual(['two']);
    expect(await storage.countTables()).toEqual({ tables: 1, matches: 0 });
  });

  test('are found by id, or by code in letters of either case', async () => {
    const storage = await open();
    await hostTable(storage, 'one', { code: 'ABCDE' });
    await hostTable(storage, 'two', { code: 'FGHJK' });
    const found = await Promise.all(['one', 'ABCDE', 'fghjk', 'ONE', 'ABCDF', ''].map(storage.findTable));
    expect(found.map((one) => one?.id)).toEqual(['one', 'one', 'two', undefined, undefined, undefined]);
  });

  test('have codes of their own', async () => {
    const storage = await open();
    const claim = await hostTable(storage, 'one', { code: 'ABCDE' });
    expect(await storage.createTable(table('two', { code: 'ABCDE', host: 'eve' }), NODE)).toBeNull();
    expect([await storage.findTable('two'), await storage.ownerOf('two')]).toEqual([null, null]);
    expect(await storage.tablesNaming('eve')).toEqual([]);
    await storage.deleteTable(claim);
    expect(await storage.createTable(table('two', { code: 'ABCDE' }), NODE)).not.toBeNull();
  });

  test('come in pages if they are public, newest first', async () => {
    const storage = await open();
    // As from two processes: some were created at the same date.
    for (const [i, id] of ['a', 'b', 'c', 'd'].entries())
      await hostTable(storage, id, { createdAt: Math.floor(i / 2) });
    const hidden = await hostTable(storage, 'hidden', { createdAt: 9, settings: settings({ isPublic: false }) });
    const page = async (before?: string) => {
      const { tables, next } = await storage.publicTables({ limit: 3, before });
      return [...ids(tables), next];
    };
    expect(await page()).toEqual(['c', 'd', 'a', '0.a']);
    expect(await page('0.a')).toEqual(['b', null]);
    expect(await page('1.c')).toEqual(['d', 'a', 'b', null]);
    expect(await page('1')).toEqual(['a', 'b', null]);
    await storage.saveTable(hidden, table('hidden', { createdAt: 9 }));
    expect((await storage.publicTables({ limit: 1 })).tables).toStrictEqual([table('hidden', { createdAt: 9 })]);
  });

  test('are outlined for their host and for who plays there', async () => {
    const storage = await open();
    const seats = [{ account: 'bob', bot: '', name: 'Bob' }];
    const playing = await startMatch(storage, 'running', { seats });
    await finishMatch(storage, await startMatch(storage, 'over', { seats }), 'over', 9);
    await storage.release(await hostTable(storage, 'free', { host: 'eve', updatedAt: 5 }), 7);
    const outline = { host: 'ann', isDue: false, isHosted: true, isPlaying: true, updatedAt: 1_800_000_000_001 };
    const running = { ...outline, id: playing.table, match: 'running' };
    expect(await storage.playedBy('bob')).toStrictEqual([running]);
    expect(await storage.playedBy('ann')).toEqual([]);
    expect(await storage.tablesOf('eve')).toStrictEqual([
      { id: 'free', host: 'eve', match: '', isPlaying: false, isHosted: false, isDue: true, updatedAt: 5 },
    ]);
    expect(await storage.tablesOf('ann')).toHaveLength(2);
    expect(await storage.countTables()).toEqual({ tables: 3, matches: 1 });
  });

  test('are found by everybody whom they name', async () => {
    const storage = await open();
    const person = (id: string) => ({ id, name: id, isBot: false }) as never;
    const claim = await hostTable(storage, 'one', {
      seats: [
        { account: 'sitter', bot: '' },
        { account: '', bot: 'random' },
      ],
      deals: { stage: '', count: 1, calledOff: [{ at: 1, why: 'left', wasOpen: false, people: [person('quitter')] }] },
      said: [{ person: person('talker'), text: 'hello' } as never],
      muted: ['muted', 'sitter'],
    });
    await hostTable(storage, 'two');
    const naming = (people: string[]) => Promise.all(people.map(storage.tablesNaming));
    const people = ['sitter', 'quitter', 'talker', 'muted', 'bob', ''];
    expect(await naming(people)).toEqual([['one'], ['one'], ['one'], ['one'], ['two'], []]);
    expect((await storage.tablesNaming('ann')).sort()).toEqual(['one', 'two']);
    await storage.saveTable(claim, table('one'));
    expect(await naming(people)).toEqual([[], [], [], [], expect.arrayContaining(['one', 'two']), []]);
  });

  test('are idle if nobody hosts them and no clock runs', async () => {
    const storage = await open();
    for (const [id, updatedAt, due] of [
      ['oldest', 10, 0],
      ['old', 20, 0],
      ['due', 30, 1],
      ['new', 90, 0],
    ] as const)
      await storage.release(await hostTable(storage, id, { updatedAt }), due);
    await hostTable(storage, 'hosted', { updatedAt: 10 });
    const playing = await hostTable(storage, 'playing');
    await startMatchAt(storage, playing, 'match');
    await storage.saveTable(playing, table('playing', { match: 'match', isPlaying: true, updatedAt: 15 }));
    await storage.release(playing, 0);
    expect(ids(await storage.idleTables(false, 89, 9))).toEqual(['oldest', 'old']);
    expect(ids(await storage.idleTables(false, 89, 1))).toEqual(['oldest']);
    expect(ids(await storage.idleTables(true, 90, 9))).toEqual(['playing']);
  });

  test('are deleted when they have been idle for long, unused ones sooner', async () => {
    const storage = await open();
    const nobody = { seats: [{ account: '', bot: '' }] };
    const free = async (id: string, changes: Partial<StoredTable>) =>
      storage.release(await hostTable(storage, id, changes), 0);
    await free('unused', { ...nobody, updatedAt: 49 });
    await free('unused, new', { ...nobody, updatedAt: 50 });
    await free('used', { updatedAt: 19 });
    await free('played', { ...nobody, match: 'over', updatedAt: 19 });
    await free('for a guest', { seats: [{ account: '', bot: '', guest: 'Tom' }], updatedAt: 20 });
    await free('playing', { isPlaying: true, updatedAt: 1 });
    await hostTable(storage, 'hosted', { updatedAt: 1 });
    await storage.deleteIdle(50, 20);
    const left = ['for a guest', 'hosted', 'playing', 'unused, new'];
    expect((await storage.tablesNaming('ann')).sort()).toEqual(left);
    const all = [...left, 'played', 'unused', 'used'];
    const found = await Promise.all(all.map(async (id) => (await storage.findTable(id)) !== null));
    expect(all.filter((_, i) => found[i])).toEqual(left);
    const owned = await Promise.all(all.map(async (id) => (await storage.ownerOf(id)) !== null));
    expect(all.filter((_, i) => owned[i])).toEqual(left);
  });

  test('leave the names of an account to whoever asks for them', async () => {
    const storage = await open();
    await storage.saveAccount(account('ann'));
    await hostTable(storage);
    await storage.deleteAccount('ann');
    expect(await storage.tablesNaming('ann')).toEqual(['table']);
  });
});
