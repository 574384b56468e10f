import type { Duplex } from 'node:stream';
import type { Locale } from '@duskhall/kernel';
import type { Reply } from '@duskhall/protocol';
import type { WebSocket } from 'ws';
import { say } from '../operation/words.ts';

/** Closing codes of the WebSocket protocol. */
export const CLOSING = { away: 1001, protocol: 1002, data: 1003, policy: 1008 } as const;

const GOODBYES = { budget: CLOSING.policy, gone: CLOSING.policy, stopping: CLOSING.away } as const;
export type Goodbye = keyof typeof GOODBYES;

/** What goes out over one socket. */
export interface Outbox {
  send(text: string): void;
  tell(reply: Reply): void;
  /** Says why, once, and closes. */
  bye(code: Goodbye, locale: Locale): void;
  /** Nothing is heard any more after a goodbye. */
  isOpen(): boolean;
}

/**
 * A reader that lets more than `backlog` bytes wait is dropped: it would fill the memory. What is said in one turn of the
 * event loop leaves in one write: for an acknowledgement with its news that saves a third of the processor's time.
 */
export function openOutbox(socket: WebSocket, stream: Duplex, backlog: number): Outbox {
  let hasSaidBye = false;
  let isGathering = false;
  function gather(): void {
    if (isGathering) return;
    isGathering = true;
    stream.cork();
    setImmediate(() => {
      isGathering = false;
      stream.uncork();
    });
  }
  function send(text: string): void {
    if (socket.readyState !== socket.OPEN) return;
    gather();
    socket.send(text);
    if (socket.bufferedAmount > backlog) socket.terminate();
  }
  function tell(reply: Reply): void {
    if (reply.type === 'bye') hasSaidBye = true;
    send(JSON.stringify(reply));
  }
  return {
    send,
    tell,
    bye(code, locale) {
      if (!hasSaidBye) tell({ type: 'bye', code, text: say(code, locale) });
      socket.close(GOODBYES[code], code);
    },
    isOpen: () => !hasSaidBye && socket.readyState === socket.OPEN,
  };
}
