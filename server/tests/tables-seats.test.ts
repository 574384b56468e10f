import { dealFlaw, type GameRecord } from '@duskhall/kernel';
import type { TableInfo } from '@duskhall/protocol';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { describe, expect, test } from 'vitest';
import { act, begin, codeOf, createTable, crowd, gather, must, ready, seat, settled } from './gathering.ts';
import { openHouse } from './house.ts';
import type { Visitor, Wish } from './visitor.ts';

const TOE = { game: 'tic-tac-toe', seats: 2 };

async function openTable(count = 3, settings: object = TOE) {
  const house = await openHouse();
  const people = await crowd(house.url, count);
  const table = await createTable(house.url, people[0]!, settings);
  for (const person of people) await must(person.ask({ type: 'open', table: table.id }));
  return { house, people: people as [Visitor, Visitor, Visitor, ...Visitor[]], table };
}
const sitters = (person: Visitor) => person.client.table!.seats.map((one) => one.person?.name ?? '');

describe('seats', () => {
  test('are taken by one, given up, taken by another, until the table is full', async () => {
    const { people, table } = await openTable();
    const [first, second, third] = people;
    const sit = (person: Visitor, at?: number) =>
      person.ask({ type: 'sit', table: table.id, ...(at === undefined ? {} : { seat: at }) });
    await must(sit(first, 1));
    expect(await codeOf(sit(second, 1))).toBe('taken');
    expect(await codeOf(sit(second, 2))).toBe('no-seat');
    await must(sit(second));
    expect(await codeOf(sit(third))).toBe('full');
    expect(sitters(third)).toEqual(['Player 1', 'Player 0']);
    expect(await codeOf(third.ask({ type: 'stand', table: table.id }))).toBe('not-seated');
    await must(first.ask({ type: 'stand', table: table.id }));
    await must(sit(second, 1));
    await must(sit(third));
    expect(sitters(first)).toEqual(['Player 2', 'Player 1']);
  });

  test('are given to one of two who want the same at the same moment', async () => {
    const { people, table } = await openTable();
    const codes = await Promise.all(
      people.map((person) => codeOf(person.ask({ type: 'sit', table: table.id, seat: 0 }))),
    );
    expect(codes.toSorted()).toEqual(['ok', 'taken', 'taken']);
  });

  test('can be emptied by the host before the start, not after', async () => {
    const { people, table } = await openTable();
    const [host, second, third] = people;
    await seat(table, [host, second]);
    await must(host.ask({ type: 'kick', table: table.id, seat: 1 }));
    expect(await codeOf(second.ask({ type: 'ready', table: table.id, isReady: true }))).toBe('not-seated');
    await must(third.ask({ type: 'sit', table: table.id }));
    await gather(table, [host, third]);
    expect(await codeOf(host.ask({ type: 'kick', table: table.id, seat: 1 }))).toBe('playing');
  });

  test('must all be taken and ready before the host, and only the host, starts', async () => {
    const { people, table } = await openTable();
    const [host, second] = people;
    const start = (person: Visitor) => codeOf(person.ask({ type: 'start', table: table.id }));
    await seat(table, [host]);
    expect([await start(host), await start(second)]).toEqual(['empty-seats', 'not-host']);
    await seat(table, [host, second]);
    await ready(table, host);
    expect(await start(host)).toBe('not-ready');
    await ready(table, second);
    expect(await start(second)).toBe('not-host');
    expect(await Promise.all([start(host), start(host)])).toEqual(['ok', 'dealing']);
  });
});

test('who was ready says otherwise as often as it likes', async () => {
  const { people, table } = await openTable();
  const [host, second] = people;
  await seat(table, [host, second]);
  // A client is disconnected after a few malformed frames.
  for (let times = 0; times < 6; times++) {
    await ready(table, host);
    await must(host.ask({ type: 'ready', table: table.id, isReady: false }));
  }
  await ready(table, second);
  expect(host.client.table!.seats.map(({ isReady }) => isReady)).toEqual([false, true]);
  expect(await codeOf(host.ask({ type: 'start', table: table.id }))).toBe('not-ready');
});

describe('the host’s settings', () => {
  test('are for the host alone', async () => {
    const { people, table } = await openTable();
    const wishes: Wish[] = [
      { type: 'settle', table: table.id, settings: table.settings },
      { type: 'kick', table: table.id, seat: 0 },
      { type: 'seatBot', table: table.id, seat: 0, level: 'random' },
      { type: 'start', table: table.id },
      { type: 'mute', table: table.id, person: people[0].id, isMuted: true },
    ];
    for (const wish of wishes) expect(await codeOf(people[1].ask(wish))).toBe('not-host');
  });

  test('reset who is ready', async () => {
    const { people, table } = await openTable();
    const [host, second] = people;
    await seat(table, [host, second]);
    await ready(table, host);
    await must(host.ask({ type: 'settle', table: table.id, settings: { ...table.settings, isPublic: true } }));
    const changed = host.client.table!;
    expect(changed.seats.map(({ isReady }) => isReady)).toEqual([false, false]);
    expect(changed.settings.isPublic).toBe(true);
  });

  test('are refused with the reason where they cannot be', async () => {
    const { people, table } = await openTable();
    const settle = (changes: object) =>
      people[0].ask({ type: 'settle', table: table.id, settings: { ...table.settings, ...changes } });
    const CIV = { game: 'carta-impera-victoria', options: { teams: 'on' } };
    const cases: [object, string, string][] = [
      [{ game: 'chess' }, 'no-game', 'there is no game "chess"'],
      [{ seats: 5 }, 'bad-seats', 'tic-tac-toe is for 2 to 2 seats, not 5'],
      [{ options: { size: 4 } }, 'bad-option', 'there is no option "size"; known: none'],
      [CIV, 'bad-option', 'option "teams=on" is for 4 seats, not 2'],
    ];
    for (const [changes, code, text] of cases) expect(await settle(changes)).toMatchObject({ code, text });
    expect(people[0].client.table!.settings).toEqual(table.settings);
    await must(settle({ ...CIV, seats: 4 }));
    expect(people[0].client.table!.seats).toHaveLength(4);
  });
});

test('a rematch begins when everybody is ready again, with a new deal that holds', async () => {
  const house = await openHouse();
  const { people, table, match } = await begin(house, TOE);
  const [first, second] = people as [Visitor, Visitor];
  for (const cell of [0, 3, 1, 4, 2]) {
    await settled(people);
    await must(act(first.mirror().moves.length > 0 ? first : second, { cell }));
  }
  await settled(people);
  expect(second.mirror().scores).toEqual([1, 0]);
  const { status } = second.client.table as TableInfo;
  expect(status).toBe('open');
  await ready(table, second);
  expect(second.mirror().match).toBe(match);
  await ready(table, first);
  await Promise.all(people.map((person) => person.until(({ mirror }) => mirror?.match !== match)));
  expect(first.mirror()).toMatchObject({ scores: [], log: [] });
  const next = first.mirror().match;
  await must(first.ask({ type: 'concede', match: next }));
  const record = (await (await fetch(`${house.url}/api/matches/${next}/record`)).json()) as GameRecord;
  expect([record.deal!.match, dealFlaw(ticTacToe, record)]).toEqual([next, null]);
  expect(await codeOf(first.ask({ type: 'move', match, asked: 1, moves: [{ cell: 8 }] }))).toBe('over');
});

test('who asks for any seat and has one keeps it, ready', async () => {
  const house = await openHouse();
  const [host, other] = await crowd(house.url, 2);
  const table = await createTable(house.url, host!, { game: 'carta-impera-victoria', seats: 4 });
  await seat(table, [host!, other!]);
  await ready(table, other!);
  await must(other!.ask({ type: 'sit', table: table.id }));
  const { table: shown } = (await (await fetch(`${house.url}/api/tables/${table.id}`)).json()) as { table: TableInfo };
  expect(shown.seats.map(({ person, isReady }) => [person?.id, isReady])).toEqual([
    [host!.id, false],
    [other!.id, true],
    [undefined, false],
    [undefined, false],
  ]);
});
