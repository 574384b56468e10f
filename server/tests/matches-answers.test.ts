import { fastRng, type Locale } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { act, actInTurn, begin, beginScenario, codeOf, createTable, gather, must, pick, settled } from './gathering.ts';
import { openHouse } from './house.ts';
import { visit } from './visitor.ts';

const DRAFT = { game: 'carta-impera-victoria', seats: 4, options: { deal: 'draft' } };
const ASSEMBLY = { game: 'assembly', seats: 4 };
const SIDES = { sides: ['raven', 'folk', 'folk', 'folk'] };

describe('answers at the same moment never conflict', () => {
  test('in a draft', async () => {
    const house = await openHouse();
    const { people } = await begin(house, DRAFT);
    for (let round = 1; round <= 3; round++) {
      const picks = people.map((person, seat) => pick(person.mirror().moves, fastRng(seat + round)));
      await Promise.all(people.map((person, seat) => must(act(person, picks[seat]))));
      await settled(people);
      const told = people.map((person) =>
        person.mirror().log.filter((event) => 'round' in event && event.round === round),
      );
      expect(told.map((events) => events.length)).toEqual([8, 8, 8, 8]);
    }
    expect(people[0]!.view().centre).toHaveLength(4);
  });

  test('in lanes of several parts', async () => {
    const house = await openHouse();
    const { people } = await beginScenario(house, ASSEMBLY, SIDES);
    const speaker = people[people[0]!.view().speaker as number]!;
    await must(act(speaker, speaker.mirror().moves[0]));
    await must(act(speaker, { word: 'calm' }));
    await settled(people);
    const rest = [{ task: 'rest' }, { done: true }];
    const guard = [{ task: 'guard' }, { name: 0 }, { done: true }];
    const plans = [rest, guard, rest, guard];
    await Promise.all(people.map((person, seat) => must(act(person, ...plans[seat]!))));
    await settled(people);
    expect(people.map((person) => person.view().question)).toEqual(['prey', 'suspect', 'suspect', 'suspect']);
    expect(people.map((person) => person.view().task)).toEqual(['rest', 'guard', 'rest', 'guard']);
  });
});

describe('several moves in one gesture', () => {
  test('are taken whole or not at all, and a refused one is told to nobody', async () => {
    const house = await openHouse();
    const { people, table } = await beginScenario(house, ASSEMBLY, SIDES);
    const watcher = await visit(house.url, 'Watcher');
    await must(watcher.ask({ type: 'open', table: table.id }));
    const speaker = people[people[0]!.view().speaker as number]!;
    await actInTurn(speaker, speaker.mirror().moves[0], { word: 'alarm' });
    await settled([...people, watcher]);
    const all = [...people, watcher];
    const mirrors = all.map((person) => person.mirror());
    const frames = all.map((person) => person.frames.length);
    const person = people[1]!;
    for (const moves of [
      [{ task: 'guard' }, { name: 0 }, { done: true }, { done: true }],
      [{ accuse: 0 }, { task: 'rest' }, { task: 'rest' }],
      [{ task: 'guard' }, { name: 1 }],
    ])
      expect(await act(person, ...moves)).toMatchObject({ type: 'no', rule: expect.stringMatching(/^AS-/) });
    await settled(all);
    expect(all.map((one) => one.mirror())).toEqual(mirrors);
    // The refusals to the one who asked, and the refusals that `settled` causes.
    expect(all.map((one, i) => one.frames.length - frames[i]!)).toEqual([1, 4, 1, 1, 1]);
    await must(act(person, { task: 'guard' }, { name: 0 }, { done: true }));
  });

  test('may be free moves for a question that has passed', async () => {
    const house = await openHouse();
    const { people, match } = await beginScenario(house, ASSEMBLY, SIDES);
    const free = (moves: unknown[]) => people[2]!.ask({ type: 'move', match, asked: 7, moves });
    await must(free([{ accuse: 0 }, { accuse: 1 }]));
    expect(await codeOf(free([{ accuse: 0 }, { task: 'rest' }]))).toBe('late');
    await settled(people);
    expect(people[0]!.view().accused).toEqual([-1, -1, 1, -1]);
  });
});

test('a refusal has a code, the number of the rule and a sentence in the language of who asked', async () => {
  const house = await openHouse();
  const locales: Locale[] = ['en', 'ru', 'fr'];
  const sentences = new Set<string>();
  for (const locale of locales) {
    const people = [await visit(house.url, 'A', locale), await visit(house.url, 'B', locale)];
    const table = await createTable(house.url, people[0]!, { game: 'tic-tac-toe', seats: 2 });
    await gather(table, people);
    const refused = await act(people[1]!, { cell: 0 });
    expect(refused).toMatchObject({ type: 'no', code: 'not-your-turn', rule: 'TTT-2' });
    const late = await people[0]!.ask({
      type: 'move',
      match: people[0]!.mirror().match,
      asked: 9,
      moves: [{ cell: 1 }],
    });
    expect(late).toMatchObject({ type: 'no', code: 'late', rule: '' });
    for (const answer of [refused, late]) if (answer.type === 'no') sentences.add(answer.text);
  }
  expect(sentences.size).toBe(6);
  expect([...sentences].filter((sentence) => /[а-я]/.test(sentence))).toHaveLength(2);
});
