import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { stable } from '@duskhall/kernel';
import { type Answer, type Client, createClient } from '@duskhall/protocol';
import WebSocket from 'ws';
import type { History } from './history.ts';
import type { HallProcess } from './processes.ts';

export type Wish = Parameters<Client['ask']>[0];

export interface Player {
  id: string;
  token: string;
  client: Client;
  /** Tries another door after so many milliseconds without an answer. */
  ask(wish: Wish, patience?: number): Promise<Answer>;
  /** Whether it has to answer a question. */
  isAsked(): boolean;
  /** Answers it with any legal move. */
  move(patience?: number): Promise<void>;
  /** Plays until `isEnough`: moves in matches, and is ready for the next one; `pace`: milliseconds between two moves. */
  play(pace: () => number, isEnough: () => boolean): Promise<void>;
  isPlaying(): boolean;
  inWords(): string;
  leave(): void;
}

/** Milliseconds without an answer after which a player tries another door. */
const PATIENCE = 2500;
const ANY = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

export async function register(url: string, name: string): Promise<{ id: string; token: string }> {
  const response = await fetch(`${url}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name, locale: 'en' }),
  });
  if (!response.ok) throw new Error(await response.text());
  const { account } = (await response.json()) as { account: { id: string } };
  return { id: account.id, token: response.headers.getSetCookie()[0]!.split(';')[0]! };
}

/** Somebody who connects to any process, and to another one when the connection ends. */
export async function enterHall(doors: readonly HallProcess[], name: string, history: History): Promise<Player> {
  const { id, token } = await register(ANY(doors).url, name);
  let openedAt = 0;
  let isGone = false;
  let socket: WebSocket | null = null;
  const note = (reply: { type: string }) => {
    if (reply.type !== 'sync') return;
    const { match, seat, view } = client.mirror!;
    history.looks.push({ match, seat, view: stable(view), since: openedAt, at: Date.now() });
  };
  const client = createClient(randomBytes(16).toString('base64url'), 'en', note);

  const connect = (): void => {
    if (isGone) return;
    const open = doors.filter(({ isOpen }) => isOpen);
    // Some knock at a door that does not answer at the moment.
    const { url } = ANY(open.length > 0 && Math.random() < 0.9 ? open : doors) ?? { url: '' };
    if (url === '') return void setTimeout(connect, 50);
    const opening = new WebSocket(url.replace('http', 'ws').concat('/ws'), {
      headers: { cookie: token, origin: url },
      handshakeTimeout: PATIENCE,
    });
    socket = opening;
    opening.on('open', () =>
      client.opened({
        send(text) {
          if (text.startsWith('{"type":"open"')) openedAt = Date.now();
          opening.send(text);
        },
        close: () => opening.close(),
      }),
    );
    opening.on('message', (data) => socket === opening && client.heard(data.toString()));
    opening.on('error', () => {});
    opening.on('close', () => {
      client.closed();
      setTimeout(connect, 20 + Math.random() * 100);
    });
  };

  let doing = '';
  async function ask(wish: Wish, patience = PATIENCE): Promise<Answer> {
    doing = wish.type;
    const answered = client.ask(wish);
    for (;;) {
      const answer = await Promise.race([answered, sleep(patience + Math.random() * patience)]);
      if (answer !== undefined) doing = '';
      if (answer !== undefined || isGone) return answer ?? { type: 'no', id: 0, code: 'gone', rule: '', text: '' };
      socket?.terminate();
    }
  }

  async function move(patience?: number): Promise<void> {
    const { match, seat, moves, view } = client.mirror!;
    const { asked } = view as { asked: number };
    const made = ANY(moves);
    const sentAt = Date.now();
    const answer = await ask({ type: 'move', match, asked, moves: [made] }, patience);
    const code = answer.type === 'ok' ? 'ok' : answer.code;
    history.deeds.push({ match, seat, asked, move: made, sentAt, at: Date.now(), answer: code });
    if (code === 'sitter') await ask({ type: 'return', match });
    // The news of it may be still under way.
    for (
      let i = 0;
      i < 20 && code !== 'busy' && isAsked() && (client.mirror!.view as { asked: number }).asked === asked;
      i++
    )
      await sleep(20);
  }

  const isAsked = (): boolean => {
    const { mirror } = client;
    if (mirror === null || mirror.seat < 0 || mirror.scores.length > 0 || mirror.moves.length === 0) return false;
    const { owes, answer } = mirror.view as { owes: boolean[]; answer: unknown[] };
    return owes[mirror.seat]! && answer.length === 0;
  };

  /** Gets ready; the host deals if nobody else does. */
  async function prepare(): Promise<void> {
    const { table } = client;
    if (table === null || table.status !== 'open' || table.round !== undefined) return;
    const own = table.seats.find(({ person }) => person?.id === id);
    if (own?.isReady === false) await ask({ type: 'ready', table: table.id, isReady: true });
    else if (table.host === id && table.seats.every(({ isReady, isBot }) => isReady || isBot))
      await ask({ type: 'start', table: table.id });
  }

  /** Wants no further match; false: one is being played. */
  async function standsDown(): Promise<boolean> {
    const { table } = client;
    if (table === null || table.status === 'playing') return false;
    return (await ask({ type: 'ready', table: table.id, isReady: false })).type === 'ok';
  }

  const isPlaying = () => client.table?.status === 'playing';
  connect();
  return {
    id,
    token,
    client,
    ask,
    isAsked,
    move,
    async play(pace, isEnough) {
      while (!isGone) {
        if (isAsked()) await move();
        else if (!isEnough()) await prepare();
        else if (await standsDown()) break;
        await sleep(pace());
      }
    },
    isPlaying,
    inWords() {
      const { mirror, table } = client;
      const { owes, question, asked } = (mirror?.view ?? {}) as { owes?: boolean[]; question?: string; asked?: number };
      const state = { owes, question, asked, n: mirror?.n, moves: mirror?.moves.length, scores: mirror?.scores };
      return `${name} in ${table?.match} (${mirror?.match}), ${doing}: ${JSON.stringify({ ...state, clocks: mirror?.clocks })}`;
    },
    leave() {
      isGone = true;
      socket?.terminate();
    },
  };
}
