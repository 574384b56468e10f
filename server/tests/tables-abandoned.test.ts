import { describe, expect, test } from 'vitest';
import { type HallLimits, NO_LIMITS, openMemory } from '../index.ts';
import { act, begin, codeOf, createTable, crowd, must, ready, seat } from './gathering.ts';
import { type House, openHouse, resting } from './house.ts';
import type { Visitor } from './visitor.ts';

const GAME = { game: 'tic-tac-toe', seats: 2 };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const houseWith = (changes: Partial<HallLimits>): Promise<House> =>
  openHouse({ limits: { ...NO_LIMITS, hall: { ...NO_LIMITS.hall, ...changes } } });
async function part(people: readonly Visitor[]): Promise<void> {
  for (const person of people) await must(person.ask({ type: 'shut', table: person.client.table!.id }));
}
const pass = async (house: House, time: number) => {
  house.clock.advance(time);
  await resting(house);
};
const isOpen = async ({ url }: House, match: string) =>
  (await fetch(`${url}/api/matches/${match}/record`)).status === 200;
const matches = async ({ storage }: House) => (await storage.countTables()).matches;

async function sitDown({ url }: House) {
  const people = await crowd(url, 2);
  const table = await createTable(url, people[0]!, GAME);
  await seat(table, people);
  for (const person of people) await ready(table, person);
  return () => codeOf(people[0]!.ask({ type: 'start', table: table.id }));
}

describe('a match that nobody comes back to', () => {
  test('goes for a new one where the server is full, after an hour', async () => {
    const house = await houseWith({ matchesInAll: 1 });
    const { people, table, match } = await begin(house, GAME);
    await must(act(people[0]!, { cell: 4 }));
    const start = await sitDown(house);
    await pass(house, 2 * HOUR);
    expect(await start()).toBe('matches-in-all');
    await part(people);
    await pass(house, HOUR / 2);
    expect(await start()).toBe('matches-in-all');
    await pass(house, HOUR);
    expect([await start(), await isOpen(house, match)]).toEqual(['ok', true]);
    await must(people[1]!.ask({ type: 'open', table: table.id }));
    expect(people[1]!.client.table!.status).toBe('open');
    expect(people[1]!.mirror().scores).toEqual([0, 0]);
    expect(people[1]!.heard().findLast(({ type }) => type === 'said')).toMatchObject({
      lines: [{ person: { id: '' }, text: expect.stringContaining('without a winner') }],
    });
  });

  test('goes for another of the same person after a day', async () => {
    const house = await houseWith({ matchesOfPerson: 1 });
    const { people, match } = await begin(house, GAME);
    const table = await createTable(house.url, people[0]!, GAME);
    const other = await crowd(house.url, 1);
    await part(people);
    await seat(table, [people[0]!, other[0]!]);
    for (const person of [people[0]!, other[0]!]) await ready(table, person);
    const start = () => codeOf(people[0]!.ask({ type: 'start', table: table.id }));
    await pass(house, 2 * HOUR);
    expect([await start(), await isOpen(house, match)]).toEqual(['matches-of-person', false]);
    await pass(house, DAY);
    expect([await start(), await isOpen(house, match)]).toEqual(['ok', true]);
  });

  test('goes with its table for a new table of the same host after a day', async () => {
    const house = await houseWith({ tablesOfPerson: 1 });
    const { people, table, match } = await begin(house, GAME);
    await part(people);
    await pass(house, HOUR);
    await expect(createTable(house.url, people[0]!, GAME)).rejects.toThrow('tables-of-person');
    await pass(house, DAY);
    await createTable(house.url, people[0]!, GAME);
    expect([await matches(house), await isOpen(house, match)]).toEqual([0, true]);
    expect((await fetch(`${house.url}/api/tables/${table.id}`)).status).toBe(404);
  });

  test('ends after 30 days, with a restart on the way too, but not one with days of correspondence', async () => {
    const storage = { ...(await openMemory()), close: async () => {} };
    const first = await openHouse({ storage });
    const abandoned = await begin(first, GAME);
    const slow = await begin(first, { ...GAME, clock: { kind: 'correspondence', days: 30 } });
    await part([...abandoned.people, ...slow.people]);
    await pass(first, HOUR);
    await pass(first, 20 * DAY);
    await first.stop();
    const house = await openHouse({ storage, clock: first.clock });
    await pass(house, 9 * DAY);
    expect([await matches(house), await isOpen(house, abandoned.match)]).toEqual([2, false]);
    await pass(house, 3 * DAY);
    expect([await isOpen(house, abandoned.match), await isOpen(house, slow.match)]).toEqual([true, false]);
    expect(await matches(house)).toBe(1);
  });
});
