import type { Duplex } from 'node:stream';
import type { Locale } from '@duskhall/kernel';
import type { Reply } from '@duskhall/protocol';
import type { WebSocket } from 'ws';
import { say } from '../operation/words.ts';
import { framed } from './websocket-framing.ts';

/** WebSocket close codes. */
const CLOSING = { away: 1001, protocol: 1002, data: 1003, policy: 1008 } as const;

const GOODBYES = { budget: CLOSING.policy, gone: CLOSING.policy, stopping: CLOSING.away } as const;
export type Goodbye = keyof typeof GOODBYES;

/** With more than this many bytes unsent, only the latest version of each replaceable message is kept. */
const CALM = 64 * 1024;

/** Outgoing messages of one socket. */
export interface Outbox {
  send(text: string): void;
  tell(reply: Reply): void;
  /** Sends a replaceable message: it supersedes an unsent one of the same name. */
  show(name: string, text: string): void;
  pong(data: Buffer): void;
  /** Gives the reason, once, and closes. */
  bye(code: Goodbye, locale: Locale): void;
  close(why: keyof typeof CLOSING, reason: string): void;
  /** False once goodbye has been sent: nothing is read after that. */
  isOpen(): boolean;
}

/**
 * Applies backpressure: a reader with more than `backlog` bytes unsent is dropped before it fills memory. Messages
 * sent in one turn of the event loop leave in a single write, which saves CPU time when an acknowledgement comes with
 * news.
 */
export function openOutbox(socket: WebSocket, stream: Duplex, backlog: number): Outbox {
  let hasSaidBye = false;
  let gathered: string[] = [];
  /** Replaceable messages held back until the peer has read more. */
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
