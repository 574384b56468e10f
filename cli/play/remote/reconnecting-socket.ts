import { randomBytes } from 'node:crypto';
import type { Locale } from '@duskhall/kernel';
import { type Client, createClient, type DealMemory, type Distrust, type Reply } from '@duskhall/protocol';
import WebSocket from 'ws';

/** What happens on the line besides what is typed. `stranger`: the server does not know us any more. */
export type Happening = Reply | Distrust | { type: 'lost' | 'back' | 'stranger' };

/** A connection that comes back by itself. */
export interface Line {
  client: Client;
  hangUp(): void;
}

/** Milliseconds before the first new attempt, and at most. */
const SOON = 200;
const LATER = 5000;

/** `table`: in the address, so that a load balancer can send everybody at a table to the same process. */
export function openLine(
  url: string,
  table: string,
  token: string,
  locale: Locale,
  memory: DealMemory,
  onHappening: (what: Happening) => void,
): Line {
  const client = createClient(randomBytes(16).toString('base64url'), locale, onHappening, memory);
  const address = `${url.replace(/^http/, 'ws')}/ws?table=${table}`;
  let socket: WebSocket;
  let timer: NodeJS.Timeout | undefined;
  let wait = SOON;
  let isLost = false;
  let isOver = false;

  function dial(): void {
    socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` } });
    socket.on('open', () => {
      wait = SOON;
      client.opened({ send: (text) => socket.send(text), close: () => socket.close() });
      if (isLost) onHappening({ type: 'back' });
      isLost = false;
    });
    socket.on('message', (data) => client.heard(data.toString()));
    socket.on('unexpected-response', (request, response) => {
      request.destroy();
      if (response.statusCode === 401) {
        isOver = true;
        onHappening({ type: 'stranger' });
      } else redial();
    });
    socket.on('close', redial);
    // A close always follows.
    socket.on('error', () => {});
  }

  function redial(): void {
    client.closed();
    if (isOver || timer !== undefined) return;
    if (!isLost) onHappening({ type: 'lost' });
    isLost = true;
    timer = setTimeout(() => {
      timer = undefined;
      dial();
    }, wait);
    wait = Math.min(wait * 2, LATER);
  }

  dial();
  return {
    client,
    hangUp() {
      isOver = true;
      clearTimeout(timer);
      socket.close();
    },
  };
}
