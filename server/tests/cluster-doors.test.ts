import { describe, expect, test } from 'vitest';
import { hasPostgres } from '../../scripts/test-servers/index.ts';
import { act, createTable, gather, must, playTurns, settled } from './gathering.ts';
import type { House } from './house.ts';
import { openHouses } from './houses.ts';
import { memoryBuses } from './memory-bus.ts';
import { again, type Visitor, visit } from './visitor.ts';

const TOE = { game: 'tic-tac-toe', seats: 2 };
/** People, each at another process, in a match that has begun. */
async function beginApart(houses: readonly House[], settings = TOE) {
  const people: Visitor[] = [];
  for (let i = 0; i < settings.seats; i++) people.push(await visit(houses[i % houses.length]!.url, `Player ${i}`));
  const table = await createTable(houses[0]!.url, people[0]!, settings);
  await gather(table, people);
  return { people, table, match: people[0]!.mirror().match };
}

/** What somebody sees who has just come. */
async function lookAfresh({ url }: House, person: Visitor) {
  const fresh = await again(url, person);
  await must(fresh.ask({ type: 'open', table: person.client.table!.id }));
  await fresh.until(({ mirror }) => mirror !== null);
  return fresh.mirror();
}

describe.runIf(hasPostgres)('two processes', () => {
  test('play one match through both doors', async () => {
    const houses = await openHouses(2, memoryBuses().open);
    const { people } = await beginApart(houses);
    await must(act(people[0]!, { cell: 4 }));
    await settled(people);
    await must(act(people[1]!, { cell: 0 }));
    await settled(people);
    expect(people[0]!.mirror().log).toHaveLength(2);
    expect(people[1]!.mirror().log).toHaveLength(2);
    expect(houses[0].server.hall.counts().tables).toBe(1);
    expect(houses[1].server.hall.counts().tables).toBe(0);
  });

  test('a table is handed over when its process stops, and guests at other doors notice nothing', async () => {
    const houses = await openHouses(2, memoryBuses().open);
    const { people } = await beginApart(houses);
    await must(act(people[0]!, { cell: 4 }));
    await settled(people);
    await houses[0].stop();
    await must(act(people[1]!, { cell: 0 }));
    expect(houses[1].server.hall.counts().awake).toBe(1);
    expect(people[1]!.heard().some(({ type }) => type === 'bye')).toBe(false);
    await people[0]!.comeBack(houses[1].url);
    await settled(people);
    expect(people[0]!.mirror().log).toHaveLength(2);
    await must(act(people[0]!, { cell: 8 }));
  });

  test('what the bus loses, doubles or delays is repaired', async () => {
    const { faults, open } = memoryBuses();
    const houses = await openHouses(2, open);
    const { people } = await beginApart([...houses].reverse(), { ...TOE, game: 'carta-impera-victoria', seats: 4 });
    let draw = 1;
    faults.fate = () => {
      draw = (draw * 48_271) % 0x7fffffff;
      const chance = draw % 100;
      return chance < 5 ? [] : chance < 10 ? [0, 0] : chance < 15 ? [30] : [0];
    };
    await playTurns(people, 40);
    faults.fate = () => [0];
    for (const person of people) {
      const { view, moves, log } = await lookAfresh(houses[0], person);
      await person.until(({ mirror }) => mirror?.log.length === log.length);
      expect(person.mirror()).toMatchObject({ view, moves });
    }
    expect(people[0]!.mirror().log.length).toBeGreaterThanOrEqual(40);
  });

  test('a table elsewhere is busy while the bus is away, and one here goes on', async () => {
    const { faults, open } = memoryBuses();
    const houses = await openHouses(2, open);
    const { people, table } = await beginApart(houses);
    const late = await visit(houses[1].url, 'Late');
    faults.isAway = true;
    await must(act(people[0]!, { cell: 4 }));
    const opened = late.ask({ type: 'open', table: table.id });
    await late.until(() => late.frames.some((text) => text.includes('"code":"busy"')));
    faults.isAway = false;
    // The client hangs up, and tries again.
    await late.hangUp();
    await late.comeBack();
    await must(opened);
    await late.until(({ mirror }) => mirror !== null);
    expect(late.mirror().log).toHaveLength(1);
  });
});
