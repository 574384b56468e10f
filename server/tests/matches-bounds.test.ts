import { describe, expect, test } from 'vitest';
import { type MatchLimits, NO_LIMITS } from '../index.ts';
import { act, begin, codeOf, must, settled } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import type { Visitor } from './visitor.ts';

const houseWith = (changes: Partial<MatchLimits>): Promise<House> =>
  openHouse({ limits: { ...NO_LIMITS, match: { ...NO_LIMITS.match, ...changes } } });
const DRAFT = { game: 'carta-impera-victoria', seats: 2, options: { deal: 'draft' } };

/** Picks and takes back, so many times; the code of the first refusal. */
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

test('the console is used so often', async () => {
  const house = await houseWith({ deeds: 2 });
  const { people, match } = await begin(house, { game: 'assembly', seats: 5 });
  const pause = (isPaused: boolean) => codeOf(people[0]!.ask({ type: 'pause', match, isPaused }));
  expect([await pause(true), await pause(false), await pause(true)]).toEqual(['ok', 'ok', 'console-full']);
});
