import { type Decision, levelBot, type Reason } from '@duskhall/bots';
import type { AnyGame, Entry, GameRecord } from '@duskhall/kernel';
import { assembly } from '@duskhall/testing/assembly/index.ts';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { describe, expect, test } from 'vitest';
import { mindsHere, NO_LIMITS } from '../index.ts';
import { playOut, sitWithBots } from './bots-at-table.ts';
import { act, actInTurn, begin, beginScenario, codeOf, must, settled } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import { again, type Visitor } from './visitor.ts';

const games = [ticTacToe, assembly] as AnyGame[];
const thoughtful = mindsHere(games, () => levelBot('regular', { budget: { iterations: 8 } }));

/** Five people in a secret night. */
async function atNight(house: House): Promise<Visitor[]> {
  const settings = { game: 'assembly', seats: 5, options: { beat: 2, seconds: 20, ravens: 'two' } };
  const { people } = await beginScenario(house, settings, { sides: ['raven', 'folk', 'folk', 'raven', 'folk'] });
  const speaker = people[people[0]!.view().speaker as number]!;
  await actInTurn(speaker, { name: speaker === people[1] ? 2 : 1 }, { word: 'calm' });
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
    const reason = expect.objectContaining({ manner: 'search', share: expect.any(Number) });
    const { asked } = first.view();
    expect(adviceOf(first)).toEqual([{ type: 'advice', match, asked, move: expect.anything(), reason }]);
    expect(first.mirror().moves).toContainEqual((adviceOf(first)[0] as { move: unknown }).move);
    expect([first.mirror().n, adviceOf(second)]).toEqual([n, []]);
    expect(await codeOf(second.ask({ type: 'advise', match }))).toBe('not-asked');
  });

  test('is thought about once, however often it is asked for meanwhile', async () => {
    const answers: ((decision: Decision) => void)[] = [];
    const decide = () => new Promise<Decision>((resolve) => answers.push(resolve));
    const house = await openHouse({ games, minds: { ...thoughtful, decide } });
    const { people, match } = await begin(house, { game: 'tic-tac-toe', seats: 2 });
    const [first] = people as [Visitor];
    for (let i = 0; i < 3; i++) await must(first.ask({ type: 'advise', match }));
    for (const answer of answers) answer({ move: { cell: 4 }, reason: null });
    await first.until(() => adviceOf(first).length > 0);
    expect([answers.length, adviceOf(first).length]).toEqual([1, 1]);
  });

  test('on the next question is thought about when the last has left the adviser’s mind', async () => {
    const answers: ((decision: Decision) => void)[] = [];
    const decide = () => new Promise<Decision>((resolve) => answers.push(resolve));
    const house = await openHouse({ games, minds: { ...thoughtful, decide } });
    const { people, match } = await begin(house, { game: 'tic-tac-toe', seats: 2 });
    const [first, second] = people as [Visitor, Visitor];
    await must(first.ask({ type: 'advise', match }));
    await must(act(first, { cell: 0 }));
    await settled(people);
    await must(act(second, { cell: 1 }));
    await settled(people);
    await must(first.ask({ type: 'advise', match }));
    expect(answers).toHaveLength(1);
    answers[0]!({ move: { cell: 4 }, reason: null });
    await settled(people);
    answers[1]!({ move: { cell: 8 }, reason: null });
    await first.until(() => adviceOf(first).length > 0);
    const { asked } = first.view();
    expect(adviceOf(first)).toEqual([{ type: 'advice', match, asked, move: { cell: 8 }, reason: null }]);
  });

  test('on one seat is thought about once, from however many sockets it is asked for', async () => {
    const answers: ((decision: Decision) => void)[] = [];
    const decide = () => new Promise<Decision>((resolve) => answers.push(resolve));
    const house = await openHouse({ games, minds: { ...thoughtful, decide } });
    const { table, people, match } = await begin(house, { game: 'tic-tac-toe', seats: 2 });
    const sockets = [people[0]!, await again(house.url, people[0]!), await again(house.url, people[0]!)];
    for (const socket of sockets) {
      await must(socket.ask({ type: 'open', table: table.id }));
      await must(socket.ask({ type: 'advise', match }));
    }
    expect(answers).toHaveLength(1);
    answers[0]!({ move: { cell: 4 }, reason: null });
    await Promise.all(sockets.map((socket) => socket.until(() => adviceOf(socket).length === 1)));
  });

  test('is given to a person so often and no oftener', async () => {
    const limits = { ...NO_LIMITS, hints: { burst: 2, perMinute: 1 } };
    const house = await openHouse({ games, minds: thoughtful, limits });
    const { people, match } = await begin(house, { game: 'tic-tac-toe', seats: 2 });
    const asked: string[] = [];
    for (let i = 0; i < 3; i++) {
      asked.push(await codeOf(people[0]!.ask({ type: 'advise', match })));
      await settled(people);
    }
    expect(asked).toEqual(['ok', 'ok', 'budget']);
    house.clock.advance(60_000);
    expect(await codeOf(people[0]!.ask({ type: 'advise', match }))).toBe('ok');
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
  const read = async <A>(part: string): Promise<A> =>
    (await (await fetch(`${house.url}/api/matches/${match}/${part}`)).json()) as A;
  expect(await read('reasons')).toMatchObject({ code: 'running' });
  await playOut(house, person);
  const { entries } = await read<GameRecord>('record');
  const { reasons } = await read<{ reasons: { entry: number; seat: number; reason: Reason }[] }>('reasons');
  expect(reasons.length).toBeGreaterThan(0);
  for (const { entry, seat, reason } of reasons) {
    expect([seat, (entries[entry] as Entry & { seat: number }).seat]).toEqual([1, 1]);
    // Its last move may have been the only one left.
    if (reason.manner === 'forced') continue;
    expect(reason.share).toBeGreaterThan(0);
    expect(reason.second).not.toBe(null);
  }
});
