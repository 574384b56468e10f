import { randomBytes } from 'node:crypto';
import type { Locale } from '@duskhall/kernel';
import {
  type Answer,
  type Client,
  createClient,
  type DealMemory,
  type Mirror,
  newDealMemory,
  type Reply,
} from '@duskhall/protocol';
import WebSocket from 'ws';

/** The fields common to all views. */
export interface AnyView {
  asked: number;
  question: string;
  owes: boolean[];
  isHeld: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: a part of some game's view
  [part: string]: any;
}

export type Wish = Parameters<Client['ask']>[0];

/** A person with a socket. */
export interface Visitor {
  id: string;
  token: string;
  client: Client;
  /** What the client has stored about its deals, and why it has withheld a number. */
  deals: DealMemory;
  doubts: string[];
  /** Every text received, verbatim. */
  frames: string[];
  /** Every frame in both directions, with its time by `now`. */
  traffic: { way: 'in' | 'out'; text: string; at: number }[];
  now: () => number;
  /** Lets tests tamper with outgoing messages; an empty one is not sent. */
  onSend: (text: string) => string;
  /** The parsed frames. */
  heard(): Reply[];
  mirror(): Mirror;
  view(): AnyView;
  /** Waits until a condition holds for this person's client. */
  until(isSo: (client: Client) => boolean): Promise<void>;
  ask(wish: Wish): Promise<Answer>;
  /** Sends a text verbatim. */
  say(text: string): void;
  hangUp(): Promise<void>;
  /** Reconnects, possibly to another server that continues the first one's matches. */
  comeBack(url?: string): Promise<void>;
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

/** Another socket of the same person. */
export const again = (url: string, { id, token }: Visitor): Promise<Visitor> => seatAtSocket(url, id, token);

async function seatAtSocket(url: string, id: string, token: string, locale: Locale = 'en'): Promise<Visitor> {
  const frames: string[] = [];
  const traffic: Visitor['traffic'] = [];
  let waiting: { isSo: (client: Client) => boolean; resolve: () => void }[] = [];
  const check = () => {
    const ready = waiting.filter(({ isSo }) => isSo(client));
    waiting = waiting.filter((one) => !ready.includes(one));
    for (const { resolve } of ready) resolve();
  };
  const deals = newDealMemory();
  const doubts: string[] = [];
  const note = (reply: { type: string; why?: string }) => {
    if (reply.type === 'distrust') doubts.push(reply.why!);
  };
  const client: Client = createClient(randomBytes(16).toString('base64url'), locale, note, deals);
  let socket: WebSocket;
  const send = (given: string) => {
    const text = visitor.onSend(given);
    if (text === '') return;
    traffic.push({ way: 'out', text, at: visitor.now() });
    socket.send(text);
  };
  const connect = (to = url) =>
    new Promise<void>((resolve, reject) => {
      socket = new WebSocket(to.replace('http', 'ws').concat('/ws'), { headers: { cookie: token, origin: to } });
      socket.on('open', () => {
        client.opened({ send, close: () => socket.close() });
        resolve();
      });
      socket.on('message', (data) => {
        frames.push(data.toString());
        traffic.push({ way: 'in', text: data.toString(), at: visitor.now() });
        client.heard(data.toString());
        check();
      });
      socket.on('close', () => client.closed());
      socket.on('error', reject);
    });
  const visitor: Visitor = {
    id,
    token,
    client,
    deals,
    doubts,
    frames,
    traffic,
    now: () => 0,
    onSend: (text) => text,
    heard: () => frames.map((text) => JSON.parse(text)),
    mirror: () => client.mirror!,
    view: () => client.mirror!.view as AnyView,
    until: (isSo) => new Promise((resolve) => (isSo(client) ? resolve() : waiting.push({ isSo, resolve }))),
    ask: (wish) => client.ask(wish),
    say: (text) => socket.send(text),
    hangUp: () =>
      new Promise((resolve) => {
        if (socket.readyState === socket.CLOSED) return resolve();
        socket.once('close', () => resolve());
        socket.close();
      }),
    comeBack: connect,
  };
  await connect();
  return visitor;
}
