import { describe, expect, test } from 'vitest';
import { hasPostgres } from '../../scripts/test-servers/index.ts';
import { decode } from '../cluster/message.ts';
import { atNight, beat, beatSizes } from './beating.ts';
import { act, begin, codeOf, createTable, gather, must } from './gathering.ts';
import { openHouses } from './houses.ts';
import { memoryBuses } from './memory-bus.ts';
import { type Visitor, visit } from './visitor.ts';

const TOE = { game: 'tic-tac-toe', seats: 2 };
const chatOf = (person: Visitor): string[] =>
  person.heard().flatMap((reply) => (reply.type === 'chat' ? [reply.text] : []));
const say = (person: Visitor, table: string, text: string) =>
  codeOf(person.ask({ type: 'chat', table, room: 'all', text }));

describe.runIf(hasPostgres)('guests whose table moves', () => {
  test('get an answer that the bus loses again and again', async () => {
    const { faults, open } = memoryBuses();
    const [owner, door] = await openHouses(2, open);
    const host = await visit(owner.url, 'Host');
    const guest = await visit(door.url, 'Guest');
    const table = await createTable(owner.url, host, TOE);
    await gather(table, [host, guest]);
    let lost = 0;
    faults.fate = (_, message) => {
      const isAnswer = decode(message).items.some(({ text = '' }) => text.includes('"not-moderator"'));
      return isAnswer && lost++ < 4 ? [] : [0];
    };
    const { match } = guest.mirror();
    expect(await codeOf(guest.ask({ type: 'close', match }))).toBe('not-moderator');
    expect(lost).toBe(5);
  });

  test('are heard in order, at the door that the table leaves and at another', async () => {
    const [first, second, third] = await openHouses(3, memoryBuses().open);
    const host = await visit(first.url, 'Host');
    const near = await visit(first.url, 'Near');
    const far = await visit(third!.url, 'Far');
    const table = await createTable(first.url, host, TOE);
    for (const person of [host, near, far]) await must(person.ask({ type: 'open', table: table.id }));
    const moving = first.server.hall.handOver();
    const words = ['1', '2', '3', '4', '5'];
    const codes: Promise<string>[] = [];
    for (const word of words) {
      for (const person of [near, far])
        codes.push(say(person, table.id, `${person === near ? 'near' : 'far'} ${word}`));
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
    expect(new Set(await Promise.all(codes))).toEqual(new Set(['ok']));
    await moving;
    await host.until(() => chatOf(host).length === 10);
    for (const who of ['near', 'far'])
      expect(chatOf(host).filter((text) => text.startsWith(who))).toEqual(words.map((word) => `${who} ${word}`));
    await expect.poll(() => second.server.hall.counts().tables + third!.server.hall.counts().tables).toBe(1);
  });

  test('follow it when its clock finds out that another process hosts it', async () => {
    const [before, after] = await openHouses(2, memoryBuses().open);
    const { table, people } = await begin(before, { ...TOE, clock: { kind: 'live', base: 60, increment: 5 } });
    const { owner, epoch } = (await before.storage.ownerOf(table.id))!;
    const other = (await before.storage.living()).find(({ node }) => node !== owner)!;
    await before.storage.release({ table: table.id, epoch }, 0, other.node);
    await expect.poll(() => after.server.hall.counts().awake).toBe(1);
    before.clock.advance(31 * 60_000);
    await expect.poll(() => before.server.hall.counts().tables).toBe(0);
    await Promise.all(people.map((person) => person.until(({ mirror }) => mirror!.log.length > 0)));
  });

  test('are told that it cannot be reached if its process leaves alone', async () => {
    const [alone, other] = await openHouses(2, memoryBuses().open);
    const host = await visit(other.url, 'Host');
    const guest = await visit(alone.url, 'Guest');
    const table = await createTable(other.url, host, TOE);
    await alone.server.hall.handOver();
    await other.stop();
    const { requests } = alone.storage.stats!();
    void guest.ask({ type: 'open', table: table.id });
    await guest.until(() => guest.frames.some((text) => text.includes('"code":"busy"')));
    expect(alone.storage.stats!().requests - requests).toBeLessThan(50);
  });

  test('in a secret window get frames of one size only, and what they asked for is done', async () => {
    const [owner, door] = await openHouses(2, memoryBuses().open);
    const people = await atNight(owner);
    await beat(owner, people);
    const named = must(act(people[1]!, { name: 0 }));
    await owner.server.hall.handOver();
    for (let i = 0; i < 3; i++) await beat(door, people);
    await named;
    expect(new Set(people.flatMap(beatSizes)).size).toBe(1);
    expect(
      people
        .flatMap((person) => person.heard())
        .filter((reply) => reply.type === 'bye' || (reply.type === 'no' && reply.code !== 'no-table')),
    ).toEqual([]);
  });
});
