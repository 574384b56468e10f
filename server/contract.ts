import {
  type Deed,
  type Guest as MatchGuest,
  type Moment,
  Refused,
  type StoredReason,
  type Word,
} from '@duskhall/host';
import type { GameRecord, Locale, Seat } from '@duskhall/kernel';
import type { Person, Reply, Request, TableInfo, TableSettings } from '@duskhall/protocol';
import type { SharedLimits } from './operation/shared-limits.ts';
import type { Account } from './storage/storage.ts';

/** One connected socket. */
export interface Guest extends MatchGuest {
  account: Account;
  /** The address it connects from. */
  household: string;
  locale: Locale;
  /** The name that the client gave itself; empty until it has said hello. */
  client: string;
  /** Sends a reply over the socket. */
  tell(reply: Reply): void;
  /** Says goodbye, and has the client connect again. */
  comeAgain(): void;
  /** Counts a malformed frame; too many close the socket. */
  mistake(): void;
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
  /** The language of the bots' names; left out: the reader's. */
  locale?: Locale | undefined;
  startedAt: number;
  finishedAt: number;
  scores: number[];
}

/** What was said in a finished match, or done with its console; `at`: milliseconds since it began. */
export type ToldMinute<What> = { person: Person; at: number } & What;

export interface Minutes {
  /** `hearers`: the viewers who could hear it at the time; -1: the house, -2: watchers. */
  said: ToldMinute<Word>[];
  did: ToldMinute<Deed>[];
}

/** The minutes of a finished match, page by page: together they may be too large for the memory. */
export type MinutesInPages = { [K in keyof Minutes]: AsyncIterable<Minutes[K]> };

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
  /** Tables that this process hosts, including those still to be loaded. */
  owned: number;
  /** Tables that have gone to other processes, and that have come from dead ones. */
  handedOver: number;
  adopted: number;
  /** Milliseconds since the lease of this process was renewed. */
  leaseAge: number;
}

/** Another process hosts a table, or soon will: whoever asks has to look for it again. */
export class Elsewhere extends Refused {
  readonly table: string;
  constructor(table: string) {
    super('elsewhere', 'the table has just moved: try again in a moment');
    this.table = table;
  }
}

/** What passes between this process and the others, for the metrics. */
export interface Traffic {
  /** Milliseconds that a message and its answer were last under way. */
  lag: number;
  /** Links that were lost while somebody needed them. */
  lost: number;
  /** Guests from here at tables of others, and the other way round. */
  visits: number;
  visitors: number;
  /** Requests that were passed on to others. */
  forwarded: number;
}

/** The other processes on the same database, which this one's tables may go to. */
export interface Peers {
  /** Limits that all processes have in common. */
  limits: SharedLimits;
  /** From now on this process hosts tables under this name. */
  joined(node: string): void;
  /**
   * A table has left this process, to another one; empty: it is unknown to which. These guests had it open and want to be
   * there still. Resolves when the other one has loaded it, or cannot be reached.
   */
  handedOver(table: string, to: string, guests: readonly Guest[]): Promise<void>;
  /** Those of these tables that others have in memory, as the account sees them. */
  describe(tables: readonly string[], account: string): Promise<TableInfo[]>;
  /** Has all others delete a person from their tables. */
  forget(account: string): Promise<void>;
  /** A table was created here, from this address. */
  opened(table: string, household: string): void;
  /** Those of these tables that others have in memory, and for how many milliseconds nobody has been there. */
  unattended(tables: readonly string[]): Promise<Map<string, number>>;
  /** Has the process that hosts a table remove it, if nobody is there. */
  evict(table: string): Promise<void>;
  /** Waits until the process that hosts a table has written the end of a match that it knows to be over. */
  untilWritten(table: string, match: string): Promise<void>;
}

/** All tables and matches of this server; sockets and routes only pass requests on to it. */
export interface Hall {
  /** `household`: the address that the table is created from. */
  createTable(host: Account, settings: TableSettings, household: string): Promise<TableInfo>;
  /** A page of public tables as the account (may be empty) sees them, newest first; `next` is the `before` of the next. */
  publicTables(account: string, before?: string): Promise<{ tables: TableInfo[]; next: string | null }>;
  /** Looks up by id, or by room code in any case. */
  findTable(idOrCode: string, account: string): Promise<TableInfo | null>;
  /** Handles a guest's request; throws `Refused`, among others `Elsewhere`. */
  handle(guest: Guest, request: Request): Promise<Handled>;
  /** The socket has closed. */
  leave(guest: Guest): void;
  /** A finished match as one file; refuses a running one. */
  recordOf(match: string): Promise<GameRecord>;
  /** What a seat or a watcher saw after each entry of a finished match. */
  replayOf(match: string, seat: Seat): Promise<Iterable<Moment>>;
  /** Bots' reasons for their moves in a finished match. */
  reasonsOf(match: string): Promise<StoredReason[]>;
  /** Chat and console actions of a finished match, without words of people the account has blocked. */
  minutesOf(match: string, account: string): Promise<MinutesInPages>;
  /** Whether a guest still owes this match an answer to a beat; counts this as the answer. */
  isAnswer(guest: Guest, match: string): boolean;
  /** Sends a reply to a guest; in a secret window of this match, on the next beat. */
  tellOnBeat(guest: Guest, match: string, reply: string): void;
  /** The seat of an account in a match; -2: a watcher. */
  seatIn(match: string, account: string): Promise<Seat>;
  /** Whether a running match in memory waits for this account; in a secret window nobody is told. */
  waitsFor(match: string, account: string): boolean;
  /** Who played a finished match; `account` may be empty. */
  aboutMatch(match: string, account: string): Promise<AboutMatch>;
  /** Deletes a person from the hall: sitters play on in the person's seats. */
  forget(account: string): Promise<void>;
  counts(): Counts;
  /** Whether this process may answer for its tables: its lease is not over. */
  isSafe(): boolean;
  /** Tests only: starts a match from a scenario, without waiting for ready seats. */
  startScenario(table: string, scenario: unknown, seed: string): Promise<void>;
  /** Loads a table that another process has handed over to this one; idempotent. */
  take(table: string): Promise<void>;
  /** Hands all tables over to other processes and takes no more; if there is no other, they stay. */
  handOver(): Promise<void>;
  /** Finishes pending writes, tells everybody, and takes snapshots of running matches. */
  stop(): Promise<void>;
}

/** What a process that is one of several needs of its hall. */
export interface SharedHall extends Hall {
  /** Whether this process hosts a table. */
  hosts(table: string): boolean;
  /** The table of a match in memory. */
  tableOf(match: string): string | undefined;
  /** Whether a guest has a table open here. */
  isAt(guest: Guest): boolean;
  /** The tables are being handed over: none is loaded any more. */
  isLeaving(): boolean;
  /** Opens a table for a guest who had it open in another process, or before a link was lost. */
  reopen(guest: Guest, table: string): Promise<void>;
  /** Those of these tables that are in memory, as the account sees them. */
  describe(tables: readonly string[], account: string): TableInfo[];
  /** Deletes a person from the tables that this process hosts or may host. */
  forgetHere(account: string): Promise<void>;
  /** A table was created in another process, from this address. */
  noteOpened(table: string, household: string): void;
  /** Those of these tables that are in memory, and for how many milliseconds nobody has been there. */
  unattended(tables: readonly string[]): [table: string, milliseconds: number][];
  /** Removes a table if nobody is there, with its match. */
  evict(table: string): Promise<void>;
  /** Waits until the end of a match is written, if it is over. */
  untilWritten(match: string): Promise<void>;
}
