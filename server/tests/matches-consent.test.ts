import { bloodVendetta } from '@duskhall/blood-vendetta';
import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import type { AnyGame } from '@duskhall/kernel';
import { vampireEmpire } from '@duskhall/vampire-empire';
import { vampireVillage } from '@duskhall/vampire-village';
import { describe, expect, test } from 'vitest';
import { begin, type Evening, handOver, lead, leads, untilNight, words } from './console.ts';
import {
  act,
  begin as beginMatch,
  beginScenario,
  codeOf,
  createTable,
  crowd,
  gather,
  must,
  settled,
} from './gathering.ts';
import { dataFolder, openHouse, openHouseOn } from './house.ts';
import { type Visitor, visit, type Wish } from './visitor.ts';

const agree = (person: Visitor, isAgreed = true) => ({ type: 'consent', person: person.id, isAgreed });
const asked = (person: Visitor) => person.client.table!.proposal?.asked;

const ROLES = ['vampire', 'hunter', 'hunter', 'vampire', 'vampire', 'vampire', 'vampire', 'vampire'];

/** The seat from which each person sees the match; -1: the house, which sees everything. */
const eyes = (people: readonly Visitor[]) => people.map((person) => person.mirror().seat);

describe('a host who plays and a second account of the same person that watches', () => {
  const games = [cartaImperaVictoria, vampireEmpire, vampireVillage, bloodVendetta] as AnyGame[];
  for (const [game, seats, code] of [
    ['carta-impera-victoria', 2, 'no-console'],
    ['vampire-empire', 2, 'no-console'],
    ['vampire-village', 2, 'no-console'],
    ['blood-vendetta', 8, 'ok'],
  ] as const)
    test(`get no console in ${game}`, async () => {
      const house = await openHouse({ games });
      const second = await visit(house.url, 'Second');
      const { table, people, match } =
        game === 'blood-vendetta'
          ? await beginScenario(house, { game, seats }, { roles: ROLES, step: 'night', cycle: 1 })
          : await beginMatch(house, { game, seats });
      const [host] = people as [Visitor];
      await must(second.ask({ type: 'open', table: table.id }));
      expect(await codeOf(host.ask({ type: 'moderate', match, person: second.id }))).toBe(code);
      const wishes: Wish[] = [
        { type: 'enter', match, seat: 1, moves: [{ resign: true }, { nonsense: true }] },
        { type: 'rewind', match, entries: 0 },
        { type: 'close', match },
        { type: 'extend', match, seconds: 5 },
        { type: 'absent', match, seat: 1 },
      ];
      for (const wish of wishes) expect(await codeOf(second.ask(wish))).toBe('not-moderator');
      await second.until(({ mirror }) => mirror !== null);
      expect(second.mirror().seat).toBe(-2);
    });

  test('get none where only bots and people without a device could agree', async () => {
    const house = await openHouse({ games });
    const [host, second] = (await crowd(house.url, 2)) as [Visitor, Visitor];
    const table = await createTable(house.url, host, { game: 'blood-vendetta', seats: 8 });
    for (const person of [host, second]) await must(person.ask({ type: 'open', table: table.id }));
    await must(host.ask({ type: 'sit', table: table.id, seat: 0 }));
    for (let seat = 1; seat < 8; seat++)
      await must(host.ask({ type: 'seatGuest', table: table.id, seat, name: `Guest ${seat}` }));
    await house.server.hall.startScenario(table.id, { roles: ROLES, step: 'night', cycle: 1 }, 'guests');
    await host.until(({ mirror }) => mirror !== null);
    const { match } = host.mirror();
    expect(await codeOf(host.ask({ type: 'moderate', match, person: second.id }))).toBe('nobody-agrees');
  });

  test('a table for a moderator cannot be opened for a game that has none', async () => {
    const house = await openHouse();
    const [host] = (await crowd(house.url, 1)) as [Visitor];
    await expect(createTable(house.url, host, { game: 'tic-tac-toe', seats: 2, moderator: 'host' })).rejects.toThrow(
      'no-console',
    );
  });
});

describe('VN-4.11.8: at a table that the software leads', () => {
  const open = async (settings: object = {}) => {
    const house = await openHouse();
    return { house, evening: await begin(house, settings) };
  };
  const isSilent = ({ watcher, all }: Evening) => {
    expect(eyes(all)).toEqual([-2, -2, 0, 1, 2, 3, 4]);
    expect(watcher.view().sides).toEqual(['', '', '', '', '']);
  };

  test('everybody who lives has to agree before somebody sees all', async () => {
    const { evening } = await open();
    const { screen, watcher, people, all, ask } = evening;
    await must(ask(screen, lead(watcher)));
    await settled(all);
    expect(asked(people[0]!)).toEqual([0, 1, 2, 3, 4]);
    for (const person of people.slice(0, 4)) await must(ask(person, agree(watcher)));
    await settled(all);
    expect(asked(watcher)).toEqual([4]);
    isSilent(evening);
    // Agreeing twice counts once, and nobody else's consent counts.
    await must(ask(people[0]!, agree(watcher)));
    for (const person of [screen, watcher]) expect(await codeOf(ask(person, agree(watcher)))).toBe('not-seated');
    isSilent(evening);
    await must(ask(people[4]!, agree(watcher)));
    await settled(all);
    expect([leads(screen), asked(screen), watcher.mirror().seat]).toEqual([[watcher.id, undefined], undefined, -1]);
  });

  test('one no is enough, everybody hears of it, and nobody is asked again at once', async () => {
    const { house, evening } = await open();
    const { screen, watcher, people, all, ask } = evening;
    await must(ask(screen, lead(watcher)));
    for (const person of people.slice(0, 4)) await must(ask(person, agree(watcher)));
    await must(ask(people[4]!, agree(watcher, false)));
    await settled(all);
    expect(words(people[0]!).at(-1)).toBe('Not everybody has agreed: Wanda does not lead the game.');
    expect(await codeOf(ask(people[4]!, agree(watcher)))).toBe('no-proposal');
    expect(await codeOf(ask(screen, lead(watcher)))).toBe('too-soon');
    isSilent(evening);
    house.clock.advance(30_000);
    await must(ask(screen, lead(watcher)));
    await settled(all);
    expect(asked(screen)).toEqual([0, 1, 2, 3, 4]);
  });

  test('no answer within 30 seconds is a no', async () => {
    const { house, evening } = await open();
    const { screen, watcher, people, all, ask } = evening;
    await must(ask(screen, lead(watcher)));
    for (const person of people.slice(1)) await must(ask(person, agree(watcher)));
    house.clock.advance(30_000);
    await settled(all);
    expect(asked(screen)).toBeUndefined();
    expect(await codeOf(ask(people[0]!, agree(watcher)))).toBe('no-proposal');
    isSilent(evening);
  });

  test('who agrees does so for one person only', async () => {
    const { evening } = await open();
    const { screen, watcher, people, ask } = evening;
    await must(ask(screen, lead(watcher)));
    expect(await codeOf(ask(people[0]!, agree(screen)))).toBe('no-proposal');
    expect(await codeOf(ask(screen, lead(screen)))).toBe('proposed');
    isSilent(evening);
  });

  test('what was asked lapses when a window closes meanwhile', async () => {
    const { house, evening } = await open({ options: { seconds: 5 } });
    const { screen, watcher, people, all, ask } = evening;
    await untilNight(evening);
    await must(ask(screen, lead(watcher)));
    for (const person of people.slice(1)) await must(ask(person, agree(watcher)));
    house.clock.advance(5_000);
    await settled(all);
    expect(people[0]!.view().isHeld).toBe(false);
    expect(asked(screen)).toBeUndefined();
    expect(await codeOf(ask(people[0]!, agree(watcher)))).toBe('no-proposal');
    expect(watcher.mirror().seat).toBe(-2);
  });

  test('nobody is asked while all act in secret', async () => {
    const { evening } = await open({ options: { beat: 1 } });
    const { screen, watcher, people, all, ask } = evening;
    const speaker = people[people[0]!.view().speaker as number]!;
    await must(ask(screen, lead(watcher)));
    await must(act(speaker, speaker.mirror().moves[0]));
    await settled([screen]);
    await must(act(speaker, { word: 'calm' }));
    for (const person of people) await must(act(person, { task: 'rest' }, { done: true }));
    await settled([screen]);
    expect(screen.mirror().clocks.beat).toBeGreaterThan(0);
    expect(asked(screen)).toBeUndefined();
    expect(await codeOf(ask(screen, lead(watcher)))).toBe('secret');
    expect(all.every((person) => person.mirror().seat !== -1)).toBe(true);
  });

  test('who has led and is out of the game gets no seat back, and plays no more', async () => {
    const { evening } = await open();
    const { screen, watcher, people, all, ask } = evening;
    const [first, second] = people as [Visitor, Visitor];
    await must(act(second, { resign: true }));
    await handOver(evening, screen, second);
    expect(second.mirror().seat).toBe(-1);
    // Not even by rewinding to a time when they were still playing.
    expect(await codeOf(ask(second, { type: 'rewind', entries: 0 }))).toBe('chapter');
    await handOver(evening, second, watcher);
    expect(second.mirror().seat).toBe(1);
    for (const wish of [{ type: 'move', asked: 0, moves: [{ name: 0 }] }, { type: 'undo' }, { type: 'advise' }])
      expect(await codeOf(ask(second, wish))).toBe('has-led');
    expect(await codeOf(ask(second, { type: 'return' }))).toBe('has-led');
    expect(await codeOf(ask(second, agree(watcher)))).toBe('out');
    const said = (person: Visitor) => person.heard().filter((reply) => reply.type === 'chat').length;
    const before = said(first);
    const table = first.client.table!.id;
    for (const room of ['all', 'watchers'])
      expect(await codeOf(second.ask({ type: 'chat', table, text: 'Seat 0!', room }))).toBe('no-room');
    await settled(all);
    expect(said(first)).toBe(before);
  });

  test('who has led is remembered over a restart', async () => {
    const folder = await dataFolder();
    const house = await openHouseOn(folder);
    const evening = await begin(house);
    const { screen, watcher, people, all, ask } = evening;
    await must(act(people[1]!, { resign: true }));
    await handOver(evening, screen, people[1]!);
    await must(ask(people[1]!, lead(null)));
    await house.stop();
    await Promise.all(all.map((person) => person.hangUp()));
    const next = await openHouseOn(folder, { clock: house.clock });
    for (const person of all) await person.comeBack(next.url);
    await settled(all);
    expect(await codeOf(ask(people[1]!, { type: 'undo' }))).toBe('has-led');
    expect(await codeOf(ask(watcher, { type: 'undo' }))).toBe('not-seated');
  });
});

describe('at a table that was opened for a moderator', () => {
  test('the moderator hands over without asking, but a player who has become host does not', async () => {
    const house = await openHouse();
    const [host, watcher] = [await visit(house.url, 'Host'), await visit(house.url, 'Wanda')];
    const people = await crowd(house.url, 4);
    const table = await createTable(house.url, host, { game: 'assembly', seats: 4, moderator: 'host' });
    for (const person of [host, watcher]) await must(person.ask({ type: 'open', table: table.id }));
    await gather(table, people, host);
    await watcher.until(({ mirror }) => mirror !== null);
    const { match } = host.mirror();
    await must(host.ask({ type: 'moderate', match, person: watcher.id }));
    await settled([host, watcher]);
    expect(eyes([host, watcher])).toEqual([-2, -1]);
    await must(watcher.ask({ type: 'moderate', match, person: host.id }));
    await settled([host, watcher]);
    await must(host.ask({ type: 'moderate', match, person: '' }));
    const headers = { origin: house.url, cookie: host.token };
    expect((await fetch(`${house.url}/api/me`, { method: 'DELETE', headers })).status).toBe(204);
    const [first] = people as [Visitor];
    await settled(people);
    expect(first.client.table!.host).toBe(first.id);
    await must(first.ask({ type: 'moderate', match, person: watcher.id }));
    await settled([...people, watcher]);
    expect([asked(first), watcher.mirror().seat]).toEqual([[1, 2, 3], -2]);
  });

  test('the console goes back to the software, also where seats have nobody with a device', async () => {
    const house = await openHouse();
    const host = await visit(house.url, 'Host');
    const table = await createTable(house.url, host, { game: 'assembly', seats: 4, moderator: 'host' });
    await must(host.ask({ type: 'open', table: table.id }));
    for (let seat = 0; seat < 4; seat++)
      await must(host.ask({ type: 'seatGuest', table: table.id, seat, name: `Guest ${seat}` }));
    await must(host.ask({ type: 'start', table: table.id }));
    await host.until(({ mirror }) => mirror?.seat === -1);
    const { match } = host.mirror();
    await must(host.ask({ type: 'moderate', match, person: '' }));
    await settled([host]);
    expect([host.mirror().seat, host.client.table!.moderator]).toEqual([-2, '']);
  });

  test('a host with a seat does not lead the next match', async () => {
    const house = await openHouse();
    const host = await visit(house.url, 'Host');
    const people = await crowd(house.url, 3);
    const table = await createTable(house.url, host, { game: 'assembly', seats: 3, moderator: 'host' });
    await must(people[0]!.ask({ type: 'open', table: table.id }));
    await must(people[0]!.ask({ type: 'sit', table: table.id }));
    const headers = { origin: house.url, cookie: host.token };
    expect((await fetch(`${house.url}/api/me`, { method: 'DELETE', headers })).status).toBe(204);
    await gather(table, people);
    expect([people[0]!.client.table!.moderator, ...eyes(people)]).toEqual(['', 0, 1, 2]);
  });
});
