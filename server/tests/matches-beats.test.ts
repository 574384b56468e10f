import type { Reply } from '@duskhall/protocol';
import { describe, expect, test } from 'vitest';
import { act, beginScenario, codeOf, must, settled } from './gathering.ts';
import { dataFolder, type House, openHouse, openHouseOn } from './house.ts';
import { again, type Visitor, visit } from './visitor.ts';

const SETTINGS = { game: 'assembly', seats: 5, options: { beat: 2, seconds: 20, ravens: 'two' } };
const SIDES = { sides: ['raven', 'folk', 'folk', 'raven', 'folk'] };

/** Five people in a secret night; all they have heard before is forgotten. */
async function atNight(house: House): Promise<Visitor[]> {
  const { people } = await beginScenario(house, SETTINGS, SIDES);
  const speaker = people[people[0]!.view().speaker as number]!;
  await must(act(speaker, { name: speaker === people[1] ? 2 : 1 }, { word: 'calm' }));
  await settled(people);
  for (const person of people) await must(act(person, { task: 'rest' }, { done: true }));
  for (const person of people) person.frames.length = 0;
  return people;
}

/** The next beat, once everything that was said has been heard and done: a watcher is answered at once. */
async function beat({ url, clock }: House, people: readonly Visitor[], milliseconds = 2000): Promise<void> {
  await Promise.all(people.map((person) => codeOf(person.ask({ type: 'stand', table: 'A'.repeat(22) }))));
  const watcher = await visit(url, 'Watcher');
  await must(watcher.ask({ type: 'open', table: people[0]!.client.table!.id }));
  await settled([watcher]);
  await watcher.hangUp();
  const count = people.map(beatsOf);
  clock.advance(milliseconds);
  await Promise.all(people.map((person, i) => person.until(() => beatsOf(person) > count[i]!)));
}
const isBeat = (text: string): boolean => (JSON.parse(text) as Reply).type === 'beat';
const beatsOf = (person: Visitor): number => person.frames.filter(isBeat).length;
const beatSizes = (person: Visitor): number[] => person.frames.filter(isBeat).map((text) => Buffer.byteLength(text));
/** The sizes of the frames, but for what `beat` itself brings about. */
const sizes = (person: Visitor): number[] =>
  person.frames.filter((text) => !/no-table|"type":"table"/.test(text)).map((text) => Buffer.byteLength(text));

describe('in a secret window every seat hears as much as every other, on each beat', () => {
  test('whatever its role and its taps', async () => {
    const house = await openHouse();
    const people = await atNight(house);
    const [raven, second, third] = people as [Visitor, Visitor, Visitor];
    await beat(house, people);
    expect(people.map((person) => person.view().question)).toEqual(['prey', 'suspect', 'suspect', 'prey', 'suspect']);
    const taps: Promise<unknown>[] = [];
    for (const name of [1, 2, 4]) taps.push(must(act(raven, { name })));
    taps.push(must(act(second, { name: 0 })));
    const refused = act(third, { vote: 0 });
    await beat(house, people);
    await Promise.all(taps);
    expect(await refused).toMatchObject({ type: 'no', code: 'not-an-answer', rule: 'AS-5' });
    expect(raven.view().answer).toEqual([{ name: 4 }]);
    const undone = must(second.ask({ type: 'undo', match: second.mirror().match }));
    await beat(house, people);
    await undone;
    expect(second.view().answer).toEqual([]);
    await beat(house, people);
    expect(new Set(people.map((person) => JSON.stringify(sizes(person)))).size).toBe(1);
    expect(sizes(raven)).toHaveLength(4);
    expect(new Set(sizes(raven)).size).toBe(1);
    for (const person of people) expect(person.heard().filter(({ type }) => type === 'news')).toEqual([]);
  });

  test('and when the clock ends it', async () => {
    const house = await openHouse();
    const people = await atNight(house);
    for (let i = 0; i < 9; i++) await beat(house, people);
    expect(people[0]!.view().isHeld).toBe(true);
    await beat(house, people);
    await Promise.all(
      people.map((person) => person.until(() => person.view().question === 'vote' || !person.view().isHeld)),
    );
    expect(new Set(people.map((person) => JSON.stringify(sizes(person)))).size).toBe(1);
    await settled(people);
    expect(people[0]!.heard().at(-1)!.type).toBe('no');
  });

  test('and for who comes back into it', async () => {
    const house = await openHouse();
    const people = await atNight(house);
    await beat(house, people);
    const second = people[1]!;
    await second.hangUp();
    const before = people.map((person) => beatsOf(person));
    await second.comeBack();
    const twin = await again(house.url, people[0]!);
    await must(twin.ask({ type: 'open', table: second.client.table!.id }));
    expect(twin.client.mirror).toBeNull();
    const all = [...people, twin];
    await beat(house, all);
    expect(twin.view()).toEqual(people[0]!.view());
    expect(people.map((person, i) => beatsOf(person) - before[i]!)).toEqual([1, 1, 1, 1, 1]);
    const last = all.map((person) => person.frames.findLast(isBeat)!.length);
    expect(new Set(last).size).toBe(1);
  });
});

test('an answer that ends the window is not forgotten', async () => {
  const house = await openHouse();
  const people = await atNight(house);
  await beat(house, people);
  await Promise.all([must(act(people[0]!, { resign: true })), beat(house, people)]);
  const resigned = must(act(people[3]!, { resign: true }));
  await resigned;
  await settled(people);
  expect(people[0]!.mirror().scores).toEqual([0, 1, 1, 0, 1]);
  expect(new Set(people.map((person) => JSON.stringify(sizes(person).slice(0, 3)))).size).toBe(1);
});

test('after a restart a secret window has its beat again, and the rest of its time', async () => {
  const folder = await dataFolder();
  const house = await openHouseOn(folder);
  const people = await atNight(house);
  await beat(house, people);
  house.clock.advance(1000);
  await house.stop();
  await Promise.all(people.map((person) => person.hangUp()));
  const next = await openHouseOn(folder, { clock: house.clock });
  for (const person of people) {
    person.frames.length = 0;
    await person.comeBack(next.url);
  }
  await beat(next, people);
  expect(people[0]!.mirror().clocks.window).toBe(17_000);
  for (let i = 0; i < 7; i++) await beat(next, people);
  expect(people[0]!.view().isHeld).toBe(true);
  await beat(next, people, 1000);
  await Promise.all(people.map((person) => person.until(() => !person.view().isHeld)));
  expect(new Set(people.map((person) => JSON.stringify(beatSizes(person)))).size).toBe(1);
});
