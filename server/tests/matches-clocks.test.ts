import { describe, expect, test } from 'vitest';
import { act, actInTurn, begin, beginScenario, must, settled } from './gathering.ts';
import { dataFolder, openHouse, openHouseOn } from './house.ts';
import type { Visitor } from './visitor.ts';

const DAY = 86_400_000;
const TOE = { game: 'tic-tac-toe', seats: 2 };
const LIVE = { kind: 'live', base: 60, increment: 5 };
const DRAFT = { game: 'carta-impera-victoria', seats: 3, options: { deal: 'draft' } };

const left = (person: Visitor) => person.mirror().clocks.left;
const running = (person: Visitor) => person.mirror().clocks.running;

describe('a live clock', () => {
  test('runs for who is asked, and a decision earns the increment', async () => {
    const house = await openHouse();
    const { people } = await begin(house, { ...TOE, clock: LIVE });
    const [first, second] = people as [Visitor, Visitor];
    expect([left(first), running(second)]).toEqual([[60_000, 60_000], [0]]);
    house.clock.advance(10_000);
    await must(act(first, { cell: 0 }));
    await settled(people);
    expect([left(second), running(second)]).toEqual([[55_000, 60_000], [1]]);
    house.clock.advance(3_000);
    await must(act(second, { cell: 4 }));
    await settled(people);
    expect([left(first), running(first)]).toEqual([[55_000, 62_000], [0]]);
  });

  test('answers with the game’s time-out when time is up, and again at once when nothing is left', async () => {
    const house = await openHouse();
    const { people } = await begin(house, { ...TOE, clock: { ...LIVE, increment: 0 } });
    const [first, second] = people as [Visitor, Visitor];
    house.clock.advance(59_999);
    await settled(people);
    expect(first.mirror().log).toEqual([]);
    house.clock.advance(1);
    await settled(people);
    expect(second.mirror().log).toHaveLength(1);
    await must(act(second, second.mirror().moves[0]));
    house.clock.advance(0);
    await settled(people);
    expect(second.mirror().log).toHaveLength(3);
    expect(left(second)).toEqual([0, 60_000]);
  });

  test('runs for all in a simultaneous phase until each has decided; a decision taken back earns nothing', async () => {
    const house = await openHouse();
    const { people, match } = await begin(house, { ...DRAFT, clock: LIVE });
    const [first, second, third] = people as [Visitor, Visitor, Visitor];
    expect(running(first)).toEqual([0, 1, 2]);
    house.clock.advance(10_000);
    await must(act(first, first.mirror().moves[0]));
    house.clock.advance(10_000);
    await must(act(second, second.mirror().moves[0]));
    await settled(people);
    expect([left(third), running(third)]).toEqual([[55_000, 45_000, 40_000], [2]]);
    for (let i = 0; i < 3; i++) {
      await must(first.ask({ type: 'undo', match }));
      await settled(people);
      expect(left(third)[0]).toBe(50_000);
      await must(act(first, first.mirror().moves[0]));
    }
    await settled(people);
    expect([left(third), running(third)]).toEqual([[55_000, 45_000, 40_000], [2]]);
    house.clock.advance(40_000);
    await settled(people);
    expect([left(third), running(third)]).toEqual([
      [55_000, 45_000, 5_000],
      [0, 1, 2],
    ]);
    expect(third.view().picks).toHaveLength(1);
  });

  test('shows others nothing of the parts of a decision', async () => {
    const house = await openHouse();
    const { people } = await beginScenario(
      house,
      { game: 'assembly', seats: 3, clock: LIVE },
      { sides: ['raven', 'folk', 'folk'] },
    );
    const speaker = people[people[0]!.view().speaker as number]!;
    await actInTurn(speaker, speaker.mirror().moves[0], { word: 'calm' });
    await settled(people);
    const before = left(people[2]!);
    await must(act(people[0]!, { task: 'guard' }));
    await must(act(people[0]!, { name: 1 }));
    await must(act(people[1]!, { task: 'rest' }));
    await must(act(people[0]!, { done: true }));
    await must(act(people[1]!, { done: true }));
    await settled(people);
    expect(left(people[2]!)).toEqual([before[0]! + 5000, before[1]! + 5000, before[2]!]);
  });
});

describe('a correspondence clock', () => {
  test('gives each decision its days', async () => {
    const house = await openHouse();
    const { people } = await begin(house, { ...TOE, clock: { kind: 'correspondence', days: 2 } });
    const [first, second] = people as [Visitor, Visitor];
    house.clock.advance(DAY);
    await must(act(first, { cell: 0 }));
    await settled(people);
    expect(left(second)).toEqual([DAY, 2 * DAY]);
    house.clock.advance(DAY);
    await must(act(second, { cell: 4 }));
    await settled(people);
    expect(left(second)).toEqual([2 * DAY, DAY]);
    house.clock.advance(2 * DAY - 1);
    await settled(people);
    expect(first.mirror().log).toHaveLength(2);
    house.clock.advance(1);
    await settled(people);
    expect(first.mirror().log).toHaveLength(3);
  });

  test('is not wound up by the parts of a decision, nor by taking them back', async () => {
    const house = await openHouse();
    const { people } = await beginScenario(
      house,
      { game: 'assembly', seats: 3, clock: { kind: 'correspondence', days: 1 } },
      { sides: ['raven', 'folk', 'folk'] },
    );
    const speaker = people[people[0]!.view().speaker as number]!;
    await actInTurn(speaker, speaker.mirror().moves[0], { word: 'calm' });
    await settled(people);
    for (const person of people)
      await must(act(person, { task: 'guard' }, person.view().viewer === 0 ? { name: 1 } : { name: 0 }));
    house.clock.advance(DAY / 2);
    await must(act(people[0]!, { done: true }));
    await must(people[1]!.ask({ type: 'undo', match: people[1]!.mirror().match }));
    await settled(people);
    expect(left(people[2]!)).toEqual([DAY / 2, DAY / 2, DAY / 2]);
    house.clock.advance(DAY / 2);
    for (let i = 0; i < 4; i++) {
      house.clock.advance(0);
      await settled(people);
    }
    expect(people[2]!.view().isHeld).toBe(true);
  });
});

test('after a restart the clocks have what they had', async () => {
  const folder = await dataFolder();
  const house = await openHouseOn(folder);
  const { people } = await begin(house, { ...TOE, clock: LIVE });
  const [first, second] = people as [Visitor, Visitor];
  house.clock.advance(10_000);
  await must(act(first, { cell: 0 }));
  house.clock.advance(7_000);
  await house.stop();
  await Promise.all(people.map((person) => person.hangUp()));
  house.clock.advance(1_000_000);
  const next = await openHouseOn(folder, { clock: house.clock });
  const { n } = second.mirror();
  await Promise.all(people.map((person) => person.comeBack(next.url)));
  await second.until(({ mirror }) => mirror?.n !== n);
  expect([left(second), running(second)]).toEqual([[55_000, 53_000], [1]]);
  next.clock.advance(53_000);
  await settled([second]);
  expect(second.mirror().log).toHaveLength(2);
});
