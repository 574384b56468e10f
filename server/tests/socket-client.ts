import { PROTOCOL, type Reply } from '@duskhall/protocol';
import { onTestFinished } from 'vitest';
import WebSocket from 'ws';
import type { Door } from './door.ts';
import { newId } from './fake-hall.ts';

/** The client end of a real socket. */
export interface Client {
  socket: WebSocket;
  say(message: object | string | Buffer): void;
  /** The server's next reply. */
  next(): Promise<Reply>;
  /** Number of unread replies. */
  waiting(): number;
  closed: Promise<{ code: number; reason: string }>;
}

export interface Knock {
  cookie?: string;
  headers?: { [name: string]: string };
  path?: string;
  options?: WebSocket.ClientOptions;
}

/** The status of a handshake; 101: accepted. */
export function knock(door: Door, { cookie, headers, path = '/ws', options }: Knock): Promise<number> {
  const socket = new WebSocket(door.url.replace('http', 'ws') + path, {
    ...options,
    headers: { ...(cookie === undefined ? {} : { cookie }), ...headers },
  });
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (_, response) => {
      response.destroy();
      resolve(response.statusCode!);
    });
    socket.on('error', reject);
  });
}

/** Connects without sending hello. */
export async function enter(door: Door, { cookie, headers, options }: Knock = {}): Promise<Client> {
  const socket = new WebSocket(`${door.url.replace('http', 'ws')}/ws`, {
    ...options,
    headers: { cookie: cookie ?? (await door.guest()), ...headers },
  });
  onTestFinished(() => socket.terminate());
  const heard: Reply[] = [];
  const readers: ((reply: Reply) => void)[] = [];
  socket.on('message', (data) => {
    const reply: Reply = JSON.parse(String(data));
    const reader = readers.shift();
    if (reader === undefined) heard.push(reply);
    else reader(reply);
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }));
  });
  socket.on('error', () => {});
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    socket,
    say: (message) =>
      socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message)),
    next: () => {
      const reply = heard.shift();
      return reply === undefined ? new Promise((resolve) => readers.push(resolve)) : Promise.resolve(reply);
    },
    waiting: () => heard.length,
    closed,
  };
}

export const hello = (client = newId(), locale = 'en') => ({
  type: 'hello',
  id: 1,
  protocol: PROTOCOL,
  locale,
  client,
});

/** Connects and sends hello. */
export async function greet(door: Door, knock: Knock = {}, client = newId(), locale = 'en'): Promise<Client> {
  const guest = await enter(door, knock);
  guest.say(hello(client, locale));
  await guest.next();
  await guest.next();
  return guest;
}
