import type { Request } from '@duskhall/protocol';
import type { Single } from './parse-frame.ts';

/** The cost of requests that are more expensive than a move; a move costs about one unit. */
const WEIGHTS: { readonly [K in Request['type']]?: number } = {
  // Reads a whole match and sends it.
  open: 10,
  // Deals a match, or replays one.
  start: 20,
  rewind: 20,
  undo: 5,
  moderate: 5,
  // Has a bot think.
  advise: 10,
  // Notifies everybody at the table, and writes to storage.
  sit: 3,
  stand: 3,
  ready: 3,
  commit: 3,
  reveal: 3,
  seatBot: 3,
  seatGuest: 3,
  kick: 3,
  arrange: 3,
  settle: 3,
  shut: 3,
  chat: 3,
  mute: 3,
  slide: 3,
};

/** Every frame costs one unit per started block of this many bytes; that covers a cheap request in a small frame. */
const BYTES = 1024;
export const workToHear = (bytes: number): number => Math.ceil(Math.max(bytes, 1) / BYTES);

/** The cost of requests, charged before they are checked. */
export const workToDo = (singles: readonly Single[]): number =>
  singles.reduce((sum, single) => sum + ('request' in single ? (WEIGHTS[single.request.type] ?? 1) : 1), 0);
