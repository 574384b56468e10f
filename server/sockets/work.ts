import type { Request } from '@duskhall/protocol';
import type { Single } from './parse-frame.ts';

/** What requests cost that are dearer than a move; the unit is about what a move costs. */
const WEIGHTS: { readonly [K in Request['type']]?: number } = {
  // A whole match is read and told.
  open: 10,
  // A match is dealt, or played again.
  start: 20,
  rewind: 20,
  undo: 5,
  moderate: 5,
  // A bot thinks.
  advise: 10,
  // Everybody at the table is told, and it is written down.
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
};

/** A frame counts one for so many bytes begun, whatever is in it; a cheap request in a small frame is paid with that. */
const BYTES = 1024;
export const workToHear = (bytes: number): number => Math.ceil(Math.max(bytes, 1) / BYTES);

/** What requests cost, before it is known whether they are refused. */
export const workToDo = (singles: readonly Single[]): number =>
  singles.reduce((sum, single) => sum + ('request' in single ? (WEIGHTS[single.request.type] ?? 1) : 1), 0);
