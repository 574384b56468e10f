import { describe, expect, test } from 'vitest';
import { isConflict } from '../connection.ts';
import type { DeviceMatch } from '../storage.ts';
import { openings } from './openings.ts';
import { account } from './samples.ts';

const summary = {
  game: 'skirmish',
  seat: 0,
  names: ['Ann "\u0000', 'regular'],
  startedAt: 1,
  finishedAt: 0,
  scores: [],
};
const played = (id: string, updatedAt = 1, kept = `{"id":"${id}"}`): DeviceMatch => ({ id, summary, kept, updatedAt });
const MOST = 3;

describe.each(openings)('matches on devices in %s', (_, open) => {
  const withAnn = async () => {
    const storage = await open();
    for (const id of ['ann', 'bob']) await storage.saveAccount(account(id));
    return storage;
  };

  test('a match is found as it was saved last, by its owner alone', async () => {
    const storage = await withAnn();
    expect(await storage.saveDeviceMatch('ann', played('local-1'), 0, MOST)).toBe(1);
    expect(await storage.saveDeviceMatch('ann', played('local-1', 2, '{"x":"é\\u0000"}'), 1, MOST)).toBe(2);
    expect(await storage.findDeviceMatch('ann', 'local-1')).toEqual({ version: 2, kept: '{"x":"é\\u0000"}' });
    expect(await storage.deviceMatchesOf('ann')).toEqual([{ id: 'local-1', version: 2, summary }]);
    expect(await storage.findDeviceMatch('bob', 'local-1')).toBeNull();
    expect(await storage.deviceMatchesOf('bob')).toEqual([]);
    expect(await storage.bytesOfDeviceMatches()).toBe(Buffer.byteLength('{"x":"é\\u0000"}'));
  });

  test('what has grown from an older version is not taken, nor a second beginning', async () => {
    const storage = await withAnn();
    await storage.saveDeviceMatch('ann', played('local-1'), 0, MOST);
    await storage.saveDeviceMatch('ann', played('local-1', 2, '"new"'), 1, MOST);
    expect(await storage.saveDeviceMatch('ann', played('local-1', 3, '"old"'), 1, MOST)).toBeNull();
    expect(await storage.saveDeviceMatch('ann', played('local-1', 3, '"old"'), 0, MOST)).toBeNull();
    expect(await storage.saveDeviceMatch('ann', played('local-2', 3, '"none"'), 5, MOST)).toBeNull();
    expect(await storage.findDeviceMatch('ann', 'local-1')).toEqual({ version: 2, kept: '"new"' });
  });

  test('two devices that save at once do not both succeed', async () => {
    const storage = await withAnn();
    await storage.saveDeviceMatch('ann', played('local-1'), 0, MOST);
    const saved = await Promise.all(
      ['"a"', '"b"'].map((kept) => storage.saveDeviceMatch('ann', played('local-1', 2, kept), 1, MOST)),
    );
    expect(saved.toSorted()).toEqual([2, null]);
  });

  test('of many matches the longest unchanged of that person makes room', async () => {
    const storage = await withAnn();
    await storage.saveDeviceMatch('bob', played('local-1', 0), 0, MOST);
    for (let i = 1; i <= 5; i++) await storage.saveDeviceMatch('ann', played(`local-${i}`, i), 0, MOST);
    expect((await storage.deviceMatchesOf('ann')).map(({ id }) => id)).toEqual(['local-5', 'local-4', 'local-3']);
    expect(await storage.deviceMatchesOf('bob')).toHaveLength(1);
  });

  test('what was just stored stays, whatever its date', async () => {
    const storage = await withAnn();
    for (let i = 1; i <= 5; i++) await storage.saveDeviceMatch('ann', played(`local-${i}`, -i), 0, MOST);
    expect((await storage.deviceMatchesOf('ann')).map(({ id }) => id)).toEqual(['local-1', 'local-2', 'local-5']);
  });

  test('each has its size, and none has none', async () => {
    const storage = await withAnn();
    await storage.saveDeviceMatch('ann', played('local-1', 1, '"é"'), 0, MOST);
    expect(await storage.bytesOfDeviceMatch('ann', 'local-1')).toBe(4);
    expect(await storage.bytesOfDeviceMatch('bob', 'local-1')).toBe(0);
  });

  test('the long unchanged are deleted', async () => {
    const storage = await withAnn();
    for (const [id, updatedAt] of [
      ['local-1', 10],
      ['local-2', 20],
      ['local-3', 10],
    ] as const)
      await storage.saveDeviceMatch('ann', played(id, updatedAt), 0, MOST);
    await storage.saveDeviceMatch('ann', played('local-3', 30), 1, MOST);
    await storage.deleteDeviceMatches(20);
    expect((await storage.deviceMatchesOf('ann')).map(({ id }) => id)).toEqual(['local-3', 'local-2']);
  });

  test('they go with a deletion, of theirs and of the account', async () => {
    const storage = await withAnn();
    for (const id of ['local-1', 'local-2']) await storage.saveDeviceMatch('ann', played(id), 0, MOST);
    await storage.deleteDeviceMatch('bob', 'local-1');
    await storage.deleteDeviceMatch('ann', 'local-2');
    expect((await storage.deviceMatchesOf('ann')).map(({ id }) => id)).toEqual(['local-1']);
    await storage.deleteAccount('ann');
    expect(await storage.bytesOfDeviceMatches()).toBe(0);
    await expect(storage.saveDeviceMatch('ann', played('local-1'), 0, MOST)).rejects.toSatisfy(isConflict);
  });
});
