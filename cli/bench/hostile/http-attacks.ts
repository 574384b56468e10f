import { Agent } from 'node:http';
import net from 'node:net';
import type { Attack, Counts, Field } from './attack.ts';
import { sleep } from './attack.ts';
import { ask } from './person.ts';

/** Milliseconds. */
const HALF_OPEN = 1000;

/** Concurrent requests or connections, each followed by the next. */
const many = (proof: Counts, atOnce: number, prepare: (field: Field) => Promise<() => Promise<unknown>>): Attack => ({
  proof,
  async run(field) {
    const one = await prepare(field);
    const again = async () => {
      for (;;) {
        await one().catch(() => field.count('cut off'));
        await sleep(2);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, again));
  },
});

/** Sends a text over a raw connection, then a few bytes per second, and never closes it (slowloris). */
const linger = (proof: Counts, atOnce: number, words: string, drip: string): Attack =>
  many(proof, atOnce, async (field) => {
    const open = new Set<net.Socket>();
    setInterval(() => {
      for (const socket of open) if (drip !== '' && socket.writable) socket.write(drip);
    }, 1000);
    const at = { port: Number(new URL(field.url).port), host: '127.0.0.1', localAddress: field.from };
    return () =>
      new Promise((resolve) => {
        const socket = net.connect({ ...at, allowHalfOpen: true });
        open.add(socket);
        socket.on('connect', () => field.count('connected'));
        socket.on('error', () => {});
        socket.on('data', (data) => field.count(data.toString('latin1').split(' ')[1] ?? ''));
        socket.on('end', () => field.count('hung up on'));
        socket.on('close', () => {
          open.delete(socket);
          resolve(null);
        });
        // Keeps its own half of the connection open for a while longer.
        socket.on('end', () => setTimeout(() => socket.destroy(), HALF_OPEN));
        socket.write(words);
      });
  });

async function assetOf({ url, from }: Field): Promise<string> {
  const { text } = await ask({ url, from, method: 'GET', path: '/' });
  return /\/assets\/[\w.-]+/.exec(text)?.[0] ?? '/assets/none.js';
}

export const HTTP_ATTACKS: { readonly [name: string]: Attack } = {
  'refused upgrades': linger(
    { 401: 100, 429: 1, 'hung up on': 100 },
    100,
    'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    '',
  ),
  'slow heads': linger({ connected: 251, 'hung up on': 50 }, 300, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'x'),
  'slow bodies': linger(
    { connected: 251, 'hung up on': 50 },
    300,
    'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
    ' ',
  ),
  'files of the page': many({ 200: 1000, 429: 1 }, 50, async (field) => {
    const { url, from } = field;
    const path = await assetOf(field);
    const agent = new Agent({ keepAlive: true, localAddress: from });
    return async () => field.count(`${(await ask({ url, from, method: 'GET', path, agent })).status}`);
  }),
};
