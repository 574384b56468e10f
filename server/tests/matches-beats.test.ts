import { describe, expect, test } from 'vitest';
import { atNight, beat, beatSizes, beatsOf, isBeat, sizes } from './beating.ts';
import { act, must, settled } from './gathering.ts';
import { dataFolder, openHouse, openHouseOn } from './house.ts';
import { again, type Visitor } from './visitor.ts';

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
    await beat(house, people);
    await Promise.all(taps);
    expect(await refused).toMatchObject({ type: 'no', code: 'not-an-answer', rule: 'AS-5' });
    expect(raven.view().answer).toEqual([{ name: 4 }]);
    const undone = must(second.ask({ type: 'undo', match: second.mirror().match }));
    await beat(house, people);
    await beat(house, people);
    await undone;
    expect(second.view().answer).toEqual([]);
    await beat(house, people);
    expect(new Set(people.map((person) => JSON.stringify(sizes(person)))).size).toBe(1);
    expect(sizes(raven)).toHaveLength(6);
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
  const resigned = [must(act(people[0]!, { resign: true }))];
  await beat(house, people);
  resigned.push(must(act(people[3]!, { resign: true })));
  await beat(house, people);
  await Promise.all(resigned);
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
