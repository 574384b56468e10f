import type { Duplex } from 'node:stream';
import type { Locale } from '@duskhall/kernel';
import type { Reply } from '@duskhall/protocol';
import type { WebSocket } from 'ws';
import { say } from '../operation/words.ts';
import { framed } from './framing.ts';

/** Closing codes of the WebSocket protocol. */
const CLOSING = { away: 1001, protocol: 1002, data: 1003, policy: 1008 } as const;

const GOODBYES = { budget: CLOSING.policy, gone: CLOSING.policy, stopping: CLOSING.away } as const;
export type Goodbye = keyof typeof GOODBYES;

/** What goes out over one socket. */
export interface Outbox {
  send(text: string): void;
  tell(reply: Reply): void;
  /** Says why, once, and closes. */
  bye(code: Goodbye, locale: Locale): void;
  close(why: keyof typeof CLOSING, reason: string): void;
  /** Nothing is heard any more after a goodbye. */
  isOpen(): boolean;
}

/**
 * A reader that lets more than `backlog` bytes wait is dropped: it would fill the memory. What is said in one turn of the
 * event loop leaves in one piece: for an acknowledgement with its news that saves much of the processor's time.
 */
export function openOutbox(socket: WebSocket, stream: Duplex, backlog: number): Outbox {
  let hasSaidBye = false;
  let gathered: string[] = [];
  function flush(): void {
    const texts = gathered;
    gathered = [];
    if (texts.length === 0 || socket.readyState !== socket.OPEN) return;
    stream.write(framed(texts));
    if (socket.bufferedAmount > backlog) socket.terminate();
  }
  function send(text: string): void {
    if (gathered.push(text) === 1) setImmediate(flush);
  }
  function tell(reply: Reply): void {
    if (reply.type === 'bye') hasSaidBye = true;
    send(JSON.stringify(reply));
  }
  function close(why: keyof typeof CLOSING, reason: string): void {
    flush();
    socket.close(CLOSING[why], reason);
  }
  return {
    send,
    tell,
    bye(code, locale) {
      if (!hasSaidBye) tell({ type: 'bye', code, text: say(code, locale) });
      flush();
      socket.close(GOODBYES[code], code);
    },
    close,
    isOpen: () => !hasSaidBye && socket.readyState === socket.OPEN,
  };
}
