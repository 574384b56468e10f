import type { AddressInfo } from 'node:net';
import { type ManualClock, manualClock } from '@duskhall/host';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { mindsHere } from '../bots/here.ts';
import type { Config } from '../config.ts';
import { buildHttp } from '../http.ts';
import { LIMITS } from '../operation/limits.ts';
import { attachSockets } from '../sockets/index.ts';
import { openMemory } from '../storage/memory.ts';
import { type FakeHall, fakeHall } from './fake-hall.ts';

/** A local server with a fake hall behind it. */
export interface Door {
  url: string;
  app: FastifyInstance;
  hall: FakeHall;
  clock: ManualClock;
  config: Config;
  log: string[];
  ask(method: string, path: string, options?: Ask): Promise<Heard>;
  /** Creates a guest account and returns its cookie. */
  guest(name?: string, locale?: string): Promise<string>;
}

export interface Ask {
  cookie?: string;
  body?: unknown;
  headers?: { [name: string]: string };
}

export interface Heard {
  status: number;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server says
  json: any;
  headers: Headers;
  /** The session cookie that was set; empty: none. */
  cookie: string;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function ask(url: string, method: string, path: string, { cookie, body, headers }: Ask = {}): Promise<Heard> {
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const [set = ''] = response.headers.getSetCookie();
  return { status: response.status, text, json: parsed(text), headers: response.headers, cookie: set.split(';')[0]! };
}

export async function openDoor(changes: Partial<Config> = {}): Promise<Door> {
  const log: string[] = [];
  const clock = manualClock(1_000_000);
  const hall = fakeHall();
  const config: Config = {
    host: '127.0.0.1',
    port: 0,
    publicUrl: '',
    logLevel: 'debug',
    logStream: { write: (line) => void log.push(line) },
    trustProxy: false,
    metrics: 'local',
    limits: LIMITS,
    games: [ticTacToe],
    textsOf: async (game, locale) => (await import(`../../games/${game.name}/texts/${locale}.ts`)).texts,
    storage: await openMemory(),
    clock,
    botDelay: [0, 0],
    botLevels: [],
    minds: mindsHere([]),
    isTest: false,
    version: '1.2.3',
    ...changes,
  };
  const app = await buildHttp(config, hall);
  attachSockets(app, config, hall);
  await app.listen({ host: config.host, port: config.port });
  onTestFinished(async () => {
    await app.close();
    await config.storage.close();
  });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    url,
    app,
    hall,
    clock,
    config,
    log,
    ask: (method, path, options) => ask(url, method, path, options),
    async guest(name = 'Ada', locale = 'en') {
      const { cookie } = await ask(url, 'POST', '/api/me', { body: { name, locale } });
      return cookie;
    },
  };
}
