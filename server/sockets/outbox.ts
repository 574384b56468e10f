import type { Duplex } from 'node:stream';
import type { Locale } from '@duskhall/kernel';
import type { Reply } from '@duskhall/protocol';
import type { WebSocket } from 'ws';
import { say } from '../operation/words.ts';
import { framed } from './websocket-framing.ts';

/** Closing codes of the WebSocket protocol. */
const CLOSING = { away: 1001, protocol: 1002, data: 1003, policy: 1008 } as const;

const GOODBYES = { budget: CLOSING.policy, gone: CLOSING.policy, stopping: CLOSING.away } as const;
export type Goodbye = keyof typeof GOODBYES;

/** Bytes: with more of them unread only the latest of what replaces itself is sent. */
const CALM = 64 * 1024;

/** What goes out over one socket. */
export interface Outbox {
  send(text: string): void;
  tell(reply: Reply): void;
  /** Something that replaces what was said before under the same name and has not left yet. */
  show(name: string, text: string): void;
  pong(data: Buffer): void;
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
  /** What waits until the peer has read more. */
  const latest = new Map<string, string>();
  function flush(): void {
    const texts = gathered;
    gathered = [];
    if (stream.writableLength <= CALM) {
      texts.push(...latest.values());
      latest.clear();
    }
    if (texts.length === 0 || socket.readyState !== socket.OPEN) return;
    stream.write(framed(texts));
    dropSlow();
  }
  function dropSlow(): void {
    if (socket.bufferedAmount > backlog) socket.terminate();
  }
  function send(text: string): void {
    if (gathered.push(text) === 1) setImmediate(flush);
  }
  function show(name: string, text: string): void {
    if (stream.writableLength <= CALM) send(text);
    else latest.set(name, text);
  }
  function tell(reply: Reply): void {
    if (reply.type === 'bye') hasSaidBye = true;
    send(JSON.stringify(reply));
  }
  function close(why: keyof typeof CLOSING, reason: string): void {
    flush();
    socket.close(CLOSING[why], reason);
  }
  stream.on('drain', flush);
  return {
    send,
    show,
    tell,
    pong(data) {
      socket.pong(data, false);
      dropSlow();
    },
    bye(code, locale) {
      if (!hasSaidBye) tell({ type: 'bye', code, text: say(code, locale) });
      flush();
      socket.close(GOODBYES[code], code);
    },
    close,
    isOpen: () => !hasSaidBye && socket.readyState === socket.OPEN,
  };
}
