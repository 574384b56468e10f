import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { hasPostgres } from '../../scripts/test-servers/index.ts';
import { atNight, beat } from './beating.ts';
import { createTable, must } from './gathering.ts';
import { openHouses } from './houses.ts';
import { memoryBuses } from './memory-bus.ts';
import { visit } from './visitor.ts';

const TOE = { game: 'tic-tac-toe', seats: 2 };

describe.runIf(hasPostgres)('a beat with requests for two tables', () => {
  test.each([
    ['here', 'elsewhere'],
    ['elsewhere', 'here'],
  ])('has each handled at its own: the match is %s, and the other table is %s', async (ofMatch, ofTable) => {
    const { sent, open } = memoryBuses();
    const [door, other] = await openHouses(2, open);
    const houses = { here: door, elsewhere: other };
    const [house, host] = [houses[ofMatch as 'here'], houses[ofTable as 'here']];
    const people = await atNight(house, door.url);
    const person = people[3]!;
    const { id } = await createTable(host.url, await visit(host.url, 'Host'), TOE);
    const table = person.client.table!.id;
    const asked = Promise.all([
      person.ask({ type: 'chat', table, room: 'ravens', text: 'Psst' }),
      person.ask({ type: 'open', table: id }),
    ]);
    await beat(house, people);
    const before = sent.length;
    await sleep(1000);
    expect(sent.length - before).toBeLessThan(20);
    await beat(house, people);
    for (const answer of await asked) await must(Promise.resolve(answer));
    expect(person.frames.filter((text) => text.startsWith('{"type":"sync"'))).toEqual([]);
  });
});
