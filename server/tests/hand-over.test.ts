import { setTimeout as pause } from 'node:timers/promises';
import { fastRng } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { hasPostgres } from '../../scripts/test-servers/index.ts';
import { openPostgres, type Storage } from '../index.ts';
import { freshSchema } from '../storage/tests/postgres-schema.ts';
import { arrived, atNight, beat, beatSizes } from './beating.ts';
import { act, begin, createTable, gather, must, playOn, seat, settled } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import { LEASE, openHouses } from './houses.ts';
import { memoryBuses } from './memory-bus.ts';
import { type Visitor, visit } from './visitor.ts';

const TOE = { game: 'tic-tac-toe', seats: 2 };
const CIV = { game: 'carta-impera-victoria', seats: 2 };

const counts = ({ server }: House) => server.hall.counts();
const handOver = ({ server }: House) => server.hall.handOver();
const until = async (isSo: () => boolean) => {
  while (!isSo()) await pause(20);
};

/** Notes what the server has said was done, in order. */
function noteMoves(person: Visitor, acknowledged: unknown[]): void {
  const { ask } = person.client;
  person.ask = async (wish) => {
    const answer = await ask(wish);
    if (wish.type === 'move' && answer.type === 'ok') acknowledged.push(...wish.moves);
    return answer;
  };
}

describe.runIf(hasPostgres)('a process hands its tables over', () => {
  test('while people play: no move is lost or done twice, and every match ends', async () => {
    const houses = await openHouses(3, memoryBuses().open);
    const [first, second, third] = houses as [House, House, House];
    const beginOne = async (i: number) => {
      const people = [await visit(first.url, 'Ann'), await visit(houses[i % 3]!.url, 'Bob')];
      const table = await createTable(first.url, people[0]!, CIV);
      await gather(table, people);
      return { people, match: people[0]!.mirror().match };
    };
    const parties = await Promise.all(Array.from({ length: 6 }, (_, i) => beginOne(i)));
    const told = parties.map(() => [[], []] as [unknown[], unknown[]]);
    const playing = parties.flatMap(({ people }, i) =>
      people.map((person, own) => {
        noteMoves(person, told[i]![own]!);
        return playOn(person, fastRng(i));
      }),
    );
    await until(() => told.every((seats) => seats.some((moves) => moves.length > 2)));
    await handOver(first);
    expect(counts(first)).toMatchObject({ tables: 0, guests: 0 });
    await until(() => counts(second).tables + counts(third).tables === 6);
    // Roughly half of them each: the last look at how many they host may be a moment old.
    expect(Math.min(counts(second).tables, counts(third).tables)).toBeGreaterThan(1);
    await Promise.all(playing);
    for (const [i, { match }] of parties.entries()) {
      const { entries, finishedAt } = (await second.storage.findMatch(match))!;
      expect(finishedAt).toBeGreaterThan(0);
      const moves = entries.flatMap((entry) => ('move' in entry && entry.by === 'seat' ? [entry] : []));
      for (const own of [0, 1])
        expect(moves.filter((entry) => entry.seat === own).map(({ move }) => move)).toEqual(told[i]![own]);
    }
    for (const { people } of parties) for (const { frames } of people) expect(frames.join()).not.toContain('"bye"');
  });

  test('in a secret window: seats get what waits for them in frames of one size, and the window goes on', async () => {
    const [first, second] = await openHouses(2, memoryBuses().open);
    const people = await atNight(first);
    await beat(first, people);
    const answer = must(act(people[0]!, { name: 1 }));
    await beat(first, people);
    first.clock.advance(1000);
    for (const person of people) person.frames.length = 0;
    await handOver(first);
    await answer;
    await until(() => counts(second).awake === 1 && counts(second).guests === people.length);
    const sizes = people.map(beatSizes);
    expect(sizes[0]).toEqual(sizes[0]!.map(() => 6144 + 512 * 5));
    expect(sizes).toEqual(people.map(() => sizes[0]));
    await Promise.all(people.map(arrived));
    const heard = people.map(({ frames }) => frames.length);
    first.clock.advance(2000);
    await Promise.all(people.map((person, i) => person.until(() => person.frames.length > heard[i]!)));
    expect(people.map((person) => [person.view().isHeld, person.mirror().clocks.window])).toEqual(
      people.map(() => [true, 15_000]),
    );
    expect(people[0]!.view().answer).toEqual([{ name: 1 }]);
  });

  test('and nobody’s clock runs meanwhile', async () => {
    const url = await freshSchema();
    const { open } = memoryBuses();
    const first = await openHouse({ storage: await openPostgres(url, { lease: LEASE }), bus: open() });
    const storage = await openPostgres(url, { lease: LEASE });
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const findMatch: Storage['findMatch'] = (id) => held.then(() => storage.findMatch(id));
    const second = await openHouse({ storage: { ...storage, findMatch }, bus: open(), clock: first.clock });
    const { people } = await begin(first, { ...TOE, clock: { kind: 'live', base: 100, increment: 0 } });
    first.clock.advance(10_000);
    await handOver(first);
    first.clock.advance(60_000);
    goOn();
    await until(() => counts(second).awake === 1);
    await settled(people);
    expect(people[0]!.mirror().clocks.left).toEqual([90_000, 100_000]);
  });

  test('and a process that does not hear of it finds them by itself', async () => {
    const { faults, open } = memoryBuses();
    const [first, second] = await openHouses(2, open);
    const host = await visit(first.url, 'Host');
    for (let i = 0; i < 3; i++) await createTable(first.url, host, TOE);
    faults.fate = () => [];
    await handOver(first);
    await until(() => counts(second).tables === 3);
  });

  test('to none that hands over its own', async () => {
    const houses = await openHouses(3, memoryBuses().open);
    const [first, second, third] = houses as [House, House, House];
    for (const { url } of [first, second])
      for (let i = 0; i < 5; i++) await createTable(url, await visit(url, 'Host'), TOE);
    await handOver(first);
    await handOver(second);
    await until(() => counts(third).tables === 10);
    await expect(createTable(first.url, await visit(first.url, 'Host'), TOE)).rejects.toThrow('stopping');
  });

  test('unless it is the only one: then they stay until it stops', async () => {
    const url = await freshSchema();
    const { open } = memoryBuses();
    const only = await openHouse({ storage: await openPostgres(url, { lease: LEASE }), bus: open() });
    const { people } = await begin(only, TOE);
    await handOver(only);
    await must(act(people[0]!, { cell: 4 }));
    await only.stop();
    const storage = await openPostgres(url, { lease: LEASE });
    const next = await openHouse({ storage, bus: open(), clock: only.clock });
    for (const person of people) await person.comeBack(next.url);
    await settled(people);
    await must(act(people[1]!, { cell: 0 }));
  });

  test('and calls off a deal that was under way', async () => {
    const [first, second] = await openHouses(2, memoryBuses().open);
    const people = [await visit(first.url, 'Ann'), await visit(first.url, 'Bob')] as const;
    const table = await createTable(first.url, people[0], TOE);
    await seat(table, people);
    for (const person of people) await must(person.ask({ type: 'ready', table: table.id, isReady: true }));
    people[1].onSend = (text) => (text.includes('"commit"') ? '' : text);
    await must(people[0].ask({ type: 'start', table: table.id }));
    await people[0].until((client) => client.table!.round !== undefined);
    await handOver(first);
    await people[0].until((client) => client.table!.calledOff !== undefined && client.table!.round === undefined);
    expect(people[0].client.table!.calledOff!.count).toBe(1);
    // Nobody has to get ready again.
    people[1].onSend = (text) => text;
    expect(people[0].client.table!.seats.map(({ isReady }) => isReady)).toEqual([true, true]);
    await must(people[0].ask({ type: 'start', table: table.id }));
    await Promise.all(people.map((person) => person.until(({ mirror }) => mirror !== null)));
    expect(counts(second).tables).toBe(1);
  });
});
