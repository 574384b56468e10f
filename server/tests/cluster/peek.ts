import { randomBytes } from 'node:crypto';
import { stable } from '@duskhall/kernel';
import { createClient } from '@duskhall/protocol';
import WebSocket from 'ws';
import type { History } from './history.ts';

/** Somebody opens a table at a process and goes again; resolves with whether the match was shown in time. */
export function peek(url: string, token: string, table: string, { looks }: History, patience = 5000): Promise<boolean> {
  const socket = new WebSocket(url.replace('http', 'ws').concat('/ws'), { headers: { cookie: token, origin: url } });
  return new Promise((resolve) => {
    let since = 0;
    const end = (isSeen: boolean) => {
      clearTimeout(timer);
      socket.terminate();
      resolve(isSeen);
    };
    const timer = setTimeout(end, patience, false);
    const client = createClient(randomBytes(16).toString('base64url'), 'en', (reply) => {
      if (reply.type === 'no') end(false);
      if (reply.type !== 'sync') return;
      looks.push({ match: reply.match, seat: reply.seat, view: stable(reply.view), since, at: Date.now() });
      end(true);
    });
    socket.on('open', () => {
      client.opened({ send: (text) => socket.send(text), close: () => socket.close() });
      since = Date.now();
      void client.ask({ type: 'open', table });
    });
    socket.on('message', (data) => client.heard(data.toString()));
    socket.on('error', () => end(false));
    socket.on('close', () => end(false));
  });
}
