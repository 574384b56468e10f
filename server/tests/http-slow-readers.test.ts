import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type AnyGame, WATCHER } from '@duskhall/kernel';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { expect, onTestFinished, test } from 'vitest';
import { minute, progress, match as stored, table } from '../storage/tests/samples.ts';
import { newId } from './fake-hall.ts';
import { act, begin, must, settled } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import { visit } from './visitor.ts';

/** Asks for something and reads only its beginning; returns how much waits in the server's memory then. */
async function waitingFor({ url }: House, path: string, cookie = ''): Promise<number> {
  const taken: Socket[] = [];
  const take = (message: unknown) => void taken.push((message as { socket: Socket }).socket);
  subscribe('net.server.socket', take);
  const { hostname, port } = new URL(url);
  const reader = connect({ host: hostname, port: Number(port) });
  onTestFinished(() => void reader.destroy());
  await new Promise((resolve) => reader.once('connect', resolve));
  reader.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\n\r\n`);
  const head = await new Promise<Buffer>((resolve) => reader.once('data', resolve));
  reader.pause();
  expect(String(head)).toContain(' 200 OK');
  let most = 0;
  for (let tries = 0; tries < 20; tries++) {
    await wait(100);
    most = Math.max(most, ...taken.map(({ writableLength }) => writableLength));
  }
  unsubscribe('net.server.socket', take);
  return most;
}

/** A finished match in which this many things were said, by one person or by three. */
async function talkative({ storage }: House, words: number, by = ''): Promise<string> {
  const id = newId();
  await storage.join('node');
  const claim = (await storage.createTable(table(id), 'node'))!;
  await storage.startMatch(claim, { ...stored(id), table: id }, table(id, { match: id }), progress(1));
  const said = Array.from({ length: words }, (_, i) => minute(i, by || `person ${i % 3}`, `${i} ${'語'.repeat(490)}`));
  await storage.matchStorage(claim).append(id, 0, [], [], null, said);
  await storage.finishMatch(claim, id, [1, 0], table(id), 10);
  return id;
}

test('what was said waits in the storage for somebody who reads slowly, and arrives whole', async () => {
  const house = await openHouse();
  const id = await talkative(house, 9000);
  expect(await waitingFor(house, `/api/matches/${id}/minutes`)).toBeLessThan(2 ** 20);
  const response = await fetch(`${house.url}/api/matches/${id}/minutes`);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const { minutes } = (await response.json()) as { minutes: { said: { text: string }[]; did: unknown[] } };
  expect(minutes.said.map(({ text }) => Number.parseInt(text, 10))).toEqual(Array.from({ length: 9000 }, (_, i) => i));
  expect(minutes.did).toEqual([]);
});

/** How much larger a watcher's view is made. */
const ORNAMENT = 2 ** 22;

test('so does a replay, which is larger than the match by far', async () => {
  const ornament = 'x'.repeat(ORNAMENT);
  const large: AnyGame = {
    ...(ticTacToe as AnyGame),
    view: (s, viewer) => ({ ...ticTacToe.view(s as never, viewer), ...(viewer === WATCHER && { ornament }) }),
  };
  const house = await openHouse({ games: [large] });
  const { people, match } = await begin(house, { game: 'tic-tac-toe', seats: 2 });
  for (const [i, cell] of [0, 3, 1, 4, 2].entries()) {
    await must(act(people[i % 2]!, { cell }));
    await settled(people);
  }
  expect(await waitingFor(house, `/api/matches/${match}/replay`)).toBeLessThan(3 * ORNAMENT);
  const { replay } = (await (await fetch(`${house.url}/api/matches/${match}/replay`)).json()) as {
    replay: { view: { board: number[] }; events: object[] }[];
  };
  expect(replay.map(({ view }) => view.board.filter((seat) => seat >= 0).length)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('so do the words of somebody who fetches all data', async () => {
  const house = await openHouse();
  const { id: person, token: cookie } = await visit(house.url, 'Ada');
  const matches = [await talkative(house, 5000, person), await talkative(house, 4000, person)].sort();
  expect(await waitingFor(house, '/api/me/export', cookie)).toBeLessThan(2 ** 20);
  const { words } = (await (await fetch(`${house.url}/api/me/export`, { headers: { cookie } })).json()) as {
    words: { match: string; text: string }[];
  };
  expect(words).toHaveLength(9000);
  for (const match of matches) {
    const said = words.filter((word) => word.match === match).map(({ text }) => Number.parseInt(text, 10));
    expect(said).toEqual(said.map((_, i) => i));
  }
});
