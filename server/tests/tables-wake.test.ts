import { describe, expect, test } from 'vitest';
import { openMemory, type Storage } from '../index.ts';
import { act, begin, must, playOn, ready } from './gathering.ts';
import { type House, openHouse, resting } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

const MINUTE = 60_000;
const GAME = { game: 'tic-tac-toe', seats: 2 };

/** Everybody leaves, and the match is unloaded. */
async function part(house: House, people: readonly Visitor[]): Promise<void> {
  for (const person of people) await must(person.ask({ type: 'shut', table: person.client.table!.id }));
  house.clock.advance(20 * MINUTE);
  await resting(house);
}
const counts = async ({ server, storage }: House) => {
  const { awake, finished, broken } = server.hall.counts();
  const { matches } = await storage.countTables();
  return { matches, awake, finished, broken };
};

describe('somebody’s days are over while nothing can be read', () => {
  const DAY = 24 * 60 * MINUTE;
  const CLOCK = { ...GAME, clock: { kind: 'correspondence', days: 1 } };
  async function openFailing() {
    const storage = await openMemory();
    const failing = { isFailing: false, tries: 0 };
    const sizeOf: Storage['sizeOf'] = async (id) => {
      failing.tries++;
      if (failing.isFailing) throw new Error('the disk is busy');
      return storage.sizeOf(id);
    };
    return { failing, storage: { ...storage, sizeOf, close: async () => {} } };
  }
  const pass = async (house: House) => {
    for (let i = 0; i < 3; i++) {
      house.clock.advance(30_000);
      await fetch(`${house.url}/healthz`);
    }
  };

  test('a match that sleeps is woken as soon as it can be', async () => {
    const { failing, storage } = await openFailing();
    const house = await openHouse({ storage });
    const { people } = await begin(house, CLOCK);
    await part(house, people);
    failing.isFailing = true;
    house.clock.advance(DAY);
    await pass(house);
    expect(failing.tries).toBeGreaterThan(1);
    failing.isFailing = false;
    await pass(house);
    expect(await counts(house)).toMatchObject({ awake: 1 });
  });

  test('so is one after a restart of the server', async () => {
    const { failing, storage } = await openFailing();
    const first = await openHouse({ storage });
    await begin(first, CLOCK);
    await first.stop();
    failing.isFailing = true;
    const house = await openHouse({ storage, clock: first.clock });
    house.clock.advance(DAY);
    await pass(house);
    expect(await counts(house)).toMatchObject({ matches: 1, awake: 0 });
    failing.isFailing = false;
    await pass(house);
    expect(await counts(house)).toMatchObject({ matches: 1, awake: 1 });
  });
});

/** A storage in which reading a match blocks until released, and may then fail. */
async function openSlow() {
  const storage = await openMemory();
  const slow = { storage, isReading: false, goOn: (_: Error | null) => {} };
  let waiting: Promise<Error | null> | null = null;
  const findMatch: Storage['findMatch'] = async (id) => {
    slow.isReading = true;
    const error = await waiting;
    if (error) throw error;
    return storage.findMatch(id);
  };
  slow.storage = { ...storage, findMatch };
  return {
    slow,
    hold() {
      slow.isReading = false;
      waiting = new Promise((resolve) => {
        slow.goOn = resolve;
      });
    },
  };
}

test('a match that cannot be read leaves alone the next one, which began meanwhile', async () => {
  const { slow, hold } = await openSlow();
  const house = await openHouse({ storage: slow.storage });
  const { people, table, match } = await begin(house, GAME);
  await Promise.all(people.map((person) => playOn(person)));
  house.clock.advance(20 * MINUTE);
  hold();
  const watcher = await visit(house.url, 'Watcher');
  const opened = watcher.ask({ type: 'open', table: table.id });
  while (!slow.isReading) await fetch(`${house.url}/api/tables/${table.id}`);
  for (const person of people) await ready(table, person);
  await Promise.all(people.map((person) => person.until(({ mirror }) => mirror !== null && mirror.match !== match)));
  slow.goOn(new SyntaxError('unreadable'));
  await opened;
  expect(await counts(house)).toEqual({ matches: 1, awake: 1, finished: 0, broken: 0 });
  await must(act(people[0]!, { cell: 4 }));
});

test('who hangs up while the match is being loaded is not there', async () => {
  const { slow, hold } = await openSlow();
  const house = await openHouse({ storage: slow.storage });
  const { people, table } = await begin(house, GAME);
  await part(house, people);
  hold();
  void people[0]!.ask({ type: 'open', table: table.id }).catch(() => {});
  while (!slow.isReading) await fetch(`${house.url}/api/tables/${table.id}`);
  await people[0]!.hangUp();
  for (let i = 0; i < 5; i++) await fetch(`${house.url}/healthz`);
  slow.goOn(null);
  await must(people[1]!.ask({ type: 'open', table: table.id }));
  expect(house.server.hall.counts().guests).toBe(1);
  expect(people[1]!.client.table!.seats.map(({ isConnected }) => isConnected)).toEqual([false, true]);
});
