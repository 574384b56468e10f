import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import { type AnyGame, fastRng } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { openMemory } from '../index.ts';
import { act, begin, beginScenario, codeOf, must, playTurns, settled } from './gathering.ts';
import { openHouse } from './house.ts';
import { again, type Visitor } from './visitor.ts';

/** What a newly connected client sees. */
async function fresh(url: string, person: Visitor): Promise<object> {
  const twin = await again(url, person);
  await must(twin.ask({ type: 'open', table: person.client.table!.id }));
  await twin.until(({ mirror }) => mirror !== null);
  await twin.hangUp();
  return twin.mirror();
}

const undo = (person: Visitor) => person.ask({ type: 'undo', match: person.mirror().match });

test('own answers can be taken back until a seal, from between those of others', async () => {
  const house = await openHouse();
  const { people } = await beginScenario(house, { game: 'assembly', seats: 3 }, { sides: ['raven', 'folk', 'folk'] });
  const speaker = people[people[0]!.view().speaker as number]!;
  await must(act(speaker, speaker.mirror().moves[0]));
  expect(await codeOf(undo(speaker))).toBe('sealed');
  await must(act(speaker, { word: 'calm' }));
  await settled(people);
  const [first, second, third] = people as [Visitor, Visitor, Visitor];
  await must(act(first, { task: 'guard' }, { name: 1 }));
  await must(act(second, { accuse: 0 }, { task: 'rest' }, { done: true }));
  await must(undo(first));
  await must(undo(first));
  await settled(people);
  expect(first.view()).toMatchObject({ question: 'task', task: '' });
  await must(undo(second));
  await must(undo(second));
  await settled(people);
  expect(third.view().accused).toEqual([-1, 0, -1]);
  await must(undo(second));
  await settled(people);
  expect(third.view().accused).toEqual([-1, -1, -1]);
  expect(third.mirror().log.some((event) => 'type' in event && event.type === 'accused')).toBe(false);
  expect(third.heard().some((reply) => reply.type === 'news' && reply.lost !== undefined)).toBe(true);
  for (const person of people) expect({ ...person.mirror(), type: 'sync' }).toEqual(await fresh(house.url, person));
  expect(await codeOf(undo(second))).toBe('sealed');
  expect(await codeOf(undo(third))).toBe('sealed');
});

test('a pick can be taken back until the last has picked', async () => {
  const house = await openHouse();
  const { people, match } = await begin(house, { game: 'carta-impera-victoria', seats: 2, options: { deal: 'draft' } });
  const [first, second] = people as [Visitor, Visitor];
  expect(first.mirror().mayUndo).toBe(false);
  await must(act(first, first.mirror().moves[0]));
  await settled(people);
  expect(first.mirror().mayUndo).toBe(true);
  expect(second.view().owes).toEqual([false, true]);
  await must(undo(first));
  await settled(people);
  expect(second.view().owes).toEqual([true, true]);
  await must(act(first, first.mirror().moves[0]));
  await must(act(second, second.mirror().moves[0]));
  expect(await undo(first)).toMatchObject({ code: 'sealed', rule: '' });
  for (const person of people) expect({ ...person.mirror(), type: 'sync' }).toEqual(await fresh(house.url, person));
  expect(match).toBe(first.mirror().match);
});

test('an undo late in a long match plays no more again than what it goes back on', async () => {
  let applied = 0;
  const counting = {
    ...cartaImperaVictoria,
    apply(...given: Parameters<typeof cartaImperaVictoria.apply>) {
      applied++;
      cartaImperaVictoria.apply(...given);
    },
  };
  const house = await openHouse({ games: [counting as unknown as AnyGame] });
  const { people, match } = await begin(house, { game: counting.name, seats: 2 });
  const rng = fastRng(5);
  const costs: number[] = [];
  for (let turn = 0; turn < 150; turn++) {
    expect(await playTurns(people, 1, rng)).toBe(1);
    const able = people.find((person) => person.mirror().mayUndo);
    if (turn < 100 || able === undefined) continue;
    applied = 0;
    await must(undo(able));
    await settled(people);
    costs.push(applied);
  }
  expect(match).toBe(people[0]!.mirror().match);
  expect(costs.length).toBeGreaterThan(5);
  expect(Math.max(...costs)).toBeLessThanOrEqual(64);
});

test.each([
  { game: 'carta-impera-victoria', seats: 2, options: { deal: 'draft' } },
  { game: 'assembly', seats: 4 },
])('after many undos in $game everybody has the story that a new start of the server tells', async (settings) => {
  const storage = await openMemory();
  const lasting = { ...storage, close: async () => {} };
  const house = await openHouse({ storage: lasting });
  const { people, table } = await begin(house, settings);
  const rng = fastRng(9);
  let undone = 0;
  for (let turn = 0; turn < 60; turn++) {
    if ((await playTurns(people, 1, rng)) === 0) break;
    const able = people.filter((person) => person.mirror().mayUndo);
    if (able.length === 0 || turn % 2 === 0) continue;
    undone++;
    await must(undo(able[turn % able.length]!));
    await settled(people);
  }
  expect(undone).toBeGreaterThan(3);
  const told = people.map((person) => person.mirror().log);
  await house.stop();
  await Promise.all(people.map((person) => person.hangUp()));
  const next = await openHouse({ storage: lasting, clock: house.clock });
  for (const person of people) {
    const { mirror } = person.client;
    await person.comeBack(next.url);
    await must(person.ask({ type: 'open', table: table.id }));
    await person.until(({ mirror: now }) => now !== mirror);
  }
  expect(people.map((person) => person.mirror().log)).toEqual(told);
});

test('steps of a turn are taken back one by one, and others forget them', async () => {
  const house = await openHouse();
  const { people } = await beginScenario(
    house,
    { game: 'carta-impera-victoria', seats: 2 },
    { hands: [['military-i', 'religion-i', 'science-i']], areas: [{ religion: 2 }] },
  );
  const [first, second] = people as [Visitor, Visitor];
  const before = second.mirror();
  await must(act(first, first.mirror().moves[0]));
  await settled(people);
  expect(second.mirror().log.length).toBeGreaterThan(before.log.length);
  await must(undo(first));
  await settled(people);
  expect(second.mirror().log).toEqual(before.log);
  expect(second.mirror().view).toEqual(before.view);
  expect(second.mirror().n).toBe(before.n + 2);
  expect(await codeOf(undo(first))).toBe('sealed');
  expect(await codeOf(undo(second))).toBe('sealed');
});
