import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Where a connection is cut: before a message is passed on, right after it, or when its answer comes. */
export const CUTS = ['before', 'after', 'answer'] as const;
export type Cut = (typeof CUTS)[number];

export interface Proxy {
  /** The server's address, with the proxy in between. */
  url: string;
  /** Cuts the connection that next says something with this text in it. */
  cutNext(cut: Cut, text?: string): void;
  /** How many connections have been cut. */
  count(): number;
}

/** Passes everything on to a server, until it is told to cut a connection. */
export async function cuttingProxy(url: string): Promise<Proxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let next: { cut: Cut; text: string } | null = null;
  let count = 0;
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    const end = () => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', end);
      socket.on('close', end);
    }
    let waitsForAnswer = false;
    const cut = () => {
      count++;
      // Whatever was passed on arrives: the server is told of the end, and not by a reset that could overtake it.
      client.destroy();
      server.end();
    };
    client.on('data', (data) => {
      const how = next !== null && data.includes(next.text) ? next.cut : null;
      if (how !== null) next = null;
      if (how === 'before') return cut();
      server.write(data);
      if (how === 'after') cut();
      waitsForAnswer ||= how === 'answer';
    });
    server.on('data', (data) => {
      if (waitsForAnswer) cut();
      else if (client.writable) client.write(data);
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
  });
  const between = new URL(url);
  between.port = String((proxy.address() as AddressInfo).port);
  return {
    url: between.href,
    cutNext: (cut, text = '') => {
      next = { cut, text };
    },
    count: () => count,
  };
}
