import { describe, expect, test } from 'vitest';
import { begin as beginEvening, lead, untilNight, words } from './console.ts';
import { act, begin, codeOf, must, playTurns, settled } from './gathering.ts';
import { dataFolder, openHouse, openHouseOn } from './house.ts';
import { again, type Visitor } from './visitor.ts';

const CIV = { game: 'carta-impera-victoria', seats: 3 };
const TOE = { game: 'tic-tac-toe', seats: 2 };

const sitters = (person: Visitor) => person.client.table!.seats.map(({ hasSitter }) => hasSitter);

test('who leaves a running match has a sitter, who sees what the seat sees, until it comes back', async () => {
  const house = await openHouse();
  const { people, table, match } = await begin(house, TOE);
  const [first, second] = people as [Visitor, Visitor];
  await must(first.ask({ type: 'stand', table: table.id }));
  await settled(people);
  expect(sitters(second)).toEqual([true, false]);
  house.clock.advance(200);
  await settled(people);
  expect(second.mirror().log).toHaveLength(1);
  expect(first.mirror().log).toEqual(second.mirror().log);
  await first.hangUp();
  await must(act(second, second.mirror().moves[0]));
  await first.comeBack();
  await must(first.ask({ type: 'return', match }));
  await settled(people);
  expect(sitters(second)).toEqual([false, false]);
  house.clock.advance(1000);
  await settled(people);
  expect(second.mirror().log).toHaveLength(2);
  await must(act(first, first.mirror().moves[0]));
});

test('who only hangs up keeps the seat, and the table waits', async () => {
  const house = await openHouse();
  const { people } = await begin(house, TOE);
  const [first, second] = people as [Visitor, Visitor];
  await first.hangUp();
  await second.until((client) => client.table!.seats[0]!.isConnected === false);
  house.clock.advance(1_000_000);
  await settled([second]);
  expect([second.mirror().log, sitters(second)]).toEqual([[], [false, false]]);
});

describe('who concedes', () => {
  const concede = (person: Visitor) => person.ask({ type: 'concede', match: person.mirror().match });

  test('is played by a sitter to the end and cannot come back, while several go on', async () => {
    const house = await openHouse();
    const { people, match } = await begin(house, CIV);
    const [first, second, third] = people as [Visitor, Visitor, Visitor];
    await must(concede(first));
    await settled(people);
    expect(sitters(second)).toEqual([true, false, false]);
    expect(await codeOf(concede(first))).toBe('conceded');
    expect(await codeOf(first.ask({ type: 'return', match }))).toBe('conceded');
    expect(second.mirror().scores).toEqual([]);
    await must(concede(third));
    await settled(people);
    expect(people.map((person) => person.mirror().scores)).toEqual([
      [0, 1, 0],
      [0, 1, 0],
      [0, 1, 0],
    ]);
    expect(second.client.table!.status).toBe('open');
    expect(await codeOf(act(second, second.mirror().moves[0] ?? {}))).toBe('over');
  });

  test('has lost, and that is kept', async () => {
    const folder = await dataFolder();
    const house = await openHouseOn(folder);
    const { people } = await begin(house, TOE);
    const [first, second] = people as [Visitor, Visitor];
    await must(act(first, { cell: 0 }));
    await must(concede(second));
    await settled(people);
    await house.stop();
    const next = await openHouseOn(folder);
    const late = await again(next.url, first);
    await must(late.ask({ type: 'open', table: first.client.table!.id }));
    await late.until(({ mirror }) => mirror !== null);
    expect(late.mirror()).toMatchObject({ scores: [1, 0], log: first.mirror().log, mayUndo: false });
    const mine = await (await fetch(`${next.url}/api/me`, { headers: { cookie: second.token } })).json();
    expect(mine).toMatchObject({ running: [], finished: [{ seat: 1, scores: [1, 0] }] });
  });
});

describe('who deletes its account', () => {
  const remove = (url: string, { token }: Visitor) =>
    fetch(`${url}/api/me`, { method: 'DELETE', headers: { cookie: token, origin: url } });

  test('in the middle of a match leaves a sitter behind, and the table to another host', async () => {
    const house = await openHouse();
    const { people, table } = await begin(house, CIV);
    const [host, second, third] = people as [Visitor, Visitor, Visitor];
    expect((await remove(house.url, host)).status).toBe(204);
    await second.until((client) => client.table!.seats[0]!.person === null);
    expect(second.client.table).toMatchObject({ id: table.id, host: second.id, status: 'playing' });
    expect(sitters(second)).toEqual([true, false, false]);
    for (let i = 0; i < 400 && second.mirror().scores.length === 0; i++) {
      if ((await playTurns([second, third], 5)) === 0) house.clock.advance(200);
      await settled([second, third]);
    }
    expect(second.mirror().scores).toHaveLength(3);
    await must(second.ask({ type: 'seatBot', table: table.id, seat: 0, level: 'random' }));
    expect(JSON.stringify(second.client.table)).not.toContain('Player 0');
  });

  test('with the console leaves it to the software, which closes the open window', async () => {
    const house = await openHouse();
    const evening = await beginEvening(house, { moderator: 'host' });
    const { screen, people, all } = evening;
    await untilNight(evening);
    house.clock.advance(60_000);
    await settled(all);
    expect(people[0]!.view()).toMatchObject({ isHeld: true });
    expect((await remove(house.url, screen)).status).toBe(204);
    await people[0]!.until((client) => client.table!.moderator === '');
    await settled(people);
    house.clock.advance(60_000);
    await settled(people);
    expect(people[0]!.view()).toMatchObject({ isHeld: false });
  });

  test('while all are asked whether it may lead ends that question', async () => {
    const house = await openHouse();
    const evening = await beginEvening(house);
    const { screen, watcher, people } = evening;
    await must(evening.ask(screen, lead(watcher)));
    await people[0]!.until((client) => client.table!.proposal !== undefined);
    await remove(house.url, watcher);
    await people[0]!.until((client) => client.table!.proposal === undefined);
    expect(words(people[0]!).at(-1)).toMatch(/Wanda/);
    const consent = { type: 'consent', person: watcher.id, isAgreed: true };
    expect(await codeOf(evening.ask(people[0]!, consent))).toBe('no-proposal');
  });

  test('between matches gives its seat up', async () => {
    const house = await openHouse();
    const { people, match } = await begin(house, TOE);
    const [first, second] = people as [Visitor, Visitor];
    await must(second.ask({ type: 'concede', match }));
    await remove(house.url, second);
    await first.until((client) => client.table!.seats[1]!.person === null);
    expect(first.client.table!.host).toBe(first.id);
  });
});

test('two tables never hear of each other', async () => {
  const house = await openHouse();
  const one = await begin(house, CIV);
  const two = await begin(house, CIV);
  const frames = two.people.map((person) => person.frames.length);
  await playTurns(one.people, 10);
  const [first, second] = one.people as [Visitor, Visitor];
  await must(first.ask({ type: 'chat', table: one.table.id, text: 'hello' }));
  await must(second.ask({ type: 'pause', match: one.match, isPaused: true }));
  await second.hangUp();
  await second.comeBack();
  await must(second.ask({ type: 'stand', table: one.table.id }));
  await must(second.ask({ type: 'concede', match: one.match }));
  await settled(one.people);
  expect(two.people.map((person) => person.frames.length)).toEqual(frames);
  const stranger = two.people[0]!;
  expect(await codeOf(stranger.ask({ type: 'move', match: one.match, asked: 1, moves: [{}] }))).toBe('not-seated');
  expect(await codeOf(stranger.ask({ type: 'chat', table: one.table.id, text: 'who?' }))).toBe('not-here');
  await playTurns(two.people, 3);
  const heard = JSON.stringify(two.people.map((person) => person.frames));
  for (const secret of [one.table.id, one.match, first.id, one.table.code]) expect(heard).not.toContain(secret);
});
