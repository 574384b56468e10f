import { fastRng, type GameRecord, replay } from '@duskhall/kernel';
import { type Assembly, assembly } from '@duskhall/testing/assembly/index.ts';
import { describe, expect, test } from 'vitest';
import { act, actInTurn, begin, beginScenario, isOver, must, type Party, pick, settled } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import type { Visitor } from './visitor.ts';

const SIDES = { sides: ['raven', 'folk', 'folk', 'folk', 'folk'] };
const FIVE = { game: 'assembly', seats: 5 };
const REST = [{ task: 'rest' }, { done: true }];

const recordOf = async ({ url }: House, match: string) =>
  (await (await fetch(`${url}/api/matches/${match}/record`)).json()) as GameRecord;

/** Five people in their first night. */
async function atNight(house: House, settings = {}): Promise<Party> {
  const party = await beginScenario(house, { ...FIVE, ...settings }, SIDES);
  const { people } = party;
  const speaker = people[people[0]!.view().speaker as number]!;
  await actInTurn(speaker, speaker.mirror().moves[0], { word: 'calm' });
  await settled(people);
  for (const person of people) await must(act(person, ...REST));
  await settled(people);
  expect(people.map((person) => person.view().question)).toEqual(['prey', 'suspect', 'suspect', 'suspect', 'suspect']);
  return party;
}

describe('a whole match of the test game', () => {
  for (const seed of [1, 2, 3])
    test(`with free moves, held windows and lanes (${seed})`, async () => {
      const house = await openHouse();
      const { people, match } = await begin(house, { ...FIVE, options: { ravens: 'two', seconds: 9 } });
      const rng = fastRng(seed);
      for (let step = 0; step < 2000 && !isOver(people[0]!); step++) {
        const person = pick(people, rng);
        const { moves, free } = person.mirror();
        const isFree = pick([true, ...Array(9).fill(false)], rng);
        const mayResign = step > 60;
        const offers = isFree ? free.filter((move) => mayResign || !('resign' in (move as object))) : moves;
        const isLate = person.view().isHeld && pick([true, false], rng);
        if (offers.length > 0 && !isLate) await must(act(person, pick(offers, rng)));
        else house.clock.advance(1000);
        await settled(people);
      }
      expect(people.map((person) => person.mirror().scores)).toEqual(people.map(() => people[0]!.mirror().scores));
      expect(people[0]!.mirror().scores).toContain(1);
      const played = replay<Assembly>(assembly, await recordOf(house, match));
      expect(played.s.winner).not.toBe('');
    });
});

describe('a window that is held open', () => {
  test('stays open when all have answered, answers may change, and the clock closes it', async () => {
    const house = await openHouse();
    const { people } = await atNight(house);
    const [raven, second] = people as [Visitor, Visitor];
    expect(raven.mirror().clocks).toMatchObject({ window: 30_000, running: [] });
    for (const person of people) await must(act(person, { name: person === second ? 0 : 1 }));
    await must(act(raven, { name: 2 }));
    await must(act(raven, { name: 4 }));
    house.clock.advance(29_999);
    await settled(people);
    expect(second.view()).toMatchObject({ question: 'suspect', answer: [{ name: 0 }] });
    house.clock.advance(1);
    await settled(people);
    expect(second.view().isAlive).toEqual([true, true, true, true, false]);
    expect(second.view().question).toBe('vote');
  });

  test('answers for who is late, and is not made longer by who leaves meanwhile', async () => {
    const house = await openHouse();
    const { people } = await atNight(house);
    house.clock.advance(20_000);
    await must(act(people[3]!, { resign: true }));
    await settled(people);
    expect(people[0]!.mirror().clocks.window).toBe(10_000);
    house.clock.advance(10_000);
    await settled(people);
    expect(people[0]!.view()).toMatchObject({ question: 'vote', isAlive: [true, false, true, false, true] });
  });

  test('tells nobody who has answered', async () => {
    const house = await openHouse();
    const { people } = await atNight(house);
    const frames = people.map((person) => person.frames.length);
    await must(act(people[0]!, { name: 1 }));
    await must(act(people[2]!, { name: 1 }));
    await settled(people);
    // The news of their own answer, the acknowledgement, and the reply to `settled`.
    expect(people.map((person, i) => person.frames.length - frames[i]!)).toEqual([3, 1, 3, 1, 1]);
  });

  test('closes without a seat that is gone, which is asked nothing more', async () => {
    const house = await openHouse();
    const { people } = await atNight(house);
    await must(act(people[4]!, { resign: true }));
    await settled(people);
    expect(people[4]!.view()).toMatchObject({ question: '', isAlive: [true, true, true, true, false] });
    expect(people[4]!.mirror()).toMatchObject({ moves: [], free: [] });
    expect(await act(people[4]!, { name: 0 })).toMatchObject({ code: 'gone', rule: 'AS-8' });
    house.clock.advance(30_000);
    await settled(people);
    expect(people[0]!.view().question).toBe('vote');
  });
});
