import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply, TableInfo } from '@duskhall/protocol';
import { describe, expect, test } from 'vitest';
import { hasPostgres } from '../../scripts/test-servers/index.ts';
import { act, createTable, gather, must, settled } from './gathering.ts';
import { openHouses } from './houses.ts';
import { memoryBuses } from './memory-bus.ts';
import { again, type Visitor, visit } from './visitor.ts';

const TOE = { game: 'tic-tac-toe', seats: 2 };

async function call(url: string, method: string, path: string, person?: Visitor, body?: unknown) {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(person && { cookie: person.token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server says
  return { status: response.status, text, json: (text.startsWith('{') ? JSON.parse(text) : null) as any };
}

const linesOf = ({ heard }: Visitor) =>
  heard().flatMap((reply) => (reply.type === 'chat' ? [`${reply.person.name}: ${reply.text}`] : []));

const byesOf = ({ heard }: Visitor) =>
  heard().flatMap((reply) => (reply.type === 'bye' ? [(reply as Extract<Reply, { type: 'bye' }>).code] : []));

/** A table of the first process with Ada, and Bob who has come through the second. */
async function meet(settings: object = TOE) {
  const [first, second] = await openHouses(2, memoryBuses().open);
  const [ada, bob] = [await visit(first.url, 'Ada'), await visit(second.url, 'Bob')];
  const table = await createTable(first.url, ada, settings);
  await must(ada.ask({ type: 'open', table: table.id }));
  await must(ada.ask({ type: 'sit', table: table.id, seat: 0 }));
  await must(bob.ask({ type: 'open', table: table.id }));
  return { first, second, ada, bob, table };
}

describe.runIf(hasPostgres)('from another process than the one that hosts the table', () => {
  test('people are invited by link, code and picture, and seen by everybody', async () => {
    const { second, bob, table } = await meet({ ...TOE, isPublic: true });
    const listed = async () => (await call(second.url, 'GET', '/api/tables')).json.tables as TableInfo[];
    expect((await listed())[0]).toMatchObject({ id: table.id, watchers: 1, seats: [{ isConnected: true }, {}] });
    for (const name of [table.id, table.code.toLowerCase()]) {
      const { json } = await call(second.url, 'GET', `/api/tables/${name}`);
      expect(json.table).toMatchObject({ id: table.id, spectators: [{ name: 'Bob' }] });
    }
    expect((await call(second.url, 'GET', `/api/tables/${table.id}/qr.svg`)).text).toContain('<svg');
    await bob.hangUp();
    await expect.poll(async () => (await listed())[0]!.watchers).toBe(0);
  });

  test('people talk under their new names, unless one has blocked the other', async () => {
    const { first, second, ada, bob, table } = await meet();
    const say = async (person: Visitor, text: string) =>
      must(person.ask({ type: 'chat', table: table.id, text, room: 'all' }));
    await say(bob, 'hello');
    expect((await call(first.url, 'PATCH', '/api/me', bob, { name: 'Robert' })).status).toBe(200);
    await sleep(50);
    await say(bob, 'it is me');
    await say(ada, 'so it is');
    expect(linesOf(ada)).toEqual(['Bob: hello', 'Robert: it is me', 'Ada: so it is']);
    await call(second.url, 'POST', '/api/blocks', ada, { account: bob.id, isBlocked: true });
    await say(bob, 'can you hear me?');
    await say(ada, 'who is there?');
    expect(linesOf(ada).at(-1)).toBe('Ada: who is there?');
    expect(linesOf(ada)).not.toContain('Robert: can you hear me?');
    await expect.poll(() => linesOf(bob)).toHaveLength(5);
  });

  test('an account is deleted at every table and every socket', async () => {
    const { first, second, ada, bob, table } = await meet();
    await must(bob.ask({ type: 'sit', table: table.id, seat: 1 }));
    const elsewhere = await again(first.url, bob);
    expect((await call(second.url, 'DELETE', '/api/me', bob)).status).toBe(204);
    await expect.poll(() => [byesOf(bob), byesOf(elsewhere)]).toEqual([['gone'], ['gone']]);
    const { json } = await call(second.url, 'GET', `/api/tables/${table.id}`, ada);
    expect(json.table.seats.map(({ person }: { person: object | null }) => person)).toMatchObject([
      { id: ada.id },
      null,
    ]);
    expect(await first.storage.tablesNaming(bob.id)).toEqual([]);
    expect(await first.storage.findAccount(bob.id)).toBeNull();
  });

  test('a recovery link works once, even if two use it at once', async () => {
    const { first, second, ada } = await meet();
    for (let round = 0; round < 5; round++) {
      const { token } = (await call(first.url, 'POST', '/api/me/recovery', ada)).json;
      const uses = [first, second, first, second].map(({ url }) =>
        call(url, 'POST', '/api/recover', undefined, { token }),
      );
      expect((await Promise.all(uses)).map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
    }
  });

  test('the record of a match opens as soon as its players know that it is over', async () => {
    const { first, second, ada, bob, table } = await meet();
    await gather(table, [ada, bob]);
    const { match } = ada.mirror();
    const { finishMatch } = first.storage;
    first.storage.finishMatch = async (...end) => {
      await sleep(500);
      await finishMatch(...end);
    };
    for (const [i, cell] of [0, 3, 1, 4].entries()) {
      await must(act([ada, bob][i % 2]!, { cell }));
      await settled([ada, bob]);
    }
    expect((await call(second.url, 'GET', `/api/matches/${match}/record`)).json.code).toBe('running');
    void act(ada, { cell: 2 });
    await bob.until(({ mirror }) => (mirror?.scores.length ?? 0) > 0);
    const { status, json } = await call(second.url, 'GET', `/api/matches/${match}/record`);
    expect([status, json.entries?.length]).toEqual([200, 5]);
  });
});
