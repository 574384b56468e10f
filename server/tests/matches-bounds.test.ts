import { describe, expect, test } from 'vitest';
import { type MatchLimits, NO_LIMITS } from '../index.ts';
import { act, begin, codeOf, createTable, crowd, gather, must, settled } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

const houseWith = (changes: Partial<MatchLimits>): Promise<House> =>
  openHouse({ limits: { ...NO_LIMITS, match: { ...NO_LIMITS.match, ...changes } } });
const DRAFT = { game: 'carta-impera-victoria', seats: 2, options: { deal: 'draft' } };

/** Picks and undoes this many times; returns the code of the first refusal. */
async function dither(person: Visitor, match: string, times: number): Promise<string> {
  for (let i = 0; i < times; i++) {
    const code = await codeOf(
      i % 2 === 0 ? act(person, person.mirror().moves[0]) : person.ask({ type: 'undo', match }),
    );
    if (code !== 'ok') return code;
    await settled([person]);
  }
  return 'ok';
}

describe('the record', () => {
  test('takes so many entries of a seat, taken back or not, and the others play on', async () => {
    const house = await houseWith({ entriesOfSeat: 10 });
    const { people, match } = await begin(house, DRAFT);
    expect(await dither(people[0]!, match, 10)).toBe('ok');
    expect(await dither(people[0]!, match, 1)).toBe('seat-full');
    expect(await dither(people[1]!, match, 4)).toBe('ok');
    expect(await codeOf(people[0]!.ask({ type: 'concede', match }))).toBe('ok');
  });

  test('is no longer for a person after a restart', async () => {
    const house = await houseWith({ entriesOfSeat: 4 });
    const { people, match } = await begin(house, DRAFT);
    expect(await dither(people[0]!, match, 4)).toBe('ok');
    for (const person of people) await must(person.ask({ type: 'shut', table: person.client.table!.id }));
    house.clock.advance(3_600_000);
    for (const person of people) await must(person.ask({ type: 'open', table: person.client.table!.id }));
    expect(await dither(people[0]!, match, 1)).toBe('seat-full');
  });

  test('takes no gesture that would go beyond, not even a part of it', async () => {
    const house = await houseWith({ entriesOfSeat: 3 });
    const { people } = await begin(house, DRAFT);
    const { moves, n } = people[0]!.mirror();
    expect(await codeOf(act(people[0]!, ...Array(4).fill(moves[0])))).toBe('seat-full');
    expect(people[0]!.mirror()).toMatchObject({ n, moves });
  });

  test('takes so many entries of all together', async () => {
    const house = await houseWith({ entries: 5 });
    const { people, match } = await begin(house, DRAFT);
    expect(await dither(people[0]!, match, 4)).toBe('ok');
    expect(await dither(people[1]!, match, 2)).toBe('record-full');
  });

  test('does not grow by itself for ever', async () => {
    const house = await houseWith({ entriesByItself: 2 });
    const { people } = await begin(house, {
      game: 'tic-tac-toe',
      seats: 2,
      clock: { kind: 'live', base: 5, increment: 0 },
    });
    for (let time = 0; time < 5; time++) {
      house.clock.advance(60_000);
      await settled(people);
    }
    expect(people[0]!.mirror().log).toHaveLength(2);
  });
});

test('so much is said in a match by one person, and by all', async () => {
  const house = await houseWith({ wordsOfPerson: 3, words: 5 });
  const { table, people } = await begin(house, { game: 'tic-tac-toe', seats: 2 });
  const say = (person: Visitor) => codeOf(person.ask({ type: 'chat', table: table.id, text: 'Hm.' }));
  const codes: string[] = [];
  for (const person of [0, 0, 0, 0, 1, 1, 1]) codes.push(await say(people[person]!));
  expect(codes).toEqual(['ok', 'ok', 'ok', 'words-full', 'ok', 'ok', 'words-full']);
});

test('who only watches takes no words from those who play', async () => {
  const house = await houseWith({ words: 3, wordsOfWatchers: 2 });
  const { table, people } = await begin(house, { game: 'tic-tac-toe', seats: 2 });
  const watchers = [await visit(house.url, 'Watcher'), await visit(house.url, 'Another')];
  for (const watcher of watchers) await must(watcher.ask({ type: 'open', table: table.id }));
  const say = (person: Visitor) => codeOf(person.ask({ type: 'chat', table: table.id, text: 'Hm.' }));
  const codes: string[] = [];
  for (const person of [...watchers, ...watchers, ...people, ...people]) codes.push(await say(person));
  expect(codes).toEqual(['ok', 'ok', 'words-full', 'words-full', 'ok', 'ok', 'ok', 'words-full']);
});

test('the console is used so often; a pause ends, and the console goes back, at any time', async () => {
  const house = await houseWith({ deeds: 2 });
  const host = await visit(house.url, 'Moderator');
  const people = await crowd(house.url, 5);
  const table = await createTable(house.url, host, { game: 'assembly', seats: 5, moderator: 'host' });
  await must(host.ask({ type: 'open', table: table.id }));
  await gather(table, people, host);
  await host.until(({ mirror }) => mirror !== null);
  const { match } = host.mirror();
  const absent = (seat: number) => codeOf(host.ask({ type: 'absent', match, seat }));
  const pause = (isPaused: boolean) => codeOf(host.ask({ type: 'pause', match, isPaused }));
  const giveBack = () => codeOf(host.ask({ type: 'moderate', match, person: '' }));
  expect([await absent(0), await pause(true), await pause(false)]).toEqual(['ok', 'ok', 'ok']);
  expect([await absent(1), await pause(true), await pause(false)]).toEqual(['console-full', 'ok', 'ok']);
  expect([await absent(1), await pause(true)]).toEqual(['console-full', 'console-full']);
  expect(await codeOf(host.ask({ type: 'close', match }))).toBe('no-window');
  expect([await giveBack(), await giveBack()]).toEqual(['ok', 'console-full']);
});
