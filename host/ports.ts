import type { Decision, Inquiry } from '@duskhall/bots';
import type { Entry, GameRecord, Seat } from '@duskhall/kernel';
import type { Clock } from './clock.ts';
import type { LoadedMatch, Minute, Progress, Receipt, Snapshot, StoredReason } from './stored-match.ts';

/** Somebody who follows a match: a socket, a page or a terminal. */
export interface Guest {
  account: { id: string; name: string };
  /** Takes a reply of the protocol as JSON text. */
  send(text: string): void;
  /** Disconnects a guest whose replies pile up faster than they can be sent. */
  dismiss(): void;
}

/** Where a match is stored. A promise that is fulfilled is on disk. */
export interface MatchStorage {
  /** Appends entries from number `from` on; `progress` null: unchanged; `receipt`: of the request that made them. */
  append(
    match: string,
    from: number,
    entries: readonly Entry[],
    digests: GameRecord['digests'],
    progress: Progress | null,
    minutes?: readonly Minute[],
    receipt?: Receipt | null,
  ): Promise<void>;
  saveReason(match: string, reason: StoredReason): Promise<void>;
  saveSnapshot(match: string, snapshot: Snapshot): Promise<void>;
  findMatch(id: string): Promise<LoadedMatch | null>;
  /** Throws unless it can write and read right now. */
  check(): Promise<void>;
}

/** How many of a seat's views a bot has been shown, and their fingerprint. */
export interface Known {
  count: number;
  mark: string;
}

/** How long a bot has, in milliseconds; never derived from what the seat holds, since others wait for it. */
export interface Allowance {
  /** What is set aside for it, and so what others wait for it at most. */
  time: number;
  /** When it has to answer with what it has, from the moment its turn was to come. */
  limit: number;
}

/** A question to a bot. It is read from the match when somebody has time to think about it. */
export interface Asked extends Allowance {
  match: string;
  seat: Seat;
  level: string;
  /** A person asked for a hint: bots' own moves come first. */
  isHint: boolean;
  /** Whether the answer still matters. */
  isWanted(): boolean;
  /** The seat's view now, and the views since `known`; null: from the beginning. */
  read(known: Known | null): { inquiry: Inquiry; known: Known };
}

/** Who thinks for the bots of one match. */
export interface Minds {
  /** Rejected if nobody can think about it in time. */
  decide(asked: Asked): Promise<Decision>;
  /** Milliseconds until it is the seat's turn to think, by the time set aside for those before it, not by what they took. */
  waitOf(seat: Seat): number;
  /** Milliseconds set aside for a decision of a bot of this level. */
  timeOf(level: string): number;
}

/** What the host tells everybody at the table about who leads. */
export interface Announcement {
  about: 'leads-now' | 'may-lead' | 'does-not-lead';
  /** Empty: the software. */
  name: string;
}

/** Everything that differs between a server, a page and a terminal; for one match. */
export interface Ports {
  /** The version of the program: a snapshot that another one has written is not loaded. */
  program: string;
  clock: Clock;
  storage: MatchStorage;
  minds: Minds;
  /** Milliseconds a bot waits beside its thinking time, at least and at most. */
  botDelay(): readonly [least: number, most: number];
  /** Whether traffic can be observed: then secret windows are sent on a beat, in frames of one size. */
  isObserved: boolean;
  /** At so many entries the clock and bots stop acting. */
  mostEntries: number;
  /** Stores the end of the match. */
  finish(scores: number[]): Promise<void>;
  announce(announcement: Announcement): Promise<void>;
  /** Sitters, the moderator or a proposal have changed: the table has to be shown again. */
  onCrewChange(): void;
  /** Something failed that nobody is waiting for. */
  fail(error: unknown): void;
}
