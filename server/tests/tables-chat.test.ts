import type { Reply } from '@duskhall/protocol';
import { expect, test } from 'vitest';
import { begin, codeOf, createTable, gather, must, settled } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

const TOE = { game: 'tic-tac-toe', seats: 2 };

const say = (person: Visitor, table: { id: string }, text: string) =>
  person.ask({ type: 'chat', table: table.id, text });
const words = (person: Visitor): string[] =>
  person.heard().flatMap((reply: Reply) => (reply.type === 'chat' ? [reply.text] : []));

async function looker({ url }: House, table: { id: string }, name: string): Promise<Visitor> {
  const person = await visit(url, name);
  await must(person.ask({ type: 'open', table: table.id }));
  return person;
}

test('players are heard by all, watchers during a match only by watchers', async () => {
  const house = await openHouse();
  const { people, table } = await begin(house, TOE);
  const [first, second] = people as [Visitor, Visitor];
  const one = await looker(house, table, 'One');
  const two = await looker(house, table, 'Two');
  const stranger = await visit(house.url, 'Stranger');
  await must(say(first, table, 'hello'));
  await must(say(one, table, 'psst'));
  expect(await codeOf(say(stranger, table, 'hey'))).toBe('not-here');
  await settled([first, second, one, two]);
  expect([first, second, one, two, stranger].map(words)).toEqual([
    ['hello'],
    ['hello'],
    ['hello', 'psst'],
    ['hello', 'psst'],
    [],
  ]);
  const told = two.heard().filter((reply) => reply.type === 'chat');
  expect(told).toMatchObject([
    { isWatcher: false, person: { id: first.id, name: 'Player 0' } },
    { isWatcher: true, person: { name: 'One' } },
  ]);
  await must(first.ask({ type: 'concede', match: first.mirror().match }));
  await must(say(one, table, 'well played'));
  await settled([first, second]);
  expect(words(second)).toEqual(['hello', 'well played']);
});

test('the moderator is heard by the players', async () => {
  const house = await openHouse();
  const host = await visit(house.url, 'Host');
  const people = await Promise.all([1, 2, 3].map((i) => visit(house.url, `Player ${i}`)));
  const table = await createTable(house.url, host, { game: 'assembly', seats: 3, moderator: 'host' });
  await must(host.ask({ type: 'open', table: table.id }));
  await gather(table, people, host);
  const watcher = await looker(house, table, 'Watcher');
  await must(say(watcher, table, 'it is the second'));
  await must(say(host, table, 'night falls'));
  await settled(people);
  expect(people.map(words)).toEqual([['night falls'], ['night falls'], ['night falls']]);
});

test('five words in ten seconds are enough', async () => {
  const house = await openHouse();
  const { people, table } = await begin(house, TOE);
  const [first, second] = people as [Visitor, Visitor];
  const codes = [];
  for (const text of ['1', '2', '3', '4', '5', '6']) codes.push(await codeOf(say(first, table, text)));
  expect(codes).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'too-fast']);
  await must(say(second, table, 'slowly'));
  house.clock.advance(10_000);
  await must(say(first, table, '7'));
  await settled(people);
  expect(words(second)).toEqual(['1', '2', '3', '4', '5', 'slowly', '7']);
});

test('the host takes a word away and gives it back; others cannot', async () => {
  const house = await openHouse();
  const { people, table } = await begin(house, TOE);
  const [host, other] = people as [Visitor, Visitor];
  const mute = (by: Visitor, person: Visitor, isMuted: boolean) =>
    by.ask({ type: 'mute', table: table.id, person: person.id, isMuted });
  expect(await codeOf(mute(other, host, true))).toBe('not-host');
  await must(mute(host, other, true));
  await settled(people);
  const tables = other.heard().flatMap((reply) => (reply.type === 'table' ? [reply.table] : []));
  expect(tables.at(-1)!.muted).toEqual([other.id]);
  expect(await codeOf(say(other, table, 'mmm'))).toBe('muted');
  await must(mute(host, other, false));
  await must(say(other, table, 'free'));
  await settled(people);
  expect(words(host)).toEqual(['free']);
});

test('who is blocked is unheard by the one who blocked it, and cannot sit at its table', async () => {
  const house = await openHouse();
  const { people, table } = await begin(house, TOE);
  const [first, second] = people as [Visitor, Visitor];
  const watcher = await looker(house, table, 'Watcher');
  const headers = { 'content-type': 'application/json', origin: house.url, cookie: first.token };
  const body = JSON.stringify({ account: second.id, isBlocked: true });
  const blocked = await fetch(`${house.url}/api/blocks`, { method: 'POST', headers, body });
  expect(blocked.ok).toBe(true);
  await must(say(second, table, 'listen'));
  await settled([...people, watcher]);
  expect([first, second, watcher].map(words)).toEqual([[], ['listen'], ['listen']]);
  const other = await createTable(house.url, first, TOE);
  await must(second.ask({ type: 'shut', table: table.id }));
  await must(second.ask({ type: 'open', table: other.id }));
  expect(await codeOf(second.ask({ type: 'sit', table: other.id }))).toBe('blocked');
});

test('hostile texts arrive as plain text, without what could disguise them', async () => {
  const house = await openHouse();
  const { people, table } = await begin(house, TOE);
  const [first, second] = people as [Visitor, Visitor];
  const hostile = [
    '<img src=x onerror=alert(1)>',
    '"},{"type":"sync"',
    '{{constructor}}',
    '\u202egnp.exe',
    'a\u0000b\nc',
  ];
  for (const text of hostile) await must(say(first, table, text));
  await settled(people);
  expect(words(second)).toEqual([...hostile.slice(0, 3), 'gnp.exe', 'a b c']);
  house.clock.advance(10_000);
  for (const text of ['', ' \u200b ', 'x'.repeat(501)]) expect(await codeOf(say(first, table, text))).toBe('malformed');
  expect(words(second)).toHaveLength(5);
});

const said = (person: Visitor): string[] =>
  person.heard().flatMap((reply: Reply) => (reply.type === 'said' ? reply.lines.map(({ text }) => text) : []));

test('whoever comes later, or again, is told the last fifty words that it may hear', async () => {
  const house = await openHouse();
  const { people, table } = await begin(house, TOE);
  const [first, second] = people as [Visitor, Visitor];
  const watcher = await looker(house, table, 'Watcher');
  expect(said(watcher)).toEqual([]);
  await must(say(watcher, table, 'psst'));
  for (let i = 0; i < 55; i++) {
    await must(say(first, table, `${i}`));
    house.clock.advance(5000);
  }
  await must(say(watcher, table, 'well'));
  for (const person of [second, watcher]) await must(person.ask({ type: 'open', table: table.id }));
  const late = await looker(house, table, 'Late');
  expect([said(second).length, said(second).at(-1)]).toEqual([49, '54']);
  for (const person of [watcher, late]) expect(said(person).slice(-2)).toEqual(['54', 'well']);
  expect(said(late)).toHaveLength(50);
});

test('what was said by somebody blocked is not told later either', async () => {
  const house = await openHouse();
  const { people, table } = await begin(house, TOE);
  const [first, second] = people as [Visitor, Visitor];
  await must(say(second, table, 'listen'));
  await must(say(first, table, 'no'));
  const headers = { 'content-type': 'application/json', origin: house.url, cookie: first.token };
  const body = JSON.stringify({ account: second.id, isBlocked: true });
  await fetch(`${house.url}/api/blocks`, { method: 'POST', headers, body });
  await must(first.ask({ type: 'open', table: table.id }));
  expect(said(first)).toEqual(['no']);
});

test('a line costs the storage the same, however many are at the table', async () => {
  const house = await openHouse();
  const host = await visit(house.url, 'Host');
  const table = await createTable(house.url, host, TOE);
  await must(host.ask({ type: 'open', table: table.id }));
  const costOfLine = async () => {
    const before = house.storage.stats!().requests;
    await must(say(host, table, 'hello'));
    return house.storage.stats!().requests - before;
  };
  const alone = await costOfLine();
  for (let i = 0; i < 5; i++) await looker(house, table, `Looker ${i}`);
  expect(await costOfLine()).toBe(alone);
});
