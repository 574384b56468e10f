import { LOCALES } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { DEAL_WITHIN } from '../tables/dealing.ts';
import { calledOffBy } from '../texts/lines.ts';
import { words } from './console.ts';
import { isPlaying, waiting } from './dealing.ts';
import { codeOf, must, ready } from './gathering.ts';
import { dataFolder, openHouseOn } from './house.ts';
import type { Visitor, Wish } from './visitor.ts';

const reasonAt = async (person: Visitor) => {
  await person.until((client) => client.table!.calledOff !== undefined && client.table!.round === undefined);
  return person.client.table!.calledOff!.text.en;
};

describe('a round that comes to nothing', () => {
  const stand = { type: 'stand' } as const;
  const CASES: [what: string, by: 0 | 1, wish: (host: Visitor) => object, reason: string, areReady: boolean[]][] = [
    ['somebody stands up', 1, () => stand, 'Player 1 left the seat', [true, false]],
    [
      'somebody is not ready any more',
      1,
      () => ({ type: 'ready', isReady: false }),
      'Player 1 was no longer ready',
      [true, false],
    ],
    ['somebody sits down anew', 1, () => ({ type: 'sit', seat: 1 }), 'Player 1 was no longer ready', [true, false]],
    ['the host sends somebody away', 0, () => ({ type: 'kick', seat: 1 }), 'Player 0 changed the table', [true, false]],
    [
      'the host arranges the chairs',
      0,
      () => ({ type: 'arrange', order: [1, 0] }),
      'Player 0 changed the table',
      [false, false],
    ],
    [
      'the host changes the settings',
      0,
      ({ client }) => ({ type: 'settle', settings: client.table!.settings }),
      'Player 0 changed the table',
      [false, false],
    ],
  ];
  for (const stage of ['commit', 'reveal'] as const)
    for (const [what, by, wish, reason, areReady] of CASES)
      test(`says so: ${what} (${stage})`, async () => {
        const { people, host, table } = await waiting(stage);
        await must(people[by].ask({ table: table.id, ...wish(host) } as Wish));
        const open = stage === 'reveal' ? ' Numbers had already been opened.' : '';
        expect(await reasonAt(host)).toBe(`The deal was called off: ${reason}.${open}`);
        expect(host.client.table!.seats.map(({ isReady }) => isReady)).toEqual(areReady);
      });

  test('does so when the time is up, at each of its stages', async () => {
    for (const stage of ['commit', 'reveal'] as const) {
      const { clock, host, late } = await waiting(stage);
      clock.advance(DEAL_WITHIN - 1);
      expect(host.client.table!.round).toBeDefined();
      clock.advance(1);
      expect(await reasonAt(host)).toMatch(/^The deal was called off: no number came from Player 1 in time\./);
      expect(host.client.table!.seats.map(({ isReady }) => isReady)).toEqual([true, false]);
      // Nothing is lost: once the late player is ready again, the match begins.
      late.onSend = (text) => text;
      await ready(host.client.table!, late);
      await must(host.ask({ type: 'start', table: host.client.table!.id }));
      await Promise.all([host, late].map((person) => person.until(() => isPlaying(person))));
    }
  });

  test('a refused request does not call it off', async () => {
    const { table, host, late } = await waiting('commit');
    const wishes: [Visitor, object][] = [
      [late, { type: 'kick', seat: 0 }],
      [host, { type: 'arrange', order: [0, 0] }],
      [host, { type: 'settle', settings: { ...table.settings, seats: 7 } }],
      [host, { type: 'seatBot', seat: 1, level: 'random' }],
    ];
    for (const [person, wish] of wishes)
      expect(await codeOf(person.ask({ table: table.id, ...wish } as Wish))).not.toBe('ok');
    expect([host.client.table!.round?.stage, host.client.table!.calledOff]).toEqual(['commit', undefined]);
  });

  test('is named as the server’s where that has stopped, and kept', async () => {
    for (const stage of ['commit', 'reveal'] as const) {
      const folder = await dataFolder();
      const { host, table, stop } = await waiting(stage, openHouseOn(folder));
      await stop();
      const next = await openHouseOn(folder);
      await host.comeBack(next.url);
      const text = await reasonAt(host);
      expect(text).toMatch(/^The deal was called off: the server stopped in the middle of it\./);
      expect(text.includes('Numbers had already been opened')).toBe(stage === 'reveal');
      await host.until(() => host.heard().some((reply) => reply.type === 'said' && reply.lines.at(-1)?.text === text));
      await next.stop();
      const third = await openHouseOn(folder);
      expect((await third.server.hall.findTable(table.id, ''))!.calledOff!.count).toBe(1);
    }
  });

  test('has a bound: so many begin in a minute, and so many are kept', async () => {
    const { clock, host, late, table, people } = await waiting('commit');
    const settle = async () => {
      for (const person of people) await ready(table, person);
      return codeOf(host.ask({ type: 'start', table: table.id }));
    };
    for (let i = 0; i < 30; i++) {
      await must(late.ask({ type: 'ready', table: table.id, isReady: false }));
      const code = await settle();
      if (code === 'many-deals') {
        expect(i).toBeGreaterThanOrEqual(5);
        clock.advance(60_000);
        expect(await settle()).toBe('ok');
      }
    }
    expect(host.client.table!.calledOff!.count).toBe(30);
    expect(JSON.stringify(host.client.table).length).toBeLessThan(3000);
  });

  test('is told by name when somebody deletes the account to stop it', async () => {
    const { url, late, host } = await waiting('reveal');
    await fetch(`${url}/api/me`, { method: 'DELETE', headers: { cookie: late.token, origin: url } });
    await host.until(() => words(host).some((text) => text.includes('Player 1 left the seat')));
  });

  test('names nobody who is gone for good', async () => {
    const { url, late, host } = await waiting('commit');
    await must(late.ask({ type: 'ready', table: host.client.table!.id, isReady: false }));
    expect(await reasonAt(host)).toContain('Player 1');
    const gone = await fetch(`${url}/api/me`, { method: 'DELETE', headers: { cookie: late.token, origin: url } });
    expect(gone.ok).toBe(true);
    await host.until((client) => !client.table!.calledOff!.text.en.includes('Player 1'));
  });
});

test('why a deal was called off is said in every language, with the names', () => {
  for (const why of ['silent', 'changed', 'left', 'unready', 'server'] as const)
    for (const wasOpen of [true, false]) {
      const people = why === 'server' ? [] : [{ id: 'a', name: 'Zoë' }];
      const text = calledOffBy({ at: 0, why, wasOpen, people });
      expect(new Set(LOCALES.map((locale) => text[locale])).size).toBe(3);
      if (people.length > 0) for (const locale of LOCALES) expect(text[locale]).toContain('Zoë');
    }
});
