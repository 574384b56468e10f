import type { Decision } from '@duskhall/bots';
import type { Asked as AskedInMatch } from '@duskhall/host';
import type { Seat } from '@duskhall/kernel';
import type { Payer } from './fair-queue.ts';

/** A question to a bot, and who pays for the thinking: nobody else waits for everything that one person wants. */
export interface Asked extends AskedInMatch {
  payer: Payer;
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
