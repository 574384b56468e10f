import { describe, expect, test } from 'vitest';
import { act, actInTurn, codeOf, createTable, crowd, must, ready, seat, settled } from './gathering.ts';
import { dataFolder, type House, openHouse, openHouseOn } from './house.ts';
import { type Visitor, visit, type Wish } from './visitor.ts';

const names = (person: Visitor) => person.client.table!.seats.map((one) => one.person?.name ?? '');

/** A television that has created a table, and people in its first chairs. */
async function openParty(house: House, count: number, settings: object) {
  const screen = await visit(house.url, 'Screen');
  const people = await crowd(house.url, count);
  const table = await createTable(house.url, screen, { game: 'assembly', ...settings });
  await must(screen.ask({ type: 'open', table: table.id }));
  await seat(table, people);
  const ask = (type: 'arrange' | 'seatGuest' | 'kick' | 'start', more: object = {}) =>
    screen.ask({ type, table: table.id, ...more } as Wish);
  return { screen, people, table, ask };
}

describe('chairs', () => {
  test('are put in another order by the host, and those that are empty and left out are gone', async () => {
    const { screen, people, table, ask } = await openParty(await openHouse(), 3, { seats: 6 });
    await ready(table, people[0]!);
    await must(ask('arrange', { order: [2, 0, 4, 1] }));
    expect(names(screen)).toEqual(['Player 2', 'Player 0', '', 'Player 1']);
    const after = screen.client.table!;
    expect(after.settings.seats).toBe(4);
    expect(after.seats.some(({ isReady }) => isReady)).toBe(false);
  });

  test('that are taken cannot be left out or stand twice, nor too few be left', async () => {
    const { screen, people, table, ask } = await openParty(await openHouse(), 3, { seats: 5 });
    const before = screen.client.table!;
    for (const order of [
      [0, 1, 3],
      [0, 1, 2, 2],
    ])
      expect(await codeOf(ask('arrange', { order }))).toBe('bad-order');
    expect(await codeOf(ask('arrange', { order: [0, 1, 2, 5] }))).toBe('no-seat');
    await must(ask('kick', { seat: 2 }));
    expect(await codeOf(ask('arrange', { order: [0, 1] }))).toBe('bad-seats');
    expect(await codeOf(people[0]!.ask({ type: 'arrange', table: table.id, order: [1, 0, 2] }))).toBe('not-host');
    expect(screen.client.table!.settings).toEqual(before.settings);
  });
});

test('a host without a seat starts with exactly the arranged chairs, and who comes later watches', async () => {
  const house = await openHouse();
  const { screen, people, table, ask } = await openParty(house, 3, { seats: 6 });
  expect(await codeOf(ask('start'))).toBe('empty-seats');
  await must(ask('arrange', { order: [1, 2, 0] }));
  for (const person of people) await ready(table, person);
  await must(ask('start'));
  const late = await visit(house.url, 'Late');
  await must(late.ask({ type: 'open', table: table.id }));
  await Promise.all([screen, late, ...people].map((person) => person.until(({ mirror }) => mirror !== null)));
  expect([screen, late, ...people].map((person) => person.mirror().seat)).toEqual([-2, -2, 2, 0, 1]);
  expect(await codeOf(late.ask({ type: 'sit', table: table.id }))).toBe('playing');
  expect(await codeOf(ask('arrange', { order: [0, 1, 2] }))).toBe('playing');
});

describe('a player without a device', () => {
  test('is seated by the host, counts as ready, can be renamed and sent away', async () => {
    const { screen, people, table, ask } = await openParty(await openHouse(), 1, { seats: 3 });
    expect(await codeOf(people[0]!.ask({ type: 'seatGuest', table: table.id, seat: 1, name: 'Anna' }))).toBe(
      'not-host',
    );
    expect(await codeOf(ask('seatGuest', { seat: 0, name: 'Anna' }))).toBe('taken');
    await must(ask('seatGuest', { seat: 1, name: 'Ann' }));
    await must(ask('seatGuest', { seat: 1, name: 'Anna' }));
    expect(screen.client.table!.seats[1]).toEqual({
      person: { id: '', name: 'Anna' },
      isBot: false,
      isReady: true,
      isConnected: true,
      hasSitter: false,
    });
    const late = await codeOf(people[0]!.ask({ type: 'sit', table: table.id, seat: 1 }));
    expect(late).toBe('taken');
    await must(ask('kick', { seat: 1 }));
    expect(names(screen)).toEqual(['Player 0', '', '']);
  });

  test('is there after a restart, before and in a match', async () => {
    const folder = await dataFolder();
    const house = await openHouseOn(folder);
    const { screen, people, table, ask } = await openParty(house, 2, { seats: 3 });
    await must(ask('seatGuest', { seat: 2, name: 'Anna' }));
    await house.stop();
    await Promise.all([screen, ...people].map((person) => person.hangUp()));
    const next = await openHouseOn(folder, { clock: house.clock });
    for (const person of [screen, ...people]) await person.comeBack(next.url);
    await settledTable(screen);
    expect(names(screen)).toEqual(['Player 0', 'Player 1', 'Anna']);
    for (const person of people) await ready(table, person);
    await must(ask('start'));
    await screen.until(({ mirror }) => mirror !== null);
    expect(screen.client.table!.seats[2]!.isReady).toBe(true);
  });

  test('has no clock, and the others’ clocks do not run for it', async () => {
    const house = await openHouse();
    const clock = { kind: 'live', base: 60, increment: 0 };
    const { screen, people, table, ask } = await openParty(house, 2, { seats: 3, clock });
    const all = [screen, ...people];
    await must(ask('seatGuest', { seat: 2, name: 'Anna' }));
    await house.server.hall.startScenario(table.id, { sides: ['raven', 'folk', 'folk'] }, 'seed');
    await Promise.all(all.map((person) => person.until(({ mirror }) => mirror !== null)));
    const speaker = people[screen.view().speaker as number];
    if (speaker !== undefined) await actInTurn(speaker, speaker.mirror().moves[0], { word: 'calm' });
    await settled(all);
    for (const person of people)
      if (person.view().question === 'task') await must(act(person, { task: 'rest' }, { done: true }));
    await settled(all);
    const { log } = screen.mirror();
    expect(screen.mirror().clocks.running).toEqual([]);
    house.clock.advance(1_000_000);
    await settled(all);
    expect([screen.view().owes, screen.mirror().log]).toEqual([[false, false, true], log]);
  });
});

test('after a match every phone turns the slides of the screen, until the next match begins', async () => {
  const house = await openHouse();
  const { screen, people, table } = await openParty(house, 3, { seats: 3 });
  const turn = (person: Visitor, at: number, of = 6) => person.ask({ type: 'slide', table: table.id, at, of });
  const start = () => house.server.hall.startScenario(table.id, { sides: ['raven', 'folk', 'folk'] }, 'seed');
  expect(await codeOf(turn(screen, 0))).toBe('no-match');
  await start();
  await Promise.all([screen, ...people].map((person) => person.until(({ mirror }) => mirror !== null)));
  expect(await codeOf(turn(screen, 0))).toBe('playing');
  const { match } = screen.mirror();
  for (const person of people) await person.ask({ type: 'concede', match });
  await screen.until(({ table: seen }) => seen?.status === 'open');
  await must(turn(screen, 0));
  await must(turn(people[1]!, 1));
  await screen.until(({ table: seen }) => seen?.slide?.at === 1);
  expect(people[0]!.client.table!.slide).toEqual({ at: 1, of: 6 });
  expect(await codeOf(turn(people[0]!, 6))).toBe('no-slide');
  expect(await codeOf(turn(people[0]!, 2, 99))).toBe('no-slide');
  const stranger = await visit(house.url, 'Stranger');
  await must(stranger.ask({ type: 'open', table: table.id }));
  expect(await codeOf(turn(stranger, 2))).toBe('not-seated');
  await start();
  await screen.until(({ table: seen }) => seen?.status === 'playing');
  expect(screen.client.table!.slide).toBeUndefined();
});

const settledTable = (person: Visitor): Promise<void> => person.until(({ table }) => table !== null);
