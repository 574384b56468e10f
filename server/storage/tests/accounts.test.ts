import { describe, expect, test } from 'vitest';
import { isConflict } from '../connection.ts';
import { openings } from './openings.ts';
import { account, finishMatch, startMatch } from './samples.ts';

describe.each(openings)('accounts in %s', (_, open) => {
  test('an account is found as it was saved last', async () => {
    const storage = await open();
    await storage.saveAccount(account('ann'));
    expect(await storage.findAccount('ann')).toStrictEqual(account('ann'));
    await storage.changeAccount(account('ann', { name: 'Änne "; drop table accounts', locale: 'ru', createdAt: 5 }));
    expect(await storage.findAccount('ann')).toStrictEqual(
      account('ann', { name: 'Änne "; drop table accounts', locale: 'ru' }),
    );
    expect(await storage.findAccount('bob')).toBeNull();
  });

  test('a change does not bring a deleted account back', async () => {
    const storage = await open();
    await storage.saveAccount(account('ann'));
    await storage.deleteAccount('ann');
    expect(isConflict(await storage.changeAccount(account('ann')).catch((error) => error))).toBe(true);
    expect(await storage.findAccount('ann')).toBeNull();
  });

  test('names are found together, those of nobody left out', async () => {
    const storage = await open();
    for (const id of ['ann', 'bob', 'eve']) await storage.saveAccount(account(id));
    expect(await storage.namesOf(['ann', 'nobody', 'eve'])).toEqual(
      new Map([
        ['ann', 'Name of ann'],
        ['eve', 'Name of eve'],
      ]),
    );
    expect(await storage.namesOf([])).toEqual(new Map());
  });

  test('tokens lead to their account, each kind apart, until they are deleted', async () => {
    const storage = await open();
    await storage.saveAccount(account('ann'));
    await storage.saveToken('session', 'hash', 'ann', 1, 9);
    expect(await storage.findToken('session', 'hash')).toBe('ann');
    expect(await storage.findToken('recovery', 'hash')).toBeNull();
    await storage.saveToken('recovery', 'hash', 'ann', 1, 9);
    await storage.deleteToken('session', 'hash');
    expect(await storage.findToken('session', 'hash')).toBeNull();
    expect(await storage.findToken('recovery', 'hash')).toBe('ann');
  });

  test('the oldest tokens of an account make room for a new one, and old ones are deleted', async () => {
    const storage = await open();
    for (const id of ['ann', 'bob']) await storage.saveAccount(account(id));
    for (const at of [3, 1, 2, 0]) await storage.saveToken('session', `hash ${at}`, 'ann', at, 3);
    await storage.saveToken('recovery', 'hash 1', 'ann', 1, 3);
    await storage.saveToken('session', 'other', 'bob', 1, 3);
    const left = async () => {
      const found = await Promise.all([0, 1, 2, 3].map((at) => storage.findToken('session', `hash ${at}`)));
      return [...found, await storage.findToken('recovery', 'hash 1'), await storage.findToken('session', 'other')];
    };
    expect(await left()).toEqual(['ann', null, 'ann', 'ann', 'ann', 'bob']);
    await storage.deleteTokens('session', 2);
    expect(await left()).toEqual([null, null, 'ann', 'ann', 'ann', null]);
  });

  test('a token of nobody is refused', async () => {
    const storage = await open();
    await expect(storage.saveToken('session', 'hash', 'nobody', 1, 9)).rejects.toSatisfy(isConflict);
    expect(await storage.findToken('session', 'hash')).toBeNull();
  });

  test('blocks are set, set again and lifted', async () => {
    const storage = await open();
    await storage.saveAccount(account('ann'));
    await storage.block('ann', 'eve', true);
    await storage.block('ann', 'eve', true);
    await storage.block('ann', 'bob', true);
    expect(await storage.blockedBy('ann')).toEqual(['bob', 'eve']);
    expect(await storage.blockersOf('bob', ['ann', 'bob', 'eve'])).toEqual(['ann']);
    expect(await storage.blockersOf('bob', ['eve'])).toEqual([]);
    expect(await storage.blockersOf('bob', [])).toEqual([]);
    await storage.block('ann', 'eve', false);
    await storage.block('ann', 'eve', false);
    expect(await storage.blockedBy('ann')).toEqual(['bob']);
    expect(await storage.blockedBy('bob')).toEqual([]);
  });

  test('a deleted account leaves no name, token or block behind', async () => {
    const storage = await open();
    await storage.saveAccount(account('ann'));
    await storage.saveAccount(account('bob'));
    await storage.saveToken('session', 'one', 'ann', 1, 9);
    await storage.saveToken('recovery', 'two', 'ann', 1, 9);
    await storage.block('ann', 'bob', true);
    await storage.block('bob', 'ann', true);
    await storage.saveReport({ by: 'ann', about: 'bob', table: 'table', text: 'rude', at: 1 });
    await finishMatch(storage, await startMatch(storage, 'over'), 'over', 9);
    const running = await startMatch(storage, 'running');

    await storage.deleteAccount('ann');
    expect(await storage.findAccount('ann')).toBeNull();
    expect(await storage.findToken('session', 'one')).toBeNull();
    expect(await storage.findToken('recovery', 'two')).toBeNull();
    expect(await storage.blockedBy('ann')).toEqual([]);
    expect(await storage.blockedBy('bob')).toEqual([]);
    const nobody = { account: '', bot: '', name: '' };
    const bob = { account: 'bob', bot: '', name: 'Bob' };
    expect((await storage.findMatch('over'))!.seats).toEqual([nobody, bob]);
    for (const isOver of [true, false]) {
      const { matches } = await storage.matchesOf('bob', { isOver, limit: 10 });
      expect(matches.map(({ names }) => names)).toEqual([['', 'Bob']]);
    }

    // A seat in a running match keeps its account until the end.
    expect((await storage.findMatch('running'))!.seats).toEqual([{ ...nobody, account: 'ann' }, bob]);
    await finishMatch(storage, running, 'running', 10);
    expect((await storage.findMatch('running'))!.seats).toEqual([nobody, bob]);
    expect(await storage.matchesOf('ann', { isOver: true, limit: 10 })).toEqual({ matches: [], next: null });
  });

  test('the end of a match takes nothing off bots and people', async () => {
    const storage = await open();
    const seats = [
      { account: 'ann', bot: '', name: 'Ann' },
      { account: '', bot: 'random', name: '' },
    ];
    await finishMatch(storage, await startMatch(storage, 'bots', { seats }), 'bots', 9);
    expect((await storage.findMatch('bots'))!.seats).toEqual(seats);
  });
});
