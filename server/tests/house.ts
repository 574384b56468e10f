import { randomBytes } from 'node:crypto';
import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import { type AnyGame, below, fastRng, type Locale, type Rng } from '@duskhall/kernel';
import { assembly } from '@duskhall/kernel/tests/assembly/index.ts';
import { type Answer, type Client, createClient, type Reply, type TableInfo } from '@duskhall/protocol';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import WebSocket from 'ws';
import {
  type Config,
  type ManualClock,
  manualClock,
  NO_LIMITS,
  openMemory,
  type Server,
  startServer,
} from '../index.ts';

/** A server for tests: no limits, no disk, a clock that stands still, bots that answer when it moves. */
export async function openHouse(changes: Partial<Config> = {}): Promise<House> {
  const clock = manualClock(1_000_000);
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    publicUrl: '',
    logLevel: 'silent',
    trustProxy: false,
    metrics: 'local',
    limits: NO_LIMITS,
    games: [cartaImperaVictoria, ticTacToe, assembly] as AnyGame[],
    textsOf: async (game, locale) =>
      (
        await import(
          game.name === 'assembly'
            ? `../../kernel/tests/assembly/texts/${locale}.ts`
            : `../../games/${game.name}/texts/${locale}.ts`
        )
      ).texts,
    storage: await openMemory(),
    clock,
    botLevels: ['random'],
    botDelay: [100, 200],
    isTest: true,
    version: 'test',
    ...changes,
  });
  return { server, clock };
}
export interface House {
  server: Server;
  clock: ManualClock;
}

/** A person with a socket. */
export interface Visitor {
  id: string;
  token: string;
  client: Client;
  /** Every text that has come, as it came. */
  frames: string[];
  /** Waits until something is true of what this person sees. */
  until(isSo: (client: Client) => boolean): Promise<void>;
  ask(wish: Parameters<Client['ask']>[0]): Promise<Answer>;
  hangUp(): Promise<void>;
  comeBack(): Promise<void>;
}

export async function visit(url: string, name: string, locale: Locale = 'en'): Promise<Visitor> {
  const response = await fetch(`${url}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name, locale }),
  });
  if (!response.ok) throw new Error(await response.text());
  const token = response.headers.getSetCookie()[0]!.split(';')[0]!;
  const { account } = (await response.json()) as { account: { id: string } };
  return seatAtSocket(url, account.id, token, locale);
}

export async function seatAtSocket(url: string, id: string, token: string, locale: Locale = 'en'): Promise<Visitor> {
  const frames: string[] = [];
  let waiting: { isSo: (client: Client) => boolean; resolve: () => void }[] = [];
  const check = () => {
    const ready = waiting.filter(({ isSo }) => isSo(client));
    waiting = waiting.filter((one) => !ready.includes(one));
    for (const { resolve } of ready) resolve();
  };
  const client: Client = createClient(randomBytes(16).toString('base64url'), locale, check);
  let socket: WebSocket;
  const connect = () =>
    new Promise<void>((resolve, reject) => {
      socket = new WebSocket(url.replace('http', 'ws').concat('/ws'), { headers: { cookie: token, origin: url } });
      socket.on('open', () => {
        client.opened({ send: (text) => socket.send(text), close: () => socket.close() });
        resolve();
      });
      socket.on('message', (data) => {
        frames.push(data.toString());
        client.heard(data.toString());
      });
      socket.on('close', () => client.closed());
      socket.on('error', reject);
    });
  await connect();
  return {
    id,
    token,
    client,
    frames,
    until: (isSo) => new Promise((resolve) => (isSo(client) ? resolve() : waiting.push({ isSo, resolve }))),
    ask: (wish) => client.ask(wish),
    hangUp: () =>
      new Promise((resolve) => {
        socket.once('close', () => resolve());
        socket.close();
      }),
    comeBack: connect,
  };
}

export async function createTable(url: string, host: Visitor, settings: object): Promise<TableInfo> {
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie: host.token },
    body: JSON.stringify(settings),
  });
  const body = (await response.json()) as { table: TableInfo; text?: string };
  if (!response.ok) throw new Error(body.text);
  return body.table;
}

export const nonce = (): string => randomBytes(16).toString('hex');

/** Everybody opens the table, sits down in order, is ready, and the first starts. */
export async function gather(table: TableInfo, visitors: readonly Visitor[]): Promise<void> {
  for (const [seat, visitor] of visitors.entries()) {
    await must(visitor.ask({ type: 'open', table: table.id }));
    await must(visitor.ask({ type: 'sit', table: table.id, seat }));
    await must(visitor.ask({ type: 'ready', table: table.id, isReady: true, nonce: nonce() }));
  }
  await must(visitors[0]!.ask({ type: 'start', table: table.id }));
  for (const visitor of visitors) await visitor.until((client) => client.mirror !== null);
}

export async function must(answer: Promise<Answer>): Promise<Extract<Reply, { type: 'ok' }>> {
  const reply = await answer;
  if (reply.type === 'no') throw new Error(`${reply.code}: ${reply.text}`);
  return reply;
}

/** Plays random legal moves until the match is over, or so many moves. */
export async function playOn(
  visitor: Visitor,
  rng: Rng = fastRng(1),
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let played = 0;
  while (played < most) {
    await visitor.until(({ mirror }) => mirror !== null && (mirror.scores.length > 0 || isAsked(mirror)));
    const mirror = visitor.client.mirror!;
    if (mirror.scores.length > 0) break;
    const { asked } = mirror.view as { asked: number };
    const move = mirror.moves[below(rng, mirror.moves.length, 'move')];
    const answer = await visitor.ask({ type: 'move', match: mirror.match, asked, moves: [move] });
    if (answer.type === 'no' && answer.code !== 'over') throw new Error(`${answer.code}: ${answer.text}`);
    await visitor.until((client) => client.mirror!.n !== mirror.n);
    played++;
  }
  return played;
}
const isAsked = (mirror: NonNullable<Client['mirror']>): boolean => {
  const view = mirror.view as { owes: boolean[] };
  return mirror.seat >= 0 && view.owes[mirror.seat]! && mirror.moves.length > 0;
};
