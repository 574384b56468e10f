import { describe, expect, test } from 'vitest';
import { NO_LIMITS, openMemory, type Storage } from '../index.ts';
import { sitWithBots } from './bots-at-table.ts';
import { act, begin, codeOf, must, playOn, ready, settled } from './gathering.ts';
import { type House, openHouse, resting } from './house.ts';
import { type Visitor, visit, type Wish } from './visitor.ts';

const MINUTE = 60_000;
const GAME = { game: 'tic-tac-toe', seats: 2 };

async function part(house: House, people: readonly Visitor[], time = 0): Promise<void> {
  const { clock } = house;
  for (const person of people) await must(person.ask({ type: 'shut', table: person.client.table!.id }));
  clock.advance(20 * MINUTE);
  await resting(house);
  clock.advance(time);
  await resting(house);
}
const comeBack = (people: readonly Visitor[]) =>
  Promise.all(people.map((person) => must(person.ask({ type: 'open', table: person.client.table!.id }))));
const counts = async ({ server, storage }: House) => {
  const { awake, finished, broken } = server.hall.counts();
  const { matches } = await storage.countTables();
  return { matches, awake, finished, broken };
};

/** A storage that records which matches were read. */
async function readStorage(): Promise<{ storage: Storage; read: string[] }> {
  const storage = await openMemory();
  const read: string[] = [];
  const noting =
    <T>(find: (id: string) => Promise<T>) =>
    (id: string) => {
      read.push(id);
      return find(id);
    };
  const noted = { sizeOf: noting(storage.sizeOf), findMatch: noting(storage.findMatch) };
  return { storage: { ...storage, ...noted }, read };
}

describe('a match that nobody attends', () => {
  test('leaves the memory, and goes on where it was when somebody comes', async () => {
    const house = await openHouse();
    const { people } = await begin(house, GAME);
    await must(act(people[0]!, { cell: 4 }));
    await settled(people);
    await part(house, people);
    expect(await counts(house)).toEqual({ matches: 1, awake: 0, finished: 0, broken: 0 });
    await comeBack(people);
    expect(await counts(house)).toMatchObject({ matches: 1, awake: 1 });
    await must(act(people[1]!, { cell: 0 }));
    await settled(people);
    expect(people[0]!.mirror().log).toHaveLength(2);
  });

  test('stays while one person is there', async () => {
    const house = await openHouse();
    const { people } = await begin(house, GAME);
    await part(house, [people[0]!]);
    expect(await counts(house)).toMatchObject({ awake: 1 });
  });

  test('is woken by a request that names it', async () => {
    const house = await openHouse();
    const { people, match } = await begin(house, GAME);
    await part(house, people);
    expect(await codeOf(people[0]!.ask({ type: 'move', match, asked: 1, moves: [{ cell: 4 }] }))).toBe('ok');
    expect(await counts(house)).toMatchObject({ awake: 1 });
  });

  test('is not woken by a stranger who knows its name, nor looked for in what is kept', async () => {
    const { storage, read } = await readStorage();
    const house = await openHouse({ storage });
    const { people, match, table } = await begin(house, GAME);
    await part(house, people);
    const stranger = await visit(house.url, 'Stranger');
    const ask = (wish: object) => codeOf(stranger.ask({ match, ...wish } as Wish));
    expect(await ask({ type: 'move', asked: 1, moves: [{ cell: 4 }] })).toBe('not-here');
    expect(await ask({ type: 'pause', isPaused: true })).toBe('not-here');
    expect(await ask({ type: 'undo', match: 'A'.repeat(22) })).toBe('no-match');
    expect([(await counts(house)).awake, read]).toEqual([0, []]);
    await must(stranger.ask({ type: 'open', table: table.id }));
    expect(await counts(house)).toMatchObject({ awake: 1 });
  });

  test('is named by a stranger after its end without being read', async () => {
    const { storage, read } = await readStorage();
    const house = await openHouse({ storage });
    const { people, match } = await begin(house, GAME);
    await Promise.all(people.map((person) => playOn(person)));
    await part(house, people);
    const stranger = await visit(house.url, 'Stranger');
    expect(await codeOf(stranger.ask({ type: 'undo', match }))).toBe('over');
    expect(read).toEqual([]);
  });

  test('is woken by who plays there as if that person came, which counts', async () => {
    const house = await openHouse({ limits: { ...NO_LIMITS, arrivals: { burst: 2, perMinute: 0 } } });
    const { people, match } = await begin(house, GAME);
    const wake = async () => {
      const code = await codeOf(people[0]!.ask({ type: 'undo', match }));
      house.clock.advance(20 * MINUTE);
      await resting(house);
      return code;
    };
    await part(house, people);
    expect([await wake(), await wake()]).toEqual(['sealed', 'budget']);
  });

  test('lets nobody’s minutes run away', async () => {
    const house = await openHouse();
    const { people } = await begin(house, { ...GAME, clock: { kind: 'live', base: 1800, increment: 0 } });
    await part(house, people, 24 * 60 * MINUTE);
    await comeBack(people);
    await settled(people);
    expect(people[0]!.mirror().log).toEqual([]);
    expect(people[0]!.mirror().clocks.left[0]).toBe(10 * MINUTE);
  });

  test('wakes when the days of somebody are over', async () => {
    const house = await openHouse();
    const { people } = await begin(house, { ...GAME, clock: { kind: 'correspondence', days: 1 } });
    await part(house, people, 22 * 60 * MINUTE);
    expect(await counts(house)).toMatchObject({ awake: 0 });
    house.clock.advance(101 * MINUTE);
    await resting(house);
    expect(await counts(house)).toMatchObject({ awake: 1 });
    house.clock.advance(0);
    await comeBack(people);
    await settled(people);
    expect(people[0]!.mirror().log).toHaveLength(1);
    expect(people[0]!.mirror().clocks.left[1]).toBeGreaterThan(23 * 60 * MINUTE);
  });

  test('is not played on by bots', async () => {
    const house = await openHouse({ botDelay: [30 * MINUTE, 30 * MINUTE] });
    const { person, table } = await sitWithBots(house, 'tic-tac-toe', 2, true);
    await must(person.ask({ type: 'stand', table: table.id }));
    await must(person.ask({ type: 'seatBot', table: table.id, seat: 0, level: 'random' }));
    await must(person.ask({ type: 'start', table: table.id }));
    await person.until(({ mirror }) => mirror !== null);
    await part(house, [person], 24 * 60 * MINUTE);
    expect(await counts(house)).toEqual({ matches: 1, awake: 0, finished: 0, broken: 0 });
    await comeBack([person]);
    expect(person.mirror().log).toEqual([]);
    house.clock.advance(31 * MINUTE);
    await settled([person]);
    expect(person.mirror().log).toHaveLength(1);
  });
});

test('a match that is over leaves the memory, though somebody still looks at it', async () => {
  const house = await openHouse();
  const { people } = await begin(house, GAME);
  await Promise.all(people.map((person) => playOn(person)));
  expect(await counts(house)).toEqual({ matches: 0, awake: 0, finished: 1, broken: 0 });
  house.clock.advance(20 * MINUTE);
  expect(await counts(house)).toMatchObject({ finished: 0 });
  await comeBack(people);
  expect(people[0]!.mirror().scores).not.toEqual([]);
});

describe('a match that cannot be loaded', () => {
  const broken: { [why: string]: (storage: Storage, id: string) => Partial<Storage> } = {
    'since it cannot be read': ({ findMatch }, id) => ({
      findMatch: (other) => (other === id ? Promise.reject(new SyntaxError('a secret')) : findMatch(other)),
    }),
    'since it cannot be played': ({ findMatch }, id) => ({
      async findMatch(other) {
        const loaded = await findMatch(other);
        if (loaded === null || other !== id) return loaded;
        return { ...loaded, snapshot: null, digests: [[1, 'a secret']] };
      },
    }),
    'since it is too large': ({ sizeOf, findMatch }, id) => ({
      sizeOf: async (other) => ({ ...(await sizeOf(other))!, ...(other === id && { entries: 48_001 }) }),
      findMatch: (other) => (other === id ? Promise.reject(new Error('out of memory')) : findMatch(other)),
    }),
  };
  test.each(Object.keys(broken))(
    '%s concerns its own table only, which says so and is free for another',
    async (why) => {
      const storage = await openMemory();
      const lasting = { ...storage, close: async () => {} };
      const first = await openHouse({ storage: lasting });
      const [bad, good] = [await begin(first, GAME), await begin(first, GAME)];
      await must(act(bad.people[0]!, { cell: 0 }));
      await first.stop();
      const lines: string[] = [];
      const house = await openHouse({
        ...{ storage: { ...lasting, ...broken[why]!(storage, bad.match) }, clock: first.clock },
        ...{ logLevel: 'info', logStream: { write: (line) => void lines.push(line) } },
      });
      const people = [...bad.people, ...good.people];
      await Promise.all(people.map((person) => person.hangUp()));
      await Promise.all(people.map((person) => person.comeBack(house.url)));
      await settled(good.people);
      await must(act(good.people[0]!, { cell: 4 }));
      const [host] = bad.people as [Visitor];
      await must(host.ask({ type: 'open', table: bad.table.id }));
      const said = host.heard().findLast((reply) => reply.type === 'said');
      expect(said).toMatchObject({
        lines: [{ person: { id: '' }, text: expect.stringContaining('cannot be loaded') }],
      });
      expect(await codeOf(host.ask({ type: 'undo', match: bad.match }))).toBe('broken');
      // It is still stored as it was.
      expect(await counts(house)).toEqual({ matches: 2, awake: 1, finished: 0, broken: 1 });
      const log = lines.join('');
      expect([log.includes(bad.match), log.includes('a secret')]).toEqual([true, false]);
      for (const person of bad.people) await ready(bad.table, person);
      await host.until(({ mirror }) => mirror !== null && mirror.match !== bad.match);
    },
  );
});

test('those of one household come to tables, and get hints, so often together', async () => {
  const once = { burst: 5, perMinute: 0 };
  const house = await openHouse({
    limits: { ...NO_LIMITS, arrivalsOfAddress: once, hintsOfAddress: { ...once, burst: 1 } },
  });
  const { table, people, match } = await begin(house, GAME);
  const codes: string[] = [];
  for (const name of ['Ann', 'Bob', 'Cid', 'Dan']) {
    const guest = await visit(house.url, name);
    codes.push(await codeOf(guest.ask({ type: 'open', table: table.id })));
  }
  expect(codes).toEqual(['ok', 'ok', 'ok', 'budget']);
  const hint = (person: Visitor) => codeOf(person.ask({ type: 'advise', match }));
  expect(await hint(people[0]!)).toBe('ok');
  await must(act(people[0]!, { cell: 4 }));
  await settled(people);
  expect(await hint(people[1]!)).toBe('budget');
});

test('who comes again and again to a long match, in which nobody else watches, has to wait', async () => {
  const house = await openHouse({ limits: { ...NO_LIMITS, arrivals: { burst: 5, perMinute: 1 } } });
  const { table } = await begin(house, GAME);
  const watcher = await visit(house.url, 'Watcher');
  const codes: string[] = [];
  for (let i = 0; i < 6; i++) {
    codes.push(await codeOf(watcher.ask({ type: 'open', table: table.id })));
    await must(watcher.ask({ type: 'shut', table: table.id }));
  }
  expect(codes).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'budget']);
});
