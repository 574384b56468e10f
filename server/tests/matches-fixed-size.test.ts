import { bloodVendetta } from '@duskhall/blood-vendetta';
import type { AnyGame } from '@duskhall/kernel';
import { assembly } from '@duskhall/testing/assembly/index.ts';
import { describe, expect, test } from 'vitest';
import { arrived, atNight, beat, beatSizes, beatsOf, trafficOf } from './beating.ts';
import { act, codeOf, createTable, crowd, must, ready, seat } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import { again, type Visitor } from './visitor.ts';

const FIVE_SEATS = 6144 + 512 * 5;

/** All distinct sizes of these people's beats. */
const allSizes = (people: readonly Visitor[]): number[] => [...new Set(people.flatMap(beatSizes))];
const linesOf = (person: Visitor): number => person.frames.join('').split('"room":"ravens"').length - 1;

/** A game whose public view is so large that sending it takes several beats. */
const bulky = {
  ...assembly,
  view: (s: never, viewer: number) => ({ ...(assembly as AnyGame).view(s, viewer), ballast: 'x'.repeat(40_000) }),
} as unknown as AnyGame;

describe('in a secret window the size of a frame depends on the number of seats alone', () => {
  test('however long those talk who may', async () => {
    const house = await openHouse();
    const people = await atNight(house);
    const [raven, second, third, other] = people as [Visitor, Visitor, Visitor, Visitor];
    const table = raven.client.table!.id;
    await beat(house, people);
    for (let i = 0; i < 5; i++)
      for (const person of [raven, other])
        void person.ask({ type: 'chat', table, room: 'ravens', text: `${i}${'ночь'.repeat(120)}` });
    const refused = codeOf(third.ask({ type: 'chat', table, room: 'ravens', text: 'я'.repeat(500) }));
    const advised = codeOf(second.ask({ type: 'advise', match: second.mirror().match }));
    const named = must(act(second, { name: 0 }));
    await beat(house, people);
    await beat(house, people);
    // The ravens' chat does not delay the others.
    await named;
    expect([await refused, await advised]).toEqual(['no-room', 'ok']);
    for (let i = 0; i < 6; i++) await beat(house, people);
    expect([raven, second, third, other].map(linesOf)).toEqual([10, 0, 0, 10]);
    expect(allSizes(people)).toEqual([FIVE_SEATS]);
    expect(new Set(people.map((person) => trafficOf(person).join('\n'))).size).toBe(1);
  });

  test('whoever comes back, and however much that has to be told', async () => {
    const house = await openHouse({ games: [bulky] });
    const people = await atNight(house);
    await beat(house, people);
    const [raven] = people as [Visitor];
    const twin = await again(house.url, raven);
    await must(twin.ask({ type: 'open', table: raven.client.table!.id }));
    const all = [...people, twin];
    let beats = 0;
    while (twin.client.mirror === null) {
      await beat(house, all);
      beats++;
    }
    expect(beats).toBe(Math.ceil(40_000 / FIVE_SEATS));
    expect(twin.view()).toEqual(raven.view());
    expect(allSizes(all)).toEqual([FIVE_SEATS]);
    // It has answered every beat, even before it knew which game is played.
    expect(twin.traffic.filter(({ way, text }) => way === 'out' && text.startsWith('{"type":"beat"'))).toHaveLength(
      beats,
    );
  });

  test('also when the window ends while somebody is still being told', async () => {
    const house = await openHouse({ games: [bulky] });
    const people = await atNight(house);
    for (let i = 0; i < 8; i++) await beat(house, people);
    const [raven] = people as [Visitor];
    const twin = await again(house.url, raven);
    await must(twin.ask({ type: 'open', table: raven.client.table!.id }));
    const all = [...people, twin];
    await beat(house, all);
    expect(twin.client.mirror).toBeNull();
    await beat(house, all);
    await Promise.all(all.map((person) => person.until(({ mirror }) => mirror !== null && !person.view().isHeld)));
    expect(allSizes(all)).toEqual([FIVE_SEATS]);
    expect(people.map(beatsOf)).toEqual([13, 13, 13, 13, 13]);
    expect(twin.view()).toEqual(raven.view());
  });
});

describe('Blood Vendetta at a full table', () => {
  async function secretBeats(house: House, people: readonly Visitor[], count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      const heard = people.map(beatsOf);
      house.clock.advance(1000);
      await Promise.all(people.map((person, seat) => person.until(() => beatsOf(person) > heard[seat]!)));
      await Promise.all(people.map(arrived));
    }
  }

  test('VN-4.13.6: 24 seats hear alike, whatever they ask for', { timeout: 240_000 }, async () => {
    const house = await openHouse({ games: [bloodVendetta as AnyGame] });
    const people = await crowd(house.url, 24);
    const table = await createTable(house.url, people[0]!, { game: 'blood-vendetta', seats: 24 });
    await seat(table, people);
    for (const person of people) await ready(table, person);
    await must(people[0]!.ask({ type: 'start', table: table.id }));
    await Promise.all(people.map((person) => person.until(({ table: now }) => now?.status === 'playing')));
    for (const person of people) person.frames.length = 0;
    await secretBeats(house, people, 2);
    const answers = people.map((person) =>
      codeOf(person.ask({ type: 'chat', table: table.id, room: 'hunters', text: 'x'.repeat(490) })),
    );
    await secretBeats(house, people, 3);
    expect(await Promise.all(answers)).toContain('no-room');
    expect(allSizes(people)).toEqual([6144 + 512 * 24]);
    expect(new Set(people.map(beatsOf)).size).toBe(1);
  });
});
