import { expect, test } from 'vitest';
import { act, codeOf, createTable, crowd, gather, must, settled } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import { type Visitor, visit, type Wish } from './visitor.ts';

const SETTINGS = { game: 'assembly', seats: 4, moderator: 'host' };

/** A host who leads a game of four others. */
async function beginModerated(house: House): Promise<{ host: Visitor; people: Visitor[]; match: string }> {
  const host = await visit(house.url, 'Moderator');
  const people = await crowd(house.url, 4);
  const table = await createTable(house.url, host, SETTINGS);
  await must(host.ask({ type: 'open', table: table.id }));
  expect(await codeOf(host.ask({ type: 'sit', table: table.id }))).toBe('moderates');
  await gather(table, people, host);
  await host.until(({ mirror }) => mirror !== null);
  return { host, people, match: host.mirror().match };
}

test('the moderator has the house’s view, enters for seats, closes windows, takes steps back', async () => {
  const house = await openHouse();
  const { host, people, match } = await beginModerated(house);
  const all = [host, ...people];
  expect(host.mirror()).toMatchObject({ seat: -1, moves: [] });
  expect(host.view().sides.filter((side: string) => side === 'raven')).toHaveLength(1);
  expect(host.mirror().free).toContainEqual({ remove: 3 });
  const { speaker, sides } = host.view() as unknown as { speaker: number; sides: string[] };
  const enter = (seat: number, ...moves: unknown[]) => host.ask({ type: 'enter', match, seat, moves });
  expect(await codeOf(host.ask({ type: 'close', match }))).toBe('no-window');
  expect(await enter(speaker, { name: speaker })).toMatchObject({ code: 'not-an-answer', rule: 'AS-3' });
  expect(await codeOf(enter(7, { done: true }))).toBe('no-seat');
  await must(enter(speaker, { name: (speaker + 1) % 4 }, { word: 'calm' }));
  for (const seat of people.keys()) await must(enter(seat, { task: 'rest' }, { done: true }));
  await settled(all);
  expect(people[0]!.view().isHeld).toBe(true);
  expect(people[0]!.mirror().clocks.window).toBe(-1);
  house.clock.advance(600_000);
  await settled(all);
  expect(people[0]!.view().isHeld).toBe(true);

  const folk = sides.indexOf('folk');
  const before = people.map((person) => ({ view: person.mirror().view, log: person.mirror().log }));
  await must(enter(-1, { remove: folk }));
  await settled(all);
  expect(people[0]!.view().isAlive[folk]).toBe(false);
  await must(host.ask({ type: 'rewind', match, entries: 10 }));
  await settled(all);
  expect(people.map((person) => ({ view: person.mirror().view, log: person.mirror().log }))).toEqual(before);
  await must(host.ask({ type: 'close', match }));
  await settled(all);
  expect(people[0]!.view().isHeld).toBe(false);
  expect(await codeOf(host.ask({ type: 'rewind', match, entries: 99 }))).toBe('no-entry');
  await must(host.ask({ type: 'rewind', match, entries: 0 }));
  await settled(people);
  expect(people[0]!.view()).toMatchObject({ round: 1, isHeld: false, isAlive: [true, true, true, true] });
  expect(people[speaker]!.view().question).toBe('look');
});

test('nobody else may, and the moderator cannot act as a player', async () => {
  const house = await openHouse();
  const { host, people, match } = await beginModerated(house);
  const watcher = await visit(house.url, 'Watcher');
  await must(watcher.ask({ type: 'open', table: host.client.table!.id }));
  for (const person of [people[0]!, people[1]!, watcher])
    for (const wish of [
      { type: 'enter', match, seat: 0, moves: [{ resign: true }] },
      { type: 'enter', match, seat: -1, moves: [{ remove: 0 }] },
      { type: 'close', match },
      { type: 'rewind', match, entries: 0 },
    ] satisfies Wish[])
      expect(await codeOf(person.ask(wish))).toBe('not-moderator');
  expect(await codeOf(act(host, { resign: true }))).toBe('not-seated');
  expect(await codeOf(host.ask({ type: 'undo', match }))).toBe('not-seated');
  // A host who has not opened the table does not see the match, and so does not lead it.
  await must(host.ask({ type: 'shut', table: host.client.table!.id }));
  expect(await codeOf(host.ask({ type: 'close', match }))).toBe('not-moderator');
});

test('without a moderator the house cannot be spoken for', async () => {
  const house = await openHouse();
  const people = await crowd(house.url, 3);
  const table = await createTable(house.url, people[0]!, { game: 'assembly', seats: 3 });
  await gather(table, people);
  const { match } = people[0]!.mirror();
  expect(await codeOf(people[0]!.ask({ type: 'enter', match, seat: -1, moves: [{ remove: 1 }] }))).toBe(
    'not-moderator',
  );
  expect(people[0]!.mirror().free).not.toContainEqual({ remove: 1 });
});

test('a host who is to lead gives up the seat', async () => {
  const house = await openHouse();
  const [host] = (await crowd(house.url, 1)) as [Visitor];
  const table = await createTable(house.url, host, { game: 'assembly', seats: 4 });
  await must(host.ask({ type: 'open', table: table.id }));
  await must(host.ask({ type: 'sit', table: table.id }));
  await must(host.ask({ type: 'settle', table: table.id, settings: { ...table.settings, moderator: 'host' } }));
  expect(host.client.table!.seats[0]!.person).toBeNull();
});
