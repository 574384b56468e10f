import type { Decision } from '@duskhall/bots';
import type { Asked as AskedInMatch } from '@duskhall/host';
import type { Seat } from '@duskhall/kernel';
import type { Payer } from './fair-queue.ts';

/** A question to a bot, and who is charged for it: fair queueing keeps one person from delaying everybody else. */
export interface Asked extends AskedInMatch {
  payer: Payer;
}

/** Decisions since the start. */
export interface DecisionCounts {
  made: number;
  /** Of these, the ones that a limit has ended: the machine is overloaded, and bots play below their level. */
  cut: number;
  /** Those for which no thread could be had, or its thread failed. */
  missed: number;
}

/** Runs the bots of a server. */
export interface Minds {
  /** Rejects if no thread is free in time. */
  decide(asked: Asked): Promise<Decision>;
  /**
   * How long a seat of this payer waits for a thread, by the time set aside for the jobs ahead and not by the time they
   * take. It may be longer for a payer with other jobs in the queue.
   */
  waitOf(match: string, seat: Seat, payer: Payer): number;
  /** The time set aside for a decision of a bot of this level, in milliseconds. */
  timeOf(level: string): number;
  counts(): DecisionCounts;
  /** Drops what is remembered of a finished match. */
  forget(match: string): void;
  close(): Promise<void>;
}
