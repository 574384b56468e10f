import { expect, test } from 'vitest';
import { LIMITS, NO_LIMITS } from '../index.ts';
import { createTable, crowd, must } from './gathering.ts';
import { openHouse } from './house.ts';

test('getting ready costs the storage the same at a small table and at a large one', async () => {
  const house = await openHouse({ limits: { ...NO_LIMITS, hall: LIMITS.hall } });
  const costAt = async (seats: number): Promise<number> => {
    const people = await crowd(house.url, seats);
    const table = await createTable(house.url, people[0]!, { game: 'assembly', seats });
    for (const person of people) await must(person.ask({ type: 'sit', table: table.id }));
    const before = house.storage.stats!().requests;
    for (const isReady of [true, false]) await must(people[0]!.ask({ type: 'ready', table: table.id, isReady }));
    return house.storage.stats!().requests - before;
  };
  expect(await costAt(8)).toBe(await costAt(3));
});
