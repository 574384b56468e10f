import type { MatchStorage, Progress, StoredMatch, StoredReason, StoredSeat } from '@duskhall/host';
import type { Locale, Seat } from '@duskhall/kernel';
import type { Person, TableSettings } from '@duskhall/protocol';

export interface Account {
  /** Visible to others and grants nothing; access takes a session token. */
  id: string;
  name: string;
  locale: Locale;
  createdAt: number;
}

/** At a table, the name of a player without a device is stored with the seat. */
export interface StoredChair extends StoredSeat {
  guest?: string;
}

/** A round before a deal that was called off. */
export interface CalledOff {
  at: number;
  /** Somebody did not send a number in time, changed the table, left or was no longer ready; or the server failed. */
  why: 'silent' | 'changed' | 'left' | 'unready' | 'server';
  /** Numbers may already have been revealed: whoever could read them knew what would have been dealt. */
  wasOpen: boolean;
  /** Who caused it; a deleted account has no name. */
  people: Person[];
}

/** History of the rounds before deals at a table. */
export interface StoredDeals {
  /** The stage of the current round; empty: none. Its numbers are not stored: a restart calls the round off. */
  stage: 'commit' | 'open' | '';
  /** How many were called off, and the latest of them, oldest first. */
  count: number;
  calledOff: CalledOff[];
}

export interface StoredTable {
  id: string;
  code: string;
  host: string;
  settings: TableSettings;
  seats: StoredChair[];
  /** The current or last match; empty: none yet. */
  match: string;
  isPlaying: boolean;
  deals: StoredDeals;
  updatedAt: number;
}

/** The size of a match, known before loading it. */
export interface MatchSize {
  table: string;
  entries: number;
  /** Bytes of the entries. */
  bytes: number;
}

/** A line of "my matches". */
export interface MatchSummary {
  id: string;
  table: string;
  game: string;
  seat: Seat;
  names: string[];
  startedAt: number;
  /** 0: the match is still running. */
  finishedAt: number;
  scores: number[];
}

export interface MatchPage {
  isOver: boolean;
  limit: number;
  /** The last match of the previous page; left out: this is the first page. */
  before?: string | undefined;
}

/** Persistent storage. Once a promise has resolved, the data is on disk. */
export interface Storage extends MatchStorage {
  /** Stores a new account. */
  saveAccount(account: Account): Promise<void>;
  /** Changes the name and language; a conflict if the account has been deleted. */
  changeAccount(account: Account): Promise<void>;
  findAccount(id: string): Promise<Account | null>;
  /** Deletes the account with its sessions, links, blocks and chat; its seats in finished matches lose their name. */
  deleteAccount(id: string): Promise<void>;
  /** Sessions and recovery links are stored only as the SHA-256 of their token. */
  saveToken(kind: 'session' | 'recovery', hash: string, account: string, at: number): Promise<void>;
  findToken(kind: 'session' | 'recovery', hash: string): Promise<string | null>;
  deleteToken(kind: 'session' | 'recovery', hash: string): Promise<void>;

  saveTable(table: StoredTable): Promise<void>;
  deleteTable(id: string): Promise<void>;
  /** Skips and reports tables that cannot be read. */
  allTables(tell?: (error: Error) => void): Promise<StoredTable[]>;

  /** Writes the table and its new match atomically. */
  startMatch(match: StoredMatch, table: StoredTable, progress: Progress): Promise<void>;
  reasonsOf(match: string): Promise<StoredReason[]>;
  /** Writes the end of a match and its table atomically. */
  finishMatch(match: string, scores: number[], table: StoredTable, at: number): Promise<void>;
  /** Table and size of a match, without reading it. */
  sizeOf(match: string): Promise<MatchSize | null>;
  /** When a match ended; 0: it is still running; null: no such match. */
  endOf(match: string): Promise<number | null>;
  /** A page of running matches, newest first, or of finished ones, last finished first; starts after `before`. */
  matchesOf(account: string, page: MatchPage): Promise<{ matches: MatchSummary[]; next: string | null }>;
  /** Somebody's chat in matches, oldest first. */
  wordsOf(account: string): Promise<{ match: string; at: number; room: string; text: string }[]>;

  block(account: string, blocked: string, isBlocked: boolean): Promise<void>;
  blockedBy(account: string): Promise<string[]>;
  saveReport(report: { by: string; about: string; table: string; text: string; at: number }): Promise<void>;

  /** Copies everything into one file while the server runs. */
  backup(file: string): Promise<void>;
  /** Requests answered so far, and transactions that took. */
  stats?(): { requests: number; commits: number };
  close(): Promise<void>;
  /** Resolves if the storage has ended on its own: nothing can be read or written any more. */
  lost?: Promise<void>;
}
