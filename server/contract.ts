import type { Deed, Guest as MatchGuest, Moment, Refused, StoredReason, Word } from '@duskhall/host';
import type { GameRecord, Locale, Seat } from '@duskhall/kernel';
import type { Person, Reply, Request, TableInfo, TableSettings } from '@duskhall/protocol';
import type { Account } from './storage/storage.ts';

/** One connected socket. */
export interface Guest extends MatchGuest {
  account: Account;
  /** The address it connects from. */
  household: string;
  locale: Locale;
  /** Sends a reply over the socket. */
  tell(reply: Reply): void;
  /** Says goodbye, and has the client connect again. */
  comeAgain(): void;
  /** Sends the table's state; on a slow socket it replaces an older one not sent yet. */
  show(table: string, text: string): void;
}

/** Public facts about a finished match, and the seat of the person asking; -2: a watcher. */
export interface AboutMatch {
  id: string;
  game: string;
  seat: Seat;
  /** A person's name or a bot's level, by seat; both are empty for a deleted account. */
  players: { name: string; bot: string }[];
  startedAt: number;
  finishedAt: number;
  scores: number[];
}

/** Chat and console actions of a finished match; `at`: milliseconds since it began. */
export interface Minutes {
  /** `hearers`: the viewers who could hear it at the time; -1: the house, -2: watchers. */
  said: ({ person: Person; at: number } & Word)[];
  did: ({ person: Person; at: number } & Deed)[];
}

/** Fields of `ok` other than the id. */
export interface Handled {
  asked?: number;
  table?: string;
  /** The hall sends the answer itself, on the beat of a secret window. */
  isTold?: boolean;
  /** Set if the answer sent that way was a refusal. */
  refused?: Refused;
}

/** What this process has in memory, for the metrics. */
export interface Counts {
  tables: number;
  /** Tables being loaded or let go. */
  moving: number;
  /** Running matches, and finished ones. */
  awake: number;
  finished: number;
  /** Matches that failed to load. */
  broken: number;
  guests: number;
  moves: number;
}

/** All tables and matches of this server; sockets and routes only pass requests on to it. */
export interface Hall {
  /** `household`: the address that the table is created from. */
  createTable(host: Account, settings: TableSettings, household: string): Promise<TableInfo>;
  /**
   * A page of public tables as the account (may be empty) sees them, newest first. Pass `next` as `before` to get the
   * next page.
   */
  publicTables(account: string, before?: number): Promise<{ tables: TableInfo[]; next: number | null }>;
  /** Looks up by id, or by room code in any case. */
  findTable(idOrCode: string, account: string): Promise<TableInfo | null>;
  /** Handles a guest's request; throws `Refused`. */
  handle(guest: Guest, request: Request): Promise<Handled>;
  /** The socket has closed. */
  leave(guest: Guest): void;
  /** A finished match as one file; refuses a running one. */
  recordOf(match: string): Promise<GameRecord>;
  /** What a seat or a watcher saw after each entry of a finished match. */
  replayOf(match: string, seat: Seat): Promise<Moment[]>;
  /** Bots' reasons for their moves in a finished match. */
  reasonsOf(match: string): Promise<StoredReason[]>;
  /** Chat and console actions of a finished match, without words of people the account has blocked. */
  minutesOf(match: string, account: string): Promise<Minutes>;
  /** Whether a guest still owes this match an answer to a beat; counts this as the answer. */
  isAnswer(guest: Guest, match: string): boolean;
  /** Sends a reply to a guest; in a secret window of this match, on the next beat. */
  tellOnBeat(guest: Guest, match: string, reply: string): void;
  /** The seat of an account in a match; -2: a watcher. */
  seatIn(match: string, account: string): Promise<Seat>;
  /** Who played a finished match; `account` may be empty. */
  aboutMatch(match: string, account: string): Promise<AboutMatch>;
  /** Deletes a person from the hall: sitters play on in the person's seats. */
  forget(account: string): Promise<void>;
  counts(): Counts;
  /** Tests only: starts a match from a scenario, without waiting for ready seats. */
  startScenario(table: string, scenario: unknown, seed: string): Promise<void>;
  /** Finishes pending writes, tells everybody, and takes snapshots of running matches. */
  stop(): Promise<void>;
}
