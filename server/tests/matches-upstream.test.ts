import { clientBeat, createClient } from '@duskhall/protocol';
import { describe, expect, test } from 'vitest';
import { atNight, beat, trafficOf } from './beating.ts';
import { act, codeOf, must, settled } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import type { Visitor } from './visitor.ts';

/** A whole secret night: every role, different taps in every seat, some chat, refusals. */
async function playNight(house: House, people: Visitor[]): Promise<void> {
  const [raven, second, third, other] = people as [Visitor, Visitor, Visitor, Visitor];
  const table = raven.client.table!.id;
  await beat(house, people);
  for (const name of [1, 2, 4]) void act(raven, { name });
  void act(second, { name: 0 });
  void other.ask({ type: 'chat', table, room: 'ravens', text: 'the second, then? 🦇'.repeat(9) });
  void third.ask({ type: 'chat', table, room: 'ravens', text: 'let me in' });
  await beat(house, people);
  void act(third, { vote: 0 });
  void act(other, { name: 1 });
  void second.ask({ type: 'undo', match: second.mirror().match });
  for (let i = 0; i < 8; i++) await beat(house, people);
  await Promise.all(people.map((person) => person.until(() => !person.view().isHeld)));
}

const kinds = (people: readonly Visitor[]): number =>
  new Set(people.map((person) => trafficOf(person).join('\n'))).size;

describe('VN-4.13.7: in a secret window', () => {
  test('VN-4.13.6: every seat sends and receives as much as every other, at the same moments', async () => {
    const house = await openHouse();
    const people = await atNight(house);
    await playNight(house, people);
    expect(kinds(people)).toBe(1);
    // Ten beats, and the three frames at the end of the window.
    const traffic = trafficOf(people[0]!);
    expect(traffic.filter((line) => line.startsWith('in 8704 '))).toHaveLength(13);
    expect(traffic.filter((line) => line.startsWith('out 4096 '))).toHaveLength(13);
    expect(traffic).toHaveLength(26);
    const said = people.map((person) => JSON.stringify(person.frames).includes('the second'));
    expect(said).toEqual([true, false, false, true, false]);
  });

  test('the comparison finds a client that speaks when it is tapped', async () => {
    const house = await openHouse();
    const people = await atNight(house);
    await beat(house, people);
    const [raven] = people as [Visitor];
    const { match } = raven.mirror();
    const single = { type: 'move', id: 900, match, asked: raven.view().asked, moves: [{ name: 1 }] };
    raven.traffic.push({ way: 'out', text: JSON.stringify(single), at: raven.now() });
    raven.say(JSON.stringify(single));
    await beat(house, people);
    await beat(house, people);
    // The server accepts it, and answers on the beat.
    expect(raven.view().answer).toEqual([{ name: 1 }]);
    expect(kinds(people)).toBe(2);
  });

  test('and one whose frames are not padded', async () => {
    const house = await openHouse();
    const people = await atNight(house);
    for (const person of people) person.onSend = (text) => text.replace(/"padding":"\.*"/, '"padding":""');
    await playNight(house, people);
    expect(kinds(people)).toBeGreaterThan(1);
  });

  test('what a client asked for before it lost its socket goes with the first beat after', async () => {
    const house = await openHouse();
    const people = await atNight(house);
    await beat(house, people);
    const [raven] = people as [Visitor];
    await raven.hangUp();
    const named = must(act(raven, { name: 2 }));
    await raven.comeBack();
    raven.traffic.length = 0;
    await beat(house, people);
    await beat(house, people);
    await named;
    expect(raven.traffic.filter(({ way, text }) => way === 'out' && !text.startsWith('{"type":"beat"'))).toEqual([]);
  });
});

test('outside of secret windows everything is said at once', async () => {
  const house = await openHouse();
  const people = await atNight(house);
  await playNight(house, people);
  await settled(people);
  const [raven] = people as [Visitor];
  raven.traffic.length = 0;
  expect(await codeOf(raven.ask({ type: 'chat', table: raven.client.table!.id, text: 'good morning' }))).toBe('ok');
  expect(raven.traffic[0]!.text).toContain('"good morning"');
});

describe('a client’s beat', () => {
  const match = 'A'.repeat(22);
  const chat = (text: string) => JSON.stringify({ type: 'chat', id: 1, table: match, room: 'all', text });

  test('has one size, whatever is said in whatever script', () => {
    for (const requests of [
      [],
      [chat('я'.repeat(500))],
      [chat('🦇'.repeat(250))],
      [chat('"'.repeat(500)), chat('x')],
    ]) {
      const { text, count } = clientBeat(match, requests);
      expect([Buffer.byteLength(text), count]).toEqual([4096, requests.length]);
      expect(JSON.parse(text).requests).toEqual(requests.map((request) => JSON.parse(request)));
    }
  });

  test('leaves what finds no room to the next one', () => {
    const { text, count } = clientBeat(match, [chat('я'.repeat(400)), chat('я'.repeat(400)), chat('x')]);
    expect([text.length, count]).toEqual([4096, 1]);
  });
});

test('a client whose table is gone waits for no beat', () => {
  const sent: string[] = [];
  const client = createClient('C'.repeat(22), 'en', () => {});
  const hear = (reply: object) => client.heard(JSON.stringify(reply));
  const table = 'A'.repeat(22);
  client.opened({ send: (text) => void sent.push(text), close() {} });
  void client.ask({ type: 'open', table });
  const clocks = { left: [], running: [], window: 9, isPaused: false, wantsPause: [], at: 0, beat: 1000 };
  hear({ type: 'sync', match: table, game: 'g', seat: 0, n: 1, view: {}, moves: [], free: [], log: [], clocks });
  void client.ask({ type: 'chat', table, text: 'hello?' });
  expect(sent.map((text) => JSON.parse(text).type)).toEqual(['hello', 'open']);
  client.closed();
  client.opened({ send: (text) => void sent.push(text), close() {} });
  hear({ type: 'no', id: JSON.parse(sent.at(-1)!).id, code: 'no-table', rule: '', text: '' });
  expect(sent.map((text) => JSON.parse(text).type)).toEqual(['hello', 'open', 'hello', 'open', 'chat']);
});
