import { describe, expect, test } from 'vitest';
import { databaseFile } from '../storage/database.ts';
import { driverNames } from '../storage/driver.ts';
import { connectThread } from '../storage/thread.ts';
import { playOut, sitWithBots } from './bots-at-table.ts';
import { ANYTHING, openFaulty, WRITES } from './faulty-storage.ts';
import { act, begin, codeOf, createTable, isOver, must, settled } from './gathering.ts';
import { dataFolder, type House, openHouse } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

const TOE = { game: 'tic-tac-toe', seats: 2 };
/** The longest wait between two retries. */
const LONGEST = 30_000;

async function openFaultyHouse() {
  const faulty = await openFaulty();
  return { faulty, house: await openHouse({ storage: faulty.storage }) };
}

/** Advances the clock second by second and waits for the effects each time. */
async function pass({ clock }: House, people: readonly Visitor[], milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 1000) {
    clock.advance(1000);
    await settled(people);
  }
}

const health = async ({ url, clock }: House) => {
  clock.advance(1000);
  const answer = await fetch(`${url}/healthz`);
  return { code: answer.status, ...((await answer.json()) as { status: string; reason?: string }) };
};

describe('a disk that is full for a while', () => {
  for (const [what, fails] of [
    ['all writes', WRITES],
    ['reading too', ANYTHING],
    ['entries', /"entries"/],
  ] as const) {
    test(`${what}: a move is refused and changes nothing, bots and people go on by themselves`, async () => {
      const { faulty, house } = await openFaultyHouse();
      const { person, table } = await sitWithBots(house, 'carta-impera-victoria', 3, true);
      await must(person.ask({ type: 'start', table: table.id }));
      await person.until(({ mirror }) => mirror !== null);
      for (let turn = 0; turn < 6; turn++) {
        while (person.mirror().moves.length === 0) await pass(house, [person], 1000);
        const { n, view, log } = person.mirror();
        faulty.fails = fails;
        expect(await codeOf(act(person, person.mirror().moves[0]))).toBe('storage');
        expect(person.mirror()).toMatchObject({ n, view, log });
        await pass(house, [person], 10_000);
        faulty.fails = null;
        // After this the bots must answer, though some were interrupted.
        await pass(house, [person], LONGEST);
        await must(act(person, person.mirror().moves[0]));
        await settled([person]);
        faulty.fails = fails;
        await pass(house, [person], 10_000);
        faulty.fails = null;
        await pass(house, [person], LONGEST);
      }
      await playOut(house, person);
      const { log } = person.mirror();
      await person.hangUp();
      await person.comeBack();
      await settled([person]);
      expect(person.mirror().log).toEqual(log);
    });
  }

  test('it costs nobody time, and time runs on afterwards', async () => {
    const { faulty, house } = await openFaultyHouse();
    const clock = { kind: 'live', base: 60, increment: 0 };
    const { people } = await begin(house, { ...TOE, clock });
    const [first, second] = people as [Visitor, Visitor];
    faulty.fails = WRITES;
    await pass(house, people, 120_000);
    expect([first.mirror().log, faulty.failures > 1]).toEqual([[], true]);
    faulty.fails = null;
    await pass(house, people, LONGEST);
    expect(first.mirror().log).toEqual([]);
    expect(second.mirror().clocks.left[0]).toBe(60_000);
    await pass(house, people, 60_000);
    expect(second.mirror().log).toHaveLength(1);
  });

  test('tries come less and less often', async () => {
    const { faulty, house } = await openFaultyHouse();
    const { people } = await begin(house, TOE);
    faulty.fails = WRITES;
    await codeOf(act(people[0]!, { cell: 0 }));
    await pass(house, people, 1_000_000);
    // Some of them are the sweeps of the hall: four writes every five minutes.
    expect(faulty.failures).toBeLessThan(56);
  });

  test('an end that cannot be kept at once is kept later', async () => {
    const { faulty, house } = await openFaultyHouse();
    const { people, match } = await begin(house, TOE);
    faulty.fails = /update "matches"/;
    for (const [turn, cell] of [0, 3, 1, 4, 2].entries()) {
      await must(act(people[turn % 2]!, { cell }));
      if (turn < 4) await settled(people);
    }
    const [first, second] = people as [Visitor, Visitor];
    await second.until(() => isOver(second));
    const record = () => fetch(`${house.url}/api/matches/${match}/record`);
    expect((await record()).status).toBe(409);
    faulty.fails = null;
    house.clock.advance(LONGEST);
    await first.until(({ table }) => table?.status === 'open');
    expect((await record()).status).toBe(200);
  });

  test('a snapshot that is lost is no loss', async () => {
    const { faulty, house } = await openFaultyHouse();
    faulty.fails = /"(snapshots|reasons)"/;
    const { person, table } = await sitWithBots(house, 'carta-impera-victoria', 2, true);
    await must(person.ask({ type: 'start', table: table.id }));
    await person.until(({ mirror }) => mirror !== null);
    await playOut(house, person);
    expect(faulty.failures).toBeGreaterThan(2);
  });

  test('nothing changes at a table, and no match begins', async () => {
    const { faulty, house } = await openFaultyHouse();
    const [host, guest] = [await visit(house.url, 'Host'), await visit(house.url, 'Guest')];
    const { id: table } = await createTable(house.url, host, TOE);
    for (const person of [host, guest]) {
      await must(person.ask({ type: 'open', table }));
      await must(person.ask({ type: 'sit', table }));
    }
    const shown = async () => {
      const { table: info } = (await (await fetch(`${house.url}/api/tables/${table}`)).json()) as { table: object };
      return info;
    };
    for (const person of [host, guest]) await must(person.ask({ type: 'ready', table, isReady: true }));
    const before = await shown();
    faulty.fails = WRITES;
    for (const wish of [
      { type: 'stand', table },
      { type: 'kick', table, seat: 1 },
      { type: 'arrange', table, order: [1, 0] },
      { type: 'ready', table, isReady: false },
      { type: 'mute', table, person: guest.id, isMuted: true },
      { type: 'start', table },
    ] as const)
      expect([wish.type, await codeOf(host.ask(wish as never))]).toEqual([wish.type, 'storage']);
    expect(await shown()).toEqual(before);
    const tables = await fetch(`${house.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: host.token, origin: house.url },
      body: JSON.stringify(TOE),
    });
    expect([tables.status, await tables.json()]).toMatchObject([503, { code: 'storage' }]);
    faulty.fails = null;
    await must(host.ask({ type: 'start', table }));
    await guest.until(({ mirror }) => mirror !== null);
  });

  test('a newcomer is told, and comes in later', async () => {
    const { faulty, house } = await openFaultyHouse();
    faulty.fails = WRITES;
    await expect(visit(house.url, 'Early')).rejects.toThrow('"storage"');
    faulty.fails = null;
    await visit(house.url, 'Late');
  });

  test('health says so, and why, until it is over', async () => {
    const { faulty, house } = await openFaultyHouse();
    expect(await health(house)).toMatchObject({ code: 200, status: 'ok' });
    for (const fails of [WRITES, ANYTHING]) {
      faulty.fails = fails;
      expect(await health(house)).toMatchObject({ code: 503, status: 'storage', reason: 'database or disk is full' });
      faulty.fails = null;
      expect(await health(house)).toMatchObject({ code: 200, status: 'ok' });
    }
  });
});

test('a database that may not grow: what was acknowledged is there, and all goes on when it may', async () => {
  const path = databaseFile(await dataFolder());
  const connection = await connectThread({ path, driver: driverNames()[0]!, lock: '' });
  const pages = async (most: number) => {
    const sql = `pragma max_page_count = ${most}`;
    await connection.send({ statements: [{ sql, parameters: [], hasRows: true, mustChange: false }] });
  };
  const faulty = await openFaulty(connection);
  const house = await openHouse({ storage: faulty.storage });
  const { person, table } = await sitWithBots(house, 'carta-impera-victoria', 2, true);
  await must(person.ask({ type: 'start', table: table.id }));
  await person.until(({ mirror }) => mirror !== null);
  await pages(1);
  let acknowledged = person.mirror().log.length;
  for (let turn = 0; turn < 300; turn++) {
    if (person.mirror().moves.length === 0) await pass(house, [person], 1000);
    else if ((await codeOf(act(person, person.mirror().moves[0]))) === 'storage') break;
    await settled([person]);
    acknowledged = person.mirror().log.length;
  }
  expect(person.mirror().log).toHaveLength(acknowledged);
  expect(isOver(person)).toBe(false);
  await pages(1_000_000);
  await pass(house, [person], LONGEST);
  expect(person.mirror().log.length).toBeGreaterThanOrEqual(acknowledged);
  await playOut(house, person);
});
