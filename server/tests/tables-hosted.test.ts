import { describe, expect, test } from 'vitest';
import { type HallLimits, NO_LIMITS, openMemory, type Storage } from '../index.ts';
import { act, begin, codeOf, createTable, crowd, must, seat, settled } from './gathering.ts';
import { type House, openHouse, resting } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const GAME = { game: 'tic-tac-toe', seats: 2 };
const POSTAL = { ...GAME, clock: { kind: 'correspondence', days: 1 } };

async function leave(people: readonly Visitor[]): Promise<void> {
  for (const person of people) await must(person.ask({ type: 'shut', table: person.client.table!.id }));
}
async function pass(house: House, time: number): Promise<void> {
  house.clock.advance(time);
  await resting(house);
}
const houseWith = (changes: Partial<HallLimits>): Promise<House> =>
  openHouse({ limits: { ...NO_LIMITS, hall: { ...NO_LIMITS.hall, ...changes } } });
const entriesOf = async (storage: Storage, match: string) => (await storage.findMatch(match))!.entries.length;

describe('a correspondence match in no memory', () => {
  test('is not taken for abandoned while it is paused', async () => {
    const house = await openHouse();
    const { people, match } = await begin(house, POSTAL);
    for (const person of people) await must(person.ask({ type: 'pause', match, isPaused: true }));
    await leave(people);
    await pass(house, 20 * MINUTE);
    for (let day = 0; day < 32; day++) await pass(house, DAY);
    expect((await house.storage.whereIs(match))?.finishedAt).toBe(0);
  });

  test('costs nobody time while the server is stopped', async () => {
    const storage = { ...(await openMemory()), close: async () => {} };
    const first = await openHouse({ storage });
    const { match } = await begin(first, POSTAL);
    await first.stop();
    first.clock.advance(3 * DAY);
    const house = await openHouse({ storage, clock: first.clock });
    for (let i = 0; i < 3; i++) await pass(house, 1000);
    expect(await entriesOf(storage, match)).toBe(0);
  });

  test('goes on after a restart if a bot is to move', async () => {
    const storage = { ...(await openMemory()), close: async () => {} };
    const house = await openHouse({ storage, botDelay: [5000, 5000] });
    const person = await visit(house.url, 'One');
    const { id } = await createTable(house.url, person, POSTAL);
    await seat({ id } as never, [person]);
    await must(person.ask({ type: 'seatBot', table: id, seat: 1, level: 'random' }));
    await must(person.ask({ type: 'ready', table: id, isReady: true }));
    await must(person.ask({ type: 'start', table: id }));
    await person.until(({ mirror }) => mirror !== null);
    await must(act(person, { cell: 4 }));
    await house.stop();
    const next = await openHouse({ storage, clock: house.clock, botDelay: [5000, 5000] });
    for (let i = 0; i < 10; i++) await pass(next, 5000);
    expect(await entriesOf(storage, person.mirror().match)).toBe(2);
  });

  test('is not charged again for the time asleep after a write that failed', async () => {
    const memory = await openMemory();
    let failures = 0;
    const matchStorage: Storage['matchStorage'] = (claim) => {
      const bound = memory.matchStorage(claim);
      const append: typeof bound.append = (...given) =>
        failures-- > 0
          ? Promise.reject(Object.assign(new Error('full'), { name: 'StorageFailure' }))
          : bound.append(...given);
      return { ...bound, append };
    };
    const house = await openHouse({ storage: { ...memory, matchStorage } });
    const { people, match } = await begin(house, { ...GAME, clock: { kind: 'correspondence', days: 3 } });
    const [person] = people as [Visitor];
    await leave(people);
    await pass(house, 20 * MINUTE);
    await pass(house, 2 * DAY);
    await must(person.ask({ type: 'open', table: person.client.table!.id }));
    failures = 1;
    await codeOf(act(person, { cell: 4 }));
    for (let i = 0; i < 2; i++) await pass(house, 5000);
    await must(act(person, { cell: 4 }));
    await settled([person]);
    expect((await memory.findMatch(match))!.progress.asOf).toBeUndefined();
  });
});

describe('tables whose clocks are up', () => {
  test('are open to who comes while they are being taken', async () => {
    const memory = await openMemory();
    let held: Promise<void> | null = null;
    const wake: Storage['wake'] = async (...given) => {
      const claims = await memory.wake(...given);
      await held;
      return claims;
    };
    const house = await openHouse({ storage: { ...memory, wake } });
    const { people } = await begin(house, POSTAL);
    await leave(people);
    await pass(house, 20 * MINUTE);
    let goOn = () => {};
    held = new Promise((resolve) => {
      goOn = resolve;
    });
    await pass(house, DAY);
    const code = await codeOf(people[0]!.ask({ type: 'open', table: people[0]!.client.table!.id }));
    goOn();
    expect(code).toBe('ok');
  });

  test('are loaded although orphans cannot be looked for', async () => {
    const memory = await openMemory();
    let isFailing = false;
    const adopt: Storage['adopt'] = (...given) => {
      if (!isFailing) return memory.adopt(...given);
      isFailing = false;
      return Promise.reject(new Error('busy'));
    };
    const house = await openHouse({ storage: { ...memory, adopt } });
    const { people, match } = await begin(house, POSTAL);
    await leave(people);
    await pass(house, 20 * MINUTE);
    isFailing = true;
    await pass(house, DAY);
    await pass(house, MINUTE);
    expect(await entriesOf(memory, match)).toBe(1);
  });

  test('are loaded although one of them cannot be', async () => {
    const memory = await openMemory();
    let bad = '';
    const findTable: Storage['findTable'] = (id) =>
      id === bad ? Promise.reject(new TypeError('odd')) : memory.findTable(id);
    const house = await openHouse({ storage: { ...memory, findTable } });
    const first = await begin(house, POSTAL);
    await pass(house, MINUTE);
    const second = await begin(house, POSTAL);
    await leave([...first.people, ...second.people]);
    await pass(house, 20 * MINUTE);
    bad = first.table.id;
    await pass(house, DAY);
    for (let i = 0; i < 5; i++) await pass(house, MINUTE);
    expect(await entriesOf(memory, second.match)).toBe(1);
  });
});

test('a table that is let go twice at once is let go once', async () => {
  const memory = await openMemory();
  let held: Promise<void> | null = null;
  let writes = 0;
  const saveTable: Storage['saveTable'] = async (...given) => {
    writes++;
    await held;
    return memory.saveTable(...given);
  };
  const house = await openHouse({ storage: { ...memory, saveTable } });
  const { people } = await begin(house, GAME);
  await leave(people);
  let goOn = () => {};
  held = new Promise((resolve) => {
    goOn = resolve;
  });
  writes = 0;
  house.clock.advance(20 * MINUTE);
  while (writes === 0) await fetch(`${house.url}/healthz`);
  house.clock.advance(20 * MINUTE);
  for (let i = 0; i < 5; i++) await fetch(`${house.url}/healthz`);
  goOn();
  await resting(house);
  expect([writes, house.server.hall.counts()]).toMatchObject([1, { tables: 0, awake: 0 }]);
});

test('what a deleted account has said at a table in no memory is gone from the disk', async () => {
  const storage = await openMemory();
  const house = await openHouse({ storage });
  const [host, talker] = (await crowd(house.url, 2)) as [Visitor, Visitor];
  const table = await createTable(house.url, host, GAME);
  await seat(table, [host]);
  await must(talker.ask({ type: 'open', table: table.id }));
  await must(talker.ask({ type: 'chat', table: table.id, text: 'my address', room: 'all' }));
  await leave([talker, host]);
  await pass(house, 20 * MINUTE);
  expect((await storage.findTable(table.id))!.said).toHaveLength(1);
  const headers = { origin: house.url, cookie: talker.token };
  expect((await fetch(`${house.url}/api/me`, { method: 'DELETE', headers })).ok).toBe(true);
  expect((await storage.findTable(table.id))!.said).toEqual([]);
});

test('a full memory serves whoever comes, as long as others leave', async () => {
  const house = await houseWith({ tablesLoaded: 3 });
  const hosts = await crowd(house.url, 6);
  const tables: string[] = [];
  for (const host of hosts) {
    tables.push((await createTable(house.url, host, GAME)).id);
    await pass(house, 1000);
  }
  const codes: string[] = [];
  for (let round = 0; round < 8; round++) {
    const three = [0, 1, 2].map((i) => (i + round) % 6);
    const all = (wish: object) =>
      Promise.all(three.map((i) => codeOf(hosts[i]!.ask({ ...wish, table: tables[i]! } as never))));
    codes.push(...(await all({ type: 'open' })), ...(await all({ type: 'sit', seat: 0 })));
    codes.push(...(await all({ type: 'stand' })), ...(await all({ type: 'shut' })));
    await pass(house, 1000);
  }
  expect(new Set(codes)).toEqual(new Set(['ok']));
});

test('matches that are started at once keep within the limit', async () => {
  const house = await houseWith({ matchesOfPerson: 1 });
  const person = await visit(house.url, 'One');
  const tables: string[] = [];
  for (let i = 0; i < 3; i++) {
    const table = await createTable(house.url, person, GAME);
    await seat(table, [person]);
    await must(person.ask({ type: 'seatBot', table: table.id, seat: 1, level: 'random' }));
    await must(person.ask({ type: 'ready', table: table.id, isReady: true }));
    tables.push(table.id);
  }
  await Promise.all(tables.map((table) => codeOf(person.ask({ type: 'start', table }))));
  for (let i = 0; i < 2; i++) await pass(house, 0);
  expect((await house.storage.countTables()).matches).toBe(1);
});
