/*
 * What things cost, measured on two cores with everything on loopback. A busy process does more per wake-up, so most costs
 * have two ends: `calm` at 2 moves a second in each of 100 matches, `busy` as fast as the machine can.
 */

/** Microseconds of processor time. */
export interface Cost {
  calm: number;
  busy: number;
}

export const COSTS = {
  /** A move of a match with 4 seats in the process that hosts it (`bench server`, in memory). */
  move: { calm: 630, busy: 275 } satisfies Cost,
  /** The seats that `move` was measured with, and the share of it that grows with them: composing and sending news. */
  seatsMeasured: 4,
  shareOfSeats: 0.6,
  /** The same move through another process: what both of them and Redis need in addition (`bench server`, two processes). */
  forward: { calm: 530, busy: 160 } satisfies Cost,
  /** Redis alone, for one message. */
  redisMessage: { calm: 50, busy: 15 } satisfies Cost,
  /** Signs of life and their echoes that one process exchanges with another in a second. */
  signsOfLife: 4,
  /** PostgreSQL: a transaction, and each append in it; milliseconds until it is on disk. */
  transaction: 200,
  append: 25,
  flush: 1.5,
  /** A frame of a secret window to one socket. */
  frame: 25,
  /** Bytes: an entry with its share of indexes and log in PostgreSQL; news of a move for a seat, a frame of a secret window. */
  entryBytes: 1100,
  newsBytes: 400,
  frameBytes: 12_000,
  /** Memory in KB: of a match, of a socket, and MB of a process without any. */
  match: 60,
  socket: 7,
  process: 120,
  /** Milliseconds of processor time for a Regular's decision. */
  decision: 60,
} as const;

/** Between calm and busy, by how much of its core a process uses. */
export const costAt = ({ calm, busy }: Cost, load: number): number => calm + (busy - calm) * Math.min(1, load);
