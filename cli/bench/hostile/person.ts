import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type Agent, request } from 'node:http';
import { type Client, createClient, type Reply } from '@duskhall/protocol';
import WebSocket from 'ws';

export interface Answered {
  status: number;
  cookie: string;
  text: string;
}

interface Asking {
  url: string;
  /** The address that the request comes from. */
  from: string;
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  cookie?: string;
  agent?: Agent;
}

/** One HTTP request. */
export function ask({ url, from, method, path, body, cookie, agent }: Asking): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const headers = { ...(body && { 'content-type': 'application/json' }), ...(cookie && { cookie }) };
    const options = { method, headers, ...(agent ? { agent } : { agent: false, localAddress: from }) };
    const asked = request(url + path, options, (response) => {
      let text = '';
      response.on('data', (data) => {
        text += data;
      });
      response.on('error', reject);
      response.on('end', () => {
        const [set = ''] = response.headers['set-cookie'] ?? [];
        resolve({ status: response.statusCode!, cookie: set.split(';')[0]!, text });
      });
    });
    asked.on('error', reject);
    asked.end(body && JSON.stringify(body));
  });
}

export async function newGuest(url: string, from: string): Promise<string> {
  const body = { name: 'Guest', locale: 'en' };
  const { cookie, status } = await ask({ url, from, method: 'POST', path: '/api/me', body });
  if (cookie === '') throw new Error(`the server takes no guest: ${status}`);
  return cookie;
}

/** A person with a socket. */
export interface Person {
  cookie: string;
  socket: WebSocket;
  client: Client;
  /** The close code of the socket; 0: open. */
  closedWith(): number;
  /** Resolves when the socket is closed. */
  gone: Promise<unknown>;
  /** Resolves when the condition holds or the socket is closed. */
  until(isSo: () => boolean): Promise<void>;
}

export async function arrive(
  url: string,
  from: string,
  cookie: string,
  onReply: (reply: Reply) => void = () => {},
): Promise<Person> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie }, localAddress: from });
  let waiting: { isSo: () => boolean; resolve: () => void }[] = [];
  const check = () => {
    const ready = waiting.filter(({ isSo }) => code > 0 || isSo());
    waiting = waiting.filter((one) => !ready.includes(one));
    for (const { resolve } of ready) resolve();
  };
  let code = 0;
  // A new client name each time: under an old one the server would treat requests as repeated.
  const client = createClient(randomBytes(16).toString('base64url'), 'en', (reply) => {
    if (reply.type !== 'distrust') onReply(reply);
  });
  socket.on('message', (data) => {
    client.heard(data.toString());
    check();
  });
  const gone = once(socket, 'close').catch(() => {});
  socket.on('close', (closing) => {
    code = closing;
    client.closed();
    check();
  });
  socket.on('error', () => {});
  await once(socket, 'open');
  client.opened({ send: (text) => socket.send(text), close: () => socket.close() });
  return {
    ...{ cookie, socket, client, gone },
    closedWith: () => code,
    until: (isSo) => new Promise((resolve) => (code > 0 || isSo() ? resolve() : waiting.push({ isSo, resolve }))),
  };
}

export interface Sought {
  game: string;
  seats: number;
  options?: object;
}

export async function openTable(url: string, from: string, cookie: string, body: Sought): Promise<string> {
  const { text, status } = await ask({ url, from, method: 'POST', path: '/api/tables', body, cookie });
  if (status >= 300) throw new Error(`no table: ${text}`);
  return JSON.parse(text).table.id;
}

/** The first person opens a table; the others and bots fill it, and the match starts. */
export async function begin(
  url: string,
  from: string,
  people: readonly Person[],
  sought: Sought,
  level: string,
): Promise<string> {
  const [host] = people as [Person];
  const must = async (person: Person, wish: Parameters<Client['ask']>[0]) => {
    const answer = await Promise.race([person.client.ask(wish), person.gone.then(() => null)]);
    if (answer === null || answer.type === 'no') throw new Error(`${wish.type}: ${answer?.code ?? 'thrown out'}`);
  };
  const table = await openTable(url, from, host.cookie, sought);
  for (const [seat, person] of people.entries()) {
    await must(person, { type: 'open', table });
    await must(person, { type: 'sit', table, seat });
    await must(person, { type: 'ready', table, isReady: true });
  }
  for (let seat = people.length; seat < sought.seats; seat++) await must(host, { type: 'seatBot', table, seat, level });
  await must(host, { type: 'start', table });
  await Promise.all(people.map((person) => person.until(() => person.client.mirror !== null)));
  return table;
}
