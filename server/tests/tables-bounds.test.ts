import type { TableInfo } from '@duskhall/protocol';
import { describe, expect, test } from 'vitest';
import { type HallLimits, NO_LIMITS, openMemory } from '../index.ts';
import { begin as beginEvening, handOver } from './console.ts';
import { codeOf, createTable, crowd, gather, must, settled } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

const SETTINGS = { game: 'tic-tac-toe', seats: 2 };
const HOUR = 3_600_000;

const houseWith = (changes: Partial<HallLimits>): Promise<House> =>
  openHouse({ limits: { ...NO_LIMITS, hall: { ...NO_LIMITS.hall, ...changes } } });
const isThere = async ({ url }: House, { id }: TableInfo): Promise<boolean> =>
  (await fetch(`${url}/api/tables/${id}`)).status === 200;
/** The code of the refusal to create a table; 'ok': it was created. */
const opening = ({ url }: House, host: Visitor): Promise<string> =>
  createTable(url, host, SETTINGS).then(
    () => 'ok',
    (error: Error) => error.message.split(':')[0]!,
  );

describe('tables', () => {
  test('of one person are so many: the oldest that nobody is at goes for a new one', async () => {
    const house = await houseWith({ tablesOfPerson: 2 });
    const host = await visit(house.url, 'Host');
    const tables = [];
    for (let i = 0; i < 3; i++) {
      tables.push(await createTable(house.url, host, SETTINGS));
      house.clock.advance(1);
    }
    expect(await Promise.all(tables.map((table) => isThere(house, table)))).toEqual([false, true, true]);
    expect((await fetch(`${house.url}/api/tables/${tables[0]!.code}`)).status).toBe(404);
  });

  test('that somebody is at stay, and one more is refused', async () => {
    const house = await houseWith({ tablesOfPerson: 2 });
    const [host, other] = await crowd(house.url, 2);
    for (let i = 0; i < 2; i++)
      await must(host!.ask({ type: 'open', table: (await createTable(house.url, host!, SETTINGS)).id }));
    expect([await opening(house, host!), await opening(house, other!)]).toEqual(['tables-of-person', 'ok']);
  });

  test('that are played at stay, with nobody there too', async () => {
    const house = await houseWith({ tablesOfPerson: 1 });
    const people = await crowd(house.url, 2);
    const table = await createTable(house.url, people[0]!, SETTINGS);
    await gather(table, people);
    for (const person of people) await must(person.ask({ type: 'shut', table: table.id }));
    expect([await opening(house, people[0]!), await isThere(house, table)]).toEqual(['tables-of-person', true]);
  });

  test('from one address are so many, whoever opens them: who has most loses one', async () => {
    const house = await houseWith({ tablesOfAddress: 3 });
    const [greedy, modest] = await crowd(house.url, 2);
    const only = await createTable(house.url, modest!, SETTINGS);
    const tables = [only];
    for (let i = 0; i < 5; i++) tables.push(await createTable(house.url, greedy!, SETTINGS));
    const there = await Promise.all(tables.map((table) => isThere(house, table)));
    expect(there).toEqual([true, false, false, false, true, true]);
  });

  test('stay where they are if another bound refuses the new one', async () => {
    const storage = await openMemory();
    const hall = { ...NO_LIMITS.hall, tablesOfPerson: 1, tablesInAll: 3 };
    const house = await openHouse({ storage, limits: { ...NO_LIMITS, hall } });
    const [host, other] = await crowd(house.url, 2);
    const own = await createTable(house.url, host!, SETTINGS);
    for (const person of [other!, await visit(house.url, 'Third')])
      await must(person.ask({ type: 'open', table: (await createTable(house.url, person, SETTINGS)).id }));
    // Two others are in use, and now only two are allowed.
    Object.assign(hall, { tablesInAll: 2 });
    expect([await opening(house, host!), await isThere(house, own)]).toEqual(['tables-in-all', true]);
    expect(await storage.countTables()).toMatchObject({ tables: 3 });
  });

  test('of all are so many: one that was used a moment ago does not make room', async () => {
    const house = await houseWith({ tablesInAll: 2 });
    const people = await crowd(house.url, 3);
    const tables = [];
    for (const person of people.slice(1)) tables.push(await createTable(house.url, person, SETTINGS));
    expect(await opening(house, people[0]!)).toBe('tables-in-all');
    house.clock.advance(600_000);
    expect(await opening(house, people[0]!)).toBe('ok');
    expect(await Promise.all(tables.map((table) => isThere(house, table)))).toEqual([false, true]);
  });

  test('that nobody ever sat at are gone after an hour, others after a week', async () => {
    const house = await houseWith({});
    const [host] = await crowd(house.url, 1);
    const empty = await createTable(house.url, host!, SETTINGS);
    const used = await createTable(house.url, host!, SETTINGS);
    const open = await createTable(house.url, host!, SETTINGS);
    await must(host!.ask({ type: 'open', table: used.id }));
    await must(host!.ask({ type: 'sit', table: used.id }));
    await must(host!.ask({ type: 'shut', table: used.id }));
    await must(host!.ask({ type: 'open', table: open.id }));
    const there = () => Promise.all([empty, used, open].map((table) => isThere(house, table)));
    house.clock.advance(HOUR);
    expect(await there()).toEqual([true, true, true]);
    house.clock.advance(HOUR);
    expect(await there()).toEqual([false, true, true]);
    house.clock.advance(7 * 24 * HOUR);
    expect(await there()).toEqual([false, false, true]);
  });

  test('of one socket are so many, and at one table so many; who plays there is let in', async () => {
    const house = await houseWith({ tablesOfSocket: 2, guestsOfTable: 1 });
    const [host, other, third] = await crowd(house.url, 3);
    const tables: string[] = [];
    for (let i = 0; i < 3; i++) tables.push((await createTable(house.url, host!, SETTINGS)).id);
    const enter = (person: Visitor, i: number) => codeOf(person.ask({ type: 'open', table: tables[i]! }));
    expect([await enter(other!, 0), await enter(other!, 0), await enter(other!, 1), await enter(other!, 2)]).toEqual([
      ...['ok', 'ok', 'ok', 'many-open'],
    ]);
    expect([await enter(third!, 0), await enter(host!, 0)]).toEqual(['crowded', 'ok']);
    await must(other!.ask({ type: 'shut', table: tables[1]! }));
    expect(await enter(other!, 2)).toBe('ok');
    await other!.hangUp();
    await host!.until(({ table }) => table?.watchers === 1);
    await must(host!.ask({ type: 'shut', table: tables[0]! }));
    expect(await enter(third!, 0)).toBe('ok');
  });
});

test('a moderator, whether host or not, is let in where watchers fill the table', async () => {
  const house = await houseWith({ guestsOfTable: 8 });
  const evening = await beginEvening(house);
  const { screen, watcher, all, table } = evening;
  await handOver(evening, screen, watcher);
  expect(screen.client.table!.moderator).toBe(watcher.id);
  const enter = (person: Visitor) => codeOf(person.ask({ type: 'open', table }));
  await must(watcher.ask({ type: 'shut', table }));
  const strangers = await crowd(house.url, 3);
  const codes = [];
  for (const person of strangers) codes.push(await enter(person));
  expect(codes).toEqual(['ok', 'ok', 'crowded']);
  await settled(all.filter((person) => person !== watcher));
  expect(await enter(watcher)).toBe('ok');
});

test('a person plays so many matches at a time', async () => {
  const house = await houseWith({ matchesOfPerson: 1 });
  const people = await crowd(house.url, 3);
  const start = async (seated: Visitor[]) => {
    const table = await createTable(house.url, seated[0]!, SETTINGS);
    return gather(table, seated).then(
      () => 'ok',
      (error: Error) => error.message.split(':')[0],
    );
  };
  expect(await start([people[0]!, people[1]!])).toBe('ok');
  expect(await start([people[2]!, people[1]!])).toBe('matches-of-person');
});

test('a server plays so many matches at a time', async () => {
  const house = await houseWith({ matchesInAll: 1 });
  const play = async () => {
    const people = await crowd(house.url, 2);
    await gather(await createTable(house.url, people[0]!, SETTINGS), people);
  };
  await play();
  await expect(play()).rejects.toThrow('matches-in-all');
});

test('public tables come in pages, the newest first, each once, also while others are opened and closed', async () => {
  const house = await houseWith({ tablesOfPerson: 70 });
  const [host] = await crowd(house.url, 1);
  const ids: string[] = [];
  for (let i = 0; i < 70; i++)
    ids.push((await createTable(house.url, host!, { ...SETTINGS, isPublic: i % 14 !== 3 })).id);
  const wanted = ids.filter((_, i) => i % 14 !== 3).reverse();
  const told: string[] = [];
  let bytes = 0;
  for (let query = ''; ; ) {
    const text = await (await fetch(`${house.url}/api/tables${query}`)).text();
    const { tables, next } = JSON.parse(text) as { tables: TableInfo[]; next: string | null };
    expect(tables.length).toBeLessThanOrEqual(30);
    bytes = Math.max(bytes, text.length);
    told.push(...tables.map(({ id }) => id));
    if (next === null) break;
    await createTable(house.url, host!, { ...SETTINGS, isPublic: true });
    query = `?before=${next}`;
  }
  // The oldest were evicted for those created meanwhile.
  expect(told).toEqual(wanted.slice(0, told.length));
  expect(told.length).toBeGreaterThanOrEqual(wanted.length - 2);
  expect(bytes).toBeLessThan(60_000);
  expect((await fetch(`${house.url}/api/tables?before=x`)).status).toBe(400);
});

describe('muting', () => {
  test('is for people who are or were at the table', async () => {
    const house = await houseWith({});
    const [host, other, stranger] = await crowd(house.url, 3);
    const table = await createTable(house.url, host!, SETTINGS);
    for (const person of [host!, other!]) await must(person.ask({ type: 'open', table: table.id }));
    const mute = ({ id: person }: Visitor) =>
      codeOf(host!.ask({ type: 'mute', table: table.id, person, isMuted: true }));
    expect([await mute(stranger!), await mute(other!)]).toEqual(['not-there', 'ok']);
    await must(other!.ask({ type: 'shut', table: table.id }));
    await must(other!.ask({ type: 'open', table: table.id }));
    expect(await codeOf(other!.ask({ type: 'chat', table: table.id, text: 'Hello' }))).toBe('muted');
  });

  test('stops at fifty, and those who are gone make room', async () => {
    const house = await houseWith({});
    const people = await crowd(house.url, 52);
    const [host, ...others] = people as [Visitor, ...Visitor[]];
    const table = await createTable(house.url, host, SETTINGS);
    for (const person of people) await must(person.ask({ type: 'open', table: table.id }));
    const mute = ({ id: person }: Visitor) =>
      codeOf(host.ask({ type: 'mute', table: table.id, person, isMuted: true }));
    for (const other of others.slice(0, 50)) expect(await mute(other)).toBe('ok');
    expect(await mute(others[50]!)).toBe('many-muted');
    await must(others[7]!.ask({ type: 'shut', table: table.id }));
    expect(await mute(others[50]!)).toBe('ok');
    expect(host.client.table!.muted).toHaveLength(50);
    expect(host.client.table!.muted).not.toContain(others[7]!.id);
  });
});
