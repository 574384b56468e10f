import { BEAT_SIZE } from '@duskhall/protocol';
import { describe, expect, test } from 'vitest';
import { hasPostgres } from '../../scripts/test-servers/index.ts';
import type { Message } from '../cluster/message.ts';
import { atNight, beat, beatSizes, trafficOf } from './beating.ts';
import { act, codeOf, must } from './gathering.ts';
import { openHouses } from './houses.ts';
import { memoryBuses } from './memory-bus.ts';
import type { Visitor } from './visitor.ts';

const FIVE_SEATS = 6144 + 512 * 5;

/** What passes between two processes, by visit: kinds and sizes in order. */
function passing(messages: readonly Message[]): string[] {
  const visits = new Map<string, string[]>();
  for (const { kind, items } of messages)
    for (const { data, text = '' } of items) {
      const [what, visit] = data as [string, string];
      if (!['beat', 'ask', 'send', 'done'].includes(what)) continue;
      visits.set(visit, [
        ...(visits.get(visit) ?? []),
        `${kind} ${what} ${JSON.stringify(data).length} ${Buffer.byteLength(text)}`,
      ]);
    }
  return [...visits.values()].map((list) => list.join());
}

describe.runIf(hasPostgres)('a secret window through another process', () => {
  test('looks the same on every socket and on the bus, whoever acts and talks', async () => {
    const { sent, open } = memoryBuses();
    const [owner, door] = await openHouses(2, open);
    const people = await atNight(owner, door.url);
    const [raven, second, third, other] = people as [Visitor, Visitor, Visitor, Visitor];
    const table = raven.client.table!.id;
    await beat(owner, people);
    sent.length = 0;
    for (let i = 0; i < 3; i++)
      for (const person of [raven, other])
        void person.ask({ type: 'chat', table, room: 'ravens', text: `${i}${'ночь'.repeat(120)}` });
    const refused = codeOf(third.ask({ type: 'chat', table, room: 'ravens', text: 'я'.repeat(500) }));
    const named = must(act(second, { name: 0 }));
    for (let i = 0; i < 6; i++) await beat(owner, people);
    await named;
    expect(await refused).toBe('no-room');
    expect(owner.server.hall.counts().tables).toBe(1);
    expect([...new Set(people.flatMap(beatSizes))]).toEqual([FIVE_SEATS]);
    expect(new Set(people.map((person) => trafficOf(person).join('\n'))).size).toBe(1);
    const passed = passing(sent);
    expect(passed).toHaveLength(5);
    expect(new Set(passed).size).toBe(1);
    const sizes = passed[0]!.split(',').map((item) => Number(item.split(' ')[3]));
    expect(new Set(sizes)).toEqual(new Set([BEAT_SIZE, FIVE_SEATS]));
  });
});
