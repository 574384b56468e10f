import type { Inquiry, Reason } from '@duskhall/bots';
import { levelBot, timeOf } from '@duskhall/bots';
import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import type { AnyGame, Entry, GameRecord } from '@duskhall/kernel';
import { assembly } from '@duskhall/kernel/tests/assembly/index.ts';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { describe, expect, test } from 'vitest';
import { type Minds, mindsHere } from '../index.ts';
import { act, begin, beginScenario, codeOf, createTable, isOver, must, ready, settled } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

/** A game whose bots watch the others. */
const watched: AnyGame = {
  ...cartaImperaVictoria,
  hints: { ...cartaImperaVictoria.hints!, clues: { between: () => [], likelihood: () => 1 } },
};
const games = [watched, ticTacToe, assembly] as AnyGame[];
const swift = () => levelBot('regular', { budget: { iterations: 8 } });
const thoughtful: Minds = { ...mindsHere(games, swift), timeOf: () => 50 };

/** A person on seat 0, or on none, and bots elsewhere. */
async function sitWithBots(house: House, game: string, seats: number, isSeated: boolean) {
  const person = await visit(house.url, 'Person');
  const table = await createTable(house.url, person, { game, seats });
  await must(person.ask({ type: 'open', table: table.id }));
  if (isSeated) await must(person.ask({ type: 'sit', table: table.id, seat: 0 }));
  for (let seat = isSeated ? 1 : 0; seat < seats; seat++)
    await must(person.ask({ type: 'seatBot', table: table.id, seat, level: 'random' }));
  if (isSeated) await ready(table, person);
  return { person, table };
}

async function playOut(house: House, person: Visitor): Promise<void> {
  for (let step = 0; step < 300 && !isOver(person); step++) {
    if (person.mirror().moves.length > 0) await must(act(person, person.mirror().moves[0]));
    else house.clock.advance(250);
    await settled([person]);
  }
  expect(isOver(person)).toBe(true);
}

describe('a match never stands still', () => {
  const rows: [string, Minds['decide']][] = [
    ['nobody thinks', () => Promise.reject(new Error('the thread of this bot has ended'))],
    ['a bot answers nonsense', async () => ({ move: { cell: 99 }, reason: null })],
  ];
  for (const [name, decide] of rows)
    test(`where ${name}, the first sight decides`, async () => {
      const house = await openHouse({ games, minds: { ...mindsHere(games), decide } });
      const { person, table } = await sitWithBots(house, 'tic-tac-toe', 2, true);
      await must(person.ask({ type: 'start', table: table.id }));
      await person.until(({ mirror }) => mirror !== null);
      await playOut(house, person);
    });

  test('a bot that thinks longer than its delay is waited for', async () => {
    let answer = (_: { move: unknown; reason: null }) => {};
    const decide: Minds['decide'] = () => new Promise((resolve) => (answer = resolve));
    const house = await openHouse({ games, minds: { ...mindsHere(games), decide } });
    const { person, table } = await sitWithBots(house, 'tic-tac-toe', 2, true);
    await must(person.ask({ type: 'start', table: table.id }));
    await person.until(({ mirror }) => mirror !== null);
    await must(act(person, { cell: 0 }));
    house.clock.advance(10_000);
    await settled([person]);
    expect(person.mirror().log).toHaveLength(1);
    answer({ move: { cell: 4 }, reason: null });
    await person.until(({ mirror }) => mirror!.log.length > 1);
    expect(person.view().board[4]).toBe(1);
  });
});

test('what is asked of a bot is alike at two tables that its seat cannot tell apart', async () => {
  const deck = ['science-i', 'economy-i', 'culture-i', 'religion-i', 'military-ii', 'religion-ii', 'science-ii'];
  const own = ['military-i', 'religion-i', 'science-i'];
  const scenarios = [
    { hands: [own, ['military-i', 'religion-i', 'economy-i']], deck },
    {
      hands: [own, ['culture-i', 'culture-i', 'science-i']],
      deck: [deck[0]!, ...deck.slice(1, 4).reverse(), ...deck.slice(4).reverse()],
    },
  ];
  const asked: Inquiry[][] = [];
  for (const [side, scenario] of scenarios.entries()) {
    const inquiries: Inquiry[] = [];
    const decide: Minds['decide'] = async ({ read }) => {
      const { inquiry } = read(null);
      if (inquiry.seat === 0) inquiries.push({ ...inquiry, match: '', seed: 0 });
      return { move: inquiry.moves[0], reason: null };
    };
    const house = await openHouse({ games, minds: { ...mindsHere(games), decide } });
    const { person, table } = await sitWithBots(house, watched.name, 2, false);
    await house.server.hall.startScenario(table.id, scenario, `seed ${side}`);
    await person.until(({ mirror }) => mirror !== null);
    for (let step = 0; step < 2; step++) {
      house.clock.advance(200);
      await settled([person]);
    }
    asked.push(inquiries);
  }
  expect(asked[0]!.length).toBeGreaterThanOrEqual(2);
  expect(asked[0]!.at(-1)!.seen.length).toBeGreaterThan(1);
  expect(JSON.stringify(asked[1])).toBe(JSON.stringify(asked[0]));
});

test('who thinks for longer answers later', async () => {
  const house = await openHouse({ games, minds: thoughtful });
  const { person, table } = await sitWithBots(house, 'tic-tac-toe', 2, true);
  await must(person.ask({ type: 'start', table: table.id }));
  await person.until(({ mirror }) => mirror !== null);
  for (const seen of [1, 3, 5]) {
    await must(act(person, person.mirror().moves[0]));
    if (isOver(person)) return;
    house.clock.advance(149);
    await settled([person]);
    expect(person.mirror().log).toHaveLength(seen);
    house.clock.advance(101);
    await settled([person]);
    if (isOver(person)) return;
    expect(person.mirror().log).toHaveLength(seen + 1);
  }
});

test('the lobby lists the levels, the usual one first, and how long each thinks', async () => {
  const botLevels = ['novice', 'regular', 'master'];
  const house = await openHouse({ games, botLevels, minds: thoughtful });
  const { bots, thinking } = await (await fetch(`${house.url}/api/games`)).json();
  expect([bots, thinking]).toEqual([
    ['regular', 'novice', 'master'],
    Object.fromEntries(botLevels.map((level) => [level, timeOf(level)])),
  ]);
});

/** Five people in a secret night. */
async function atNight(house: House): Promise<Visitor[]> {
  const settings = { game: 'assembly', seats: 5, options: { beat: 2, seconds: 20, ravens: 'two' } };
  const { people } = await beginScenario(house, settings, { sides: ['raven', 'folk', 'folk', 'raven', 'folk'] });
  const speaker = people[people[0]!.view().speaker as number]!;
  await must(act(speaker, { name: speaker === people[1] ? 2 : 1 }, { word: 'calm' }));
  await settled(people);
  for (const person of people) await must(act(person, { task: 'rest' }, { done: true }));
  house.clock.advance(2000);
  await Promise.all(people.map((person) => person.until(() => /prey|suspect/.test(person.view().question))));
  return people;
}

describe('advice', () => {
  const adviceOf = (person: Visitor) => person.heard().filter(({ type }) => type === 'advice');

  test('is one of the moves of who asks, told to nobody else, and changes nothing', async () => {
    const house = await openHouse({ games, minds: thoughtful });
    const { people, match } = await begin(house, { game: 'tic-tac-toe', seats: 2 });
    const [first, second] = people as [Visitor, Visitor];
    const { n } = first.mirror();
    await must(first.ask({ type: 'advise', match }));
    await settled(people);
    expect(adviceOf(first)).toEqual([{ type: 'advice', match, asked: first.view().asked, move: expect.anything() }]);
    expect(first.mirror().moves).toContainEqual((adviceOf(first)[0] as { move: unknown }).move);
    expect([first.mirror().n, adviceOf(second)]).toEqual([n, []]);
    expect(await codeOf(second.ask({ type: 'advise', match }))).toBe('not-asked');
  });

  for (const [settings, code] of [
    [{ hints: 'off' }, 'no-hints'],
    [{ isPublic: true, clock: { kind: 'live', base: 60, increment: 0 } }, 'no-hints'],
    [{ isPublic: true, clock: { kind: 'live', base: 60, increment: 0 }, hints: 'on' }, 'ok'],
    [{ clock: { kind: 'live', base: 60, increment: 0 } }, 'ok'],
    [{ isPublic: true }, 'ok'],
  ] as const)
    test(`at a table with ${JSON.stringify(settings)}: ${code}`, async () => {
      const house = await openHouse({ games, minds: thoughtful });
      const { people, match } = await begin(house, { game: 'tic-tac-toe', seats: 2, ...settings });
      expect(await codeOf(people[0]!.ask({ type: 'advise', match }))).toBe(code);
    });

  test('comes on the beat of a secret window, in a frame like everybody’s', async () => {
    const house = await openHouse({ games, minds: thoughtful });
    const people = await atNight(house);
    const [first] = people as [Visitor];
    for (const person of people) person.frames.length = 0;
    void first.ask({ type: 'advise', match: first.mirror().match });
    const advised = () => first.frames.filter((text) => text.includes('"type":"advice"'));
    for (let beats = 0; beats < 8 && advised().length === 0; beats++) {
      await fetch(`${house.url}/healthz`);
      house.clock.advance(2000);
      await Promise.all(people.map((person) => person.until(() => person.frames.length > beats)));
    }
    expect(advised().map((text) => JSON.parse(text).type)).toEqual(['beat']);
    const sizes = people.map(({ frames }) => frames.map((text) => Buffer.byteLength(text)));
    for (const other of sizes) expect(other).toEqual(sizes[0]);
  });
});

test('after the end, and not before, everybody may know why a bot made its moves', async () => {
  const house = await openHouse({ games, minds: thoughtful });
  const { person, table } = await sitWithBots(house, 'tic-tac-toe', 2, true);
  await must(person.ask({ type: 'start', table: table.id }));
  await person.until(({ mirror }) => mirror !== null);
  const { match } = person.mirror();
  const read = async <A>(part: string): Promise<A> => (await fetch(`${house.url}/api/matches/${match}/${part}`)).json();
  expect(await read('reasons')).toMatchObject({ code: 'running' });
  await playOut(house, person);
  const { entries } = await read<GameRecord>('record');
  const { reasons } = await read<{ reasons: { entry: number; seat: number; reason: Reason }[] }>('reasons');
  expect(reasons.length).toBeGreaterThan(0);
  for (const { entry, seat, reason } of reasons) {
    expect([seat, (entries[entry] as Entry & { seat: number }).seat]).toEqual([1, 1]);
    expect(reason.share).toBeGreaterThan(0);
    expect(reason.second).not.toBe(null);
  }
});
