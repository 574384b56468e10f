import { describe, expect, test } from 'vitest';
import { isConflict } from '../connection.ts';
import { openings } from './openings.ts';
import { hostTable, NODE, table } from './samples.ts';

const tablesOf = (claims: { table: string }[]) => claims.map(({ table }) => table).sort();

describe.each(openings)('hosting tables in %s', (_, open) => {
  test('a table has one owner, whose every taking raises the epoch', async () => {
    const storage = await open();
    const first = await hostTable(storage);
    expect(first).toEqual({ table: 'table', epoch: 1 });
    expect(await storage.ownerOf('table')).toEqual({ owner: NODE, epoch: 1 });
    expect(await storage.claim('table', NODE)).toBeNull();
    expect(await storage.claim('another', NODE)).toBeNull();

    expect(await storage.release(first, 0)).toEqual({ table: 'table', epoch: 2 });
    expect(await storage.ownerOf('table')).toEqual({ owner: '', epoch: 2 });
    expect(await storage.claim('table', NODE)).toEqual({ table: 'table', epoch: 3 });
    await expect(storage.release(first, 5)).rejects.toSatisfy(isConflict);
    expect(await storage.ownerOf('table')).toEqual({ owner: NODE, epoch: 3 });
    expect(await storage.ownerOf('another')).toBeNull();
  });

  test('of many who claim a table at once one gets it', async () => {
    const storage = await open();
    await storage.release(await hostTable(storage), 0);
    const claims = await Promise.all(Array.from({ length: 20 }, () => storage.claim('table', NODE)));
    expect(claims.filter((claim) => claim !== null)).toEqual([{ table: 'table', epoch: 3 }]);
  });

  test('a process that is not registered gets nothing', async () => {
    const storage = await open();
    await expect(storage.createTable(table('table'), 'stranger')).rejects.toSatisfy(isConflict);
    expect(await storage.findTable('table')).toBeNull();
    await storage.release(await hostTable(storage), 1);
    expect(await storage.claim('table', 'stranger')).toBeNull();
    expect(await storage.wake('stranger', 9, 9)).toEqual([]);
    expect(await storage.renew('stranger')).toBe(false);
    expect(await storage.renew(NODE)).toBe(true);
    expect(await storage.ownerOf('table')).toEqual({ owner: '', epoch: 2 });
  });

  test('tables are woken when they are due, the longest due first, each once', async () => {
    const storage = await open();
    expect(await storage.nextDue()).toBe(0);
    for (const [id, due] of Object.entries({ later: 300, soon: 100, second: 200, never: 0 }))
      await storage.release(await hostTable(storage, id), due);
    await hostTable(storage, 'hosted');
    expect(await storage.nextDue()).toBe(100);
    expect(await storage.wake(NODE, 99, 9)).toEqual([]);
    expect(await storage.wake(NODE, 200, 1)).toEqual([{ table: 'soon', epoch: 3 }]);
    expect(await storage.nextDue()).toBe(200);
    expect(await storage.wake(NODE, 200, 9)).toEqual([{ table: 'second', epoch: 3 }]);
    expect(await storage.wake(NODE, 200, 9)).toEqual([]);

    // Whoever loads a table looks after its clock.
    await storage.claim('later', NODE);
    expect(await storage.nextDue()).toBe(0);
    expect(await storage.wake(NODE, 9999, 9)).toEqual([]);
  });

  test('a table may be handed over with a claim', async () => {
    const storage = await open();
    const claim = await storage.release(await hostTable(storage), 0, 'other');
    expect(claim).toEqual({ table: 'table', epoch: 2 });
    expect(await storage.ownerOf('table')).toEqual({ owner: 'other', epoch: 2 });
    await storage.saveTable(claim, table('table', { isPlaying: true }));
  });

  test('a process that is to stop is not among those that take tables, and gets no more', async () => {
    const storage = await open();
    await hostTable(storage, 'one');
    await storage.release(await hostTable(storage, 'free'), 7);
    expect(await storage.living()).toEqual([{ node: NODE, tables: 1 }]);
    expect(await storage.survey(NODE)).toEqual({ late: 0, dead: 0, due: 7, owned: 1 });
    await storage.retire(NODE);
    expect(await storage.living()).toEqual([]);
    expect(await storage.claim('free', NODE)).toBeNull();
    expect(await storage.wake(NODE, 9, 9)).toEqual([]);
    expect(await storage.renew(NODE)).toBe(true);
    await storage.saveTable((await storage.ownedBy(NODE))[0]!, table('one'));
  });

  test('nobody adopts from the living', async () => {
    const storage = await open();
    await hostTable(storage, 'one');
    await storage.release(await hostTable(storage, 'free'), 0);
    expect(await storage.adopt(NODE, 9)).toEqual([]);
    expect(await storage.bury()).toEqual([]);
  });
});

describe.each(openings.slice(0, 2))('a new process on %s', (_, open) => {
  test('adopts in portions what the one before has left behind', async () => {
    const storage = await open();
    const old = [];
    for (const id of ['a', 'b', 'c']) old.push(await hostTable(storage, id));
    await storage.release(await hostTable(storage, 'free'), 7);
    await storage.join('next');
    expect(await storage.renew(NODE)).toBe(false);
    expect(await storage.claim('a', 'next')).toEqual({ table: 'a', epoch: 2 });
    const portions = [await storage.adopt('next', 1), await storage.adopt('next', 9), await storage.adopt('next', 9)];
    expect(portions.map((claims) => claims.length)).toEqual([1, 1, 0]);
    expect(tablesOf(portions.flat())).toEqual(['b', 'c']);
    for (const claim of old) await expect(storage.release(claim, 0)).rejects.toSatisfy(isConflict);
    expect(await storage.nextDue()).toBe(7);
  });
});
