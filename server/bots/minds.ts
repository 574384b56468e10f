import type { Decision, Inquiry } from '@duskhall/bots';
import type { Seat } from '@duskhall/kernel';
import type { Payer } from './fair-queue.ts';

/** How much of a seat's story a mind has been told, and what marks it. */
export interface Known {
  count: number;
  mark: string;
}

/** What a bot is asked, read from the match when somebody has time for it. */
export interface Asked {
  match: string;
  seat: Seat;
  level: string;
  /** For whose table or hint this is: nobody else waits for all that one person wants to have thought about. */
  payer: Payer;
  /** A person wants to know what a bot would do: no bot's move waits for that. */
  isHint: boolean;
  /** How long that takes at most, in milliseconds; never by what the seat holds, since others wait for it. */
  time: number;
  /** Whether the answer still counts. */
  isWanted(): boolean;
  /** What the seat sees now, and what it has seen since so much was known; null: nothing is. */
  read(known: Known | null): { inquiry: Inquiry; known: Known };
}

/** Who thinks for the bots of a server. */
export interface Minds {
  /** Rejected where nobody can think about it in time. */
  decide(asked: Asked): Promise<Decision>;
  /**
   * How long a seat of this payer's has to wait for its turn to think, going by what others may take and not by what they
   * took. Who has others waiting already may have to wait longer.
   */
  waitOf(match: string, seat: Seat, payer: Payer): number;
  /** How long a bot of this level thinks at most, in milliseconds. */
  timeOf(level: string): number;
  /** The match is over. */
  forget(match: string): void;
  close(): Promise<void>;
}
