import type { Client } from '@duskhall/protocol';
import { stopwatch } from './clock.ts';

/** Back-off between attempts, in ms: a restarting server is back within a few of them. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** After so long in the background a socket may be dead without a close event, in ms. */
const ASLEEP = 15_000;

/** A connection that reopens its socket until it is closed. */
export interface Connection {
  close(): void;
}

/** `table`: in the address, so that a load balancer can send everybody at a table to the same process. */
export function keepConnected(
  client: Client,
  table: string,
  onChange: (isOpen: boolean, tries: number) => void,
): Connection {
  let socket: WebSocket | null = null;
  let timer = 0;
  let tries = 0;
  let away: (() => number) | null = null;

  function drop(): void {
    if (socket === null) return;
    const old = socket;
    socket = null;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
    client.closed();
  }

  function connect(): void {
    clearTimeout(timer);
    drop();
    const own = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws?table=${table}`);
    socket = own;
    own.onopen = () => {
      tries = 0;
      client.opened({ send: (text) => own.send(text), close: () => own.close() });
      onChange(true, 0);
    };
    own.onmessage = ({ data }) => client.heard(data);
    own.onclose = () => {
      drop();
      tries++;
      onChange(false, tries);
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1));
      timer = window.setTimeout(connect, wait * (0.75 + Math.random() / 2));
    };
  }

  const isOpen = () => socket?.readyState === WebSocket.OPEN;
  function wake(): void {
    if (document.visibilityState === 'hidden') {
      away = stopwatch();
      return;
    }
    const hasSlept = away !== null && away() > ASLEEP;
    away = null;
    if (!isOpen() || hasSlept) connect();
  }
  const lose = () => {
    drop();
    onChange(false, ++tries);
  };

  document.addEventListener('visibilitychange', wake);
  addEventListener('online', connect);
  addEventListener('offline', lose);
  connect();
  return {
    close() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', connect);
      removeEventListener('offline', lose);
      drop();
    },
  };
}
