import type { MatchStorage, Progress, StoredMatch, StoredReason, StoredSeat } from '@duskhall/host';
import type { Locale, Seat } from '@duskhall/kernel';
import type { Person, TableSettings } from '@duskhall/protocol';

export interface Account {
  /** Shown to others and grants nothing: a session's token does. */
  id: string;
  name: string;
  locale: Locale;
  createdAt: number;
}

/** At a table the name of a player without a device stands with its seat. */
export interface StoredChair extends StoredSeat {
  guest?: string;
}

/** A round before a deal that came to nothing. */
export interface CalledOff {
  at: number;
  /** Somebody did not give its number in time, changed the table, left, was not ready any more; or the server failed. */
  why: 'silent' | 'changed' | 'left' | 'unready' | 'server';
  /** Numbers may have been opened before: who could read them knew what would have been dealt. */
  wasOpen: boolean;
  /** Who it was; somebody who has left for good has no name. */
  people: Person[];
}

/** How the rounds before deals went at a table. */
export interface StoredDeals {
  /** The stage of a round that goes on; empty: none. Its numbers are not kept: a restart calls it off. */
  stage: 'commit' | 'open' | '';
  /** How many came to nothing, and the latest of them, oldest first. */
  count: number;
  calledOff: CalledOff[];
}

export interface StoredTable {
  id: string;
  code: string;
  host: string;
  settings: TableSettings;
  seats: StoredChair[];
  /** The match being played, or played last; empty: none yet. */
  match: string;
  isPlaying: boolean;
  deals: StoredDeals;
  updatedAt: number;
}

/** How much there is to load of a match. */
export interface MatchSize {
  table: string;
  entries: number;
  /** Of the entries. */
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
  /** 0: it goes on. */
  finishedAt: number;
  scores: number[];
}

export interface MatchPage {
  isOver: boolean;
  limit: number;
  /** The last match of the page before; left out: there is none. */
  before?: string | undefined;
}

/** Where everything is kept. A promise that is fulfilled is on disk. */
export interface Storage extends MatchStorage {
  saveAccount(account: Account): Promise<void>;
  findAccount(id: string): Promise<Account | null>;
  /** Takes the account away with its sessions, links, blocks, words; its seats in finished matches lose their name. */
  deleteAccount(id: string): Promise<void>;
  /** Sessions and recovery links are known by the SHA-256 of their token only. */
  saveToken(kind: 'session' | 'recovery', hash: string, account: string, at: number): Promise<void>;
  findToken(kind: 'session' | 'recovery', hash: string): Promise<string | null>;
  deleteToken(kind: 'session' | 'recovery', hash: string): Promise<void>;

  saveTable(table: StoredTable): Promise<void>;
  deleteTable(id: string): Promise<void>;
  /** Those that cannot be read are left out, and told. */
  allTables(tell?: (error: Error) => void): Promise<StoredTable[]>;

  /** Keeps the table and its new match together, or neither. */
  startMatch(match: StoredMatch, table: StoredTable, progress: Progress): Promise<void>;
  reasonsOf(match: string): Promise<StoredReason[]>;
  /** Keeps the end of a match and its table together. */
  finishMatch(match: string, scores: number[], table: StoredTable, at: number): Promise<void>;
  /** Whose a match is and how large, without reading it. */
  sizeOf(match: string): Promise<MatchSize | null>;
  /** When a match ended; 0: it goes on; null: there is no such match. */
  endOf(match: string): Promise<number | null>;
  /** Somebody's matches that go on, the newest first, or those that are over, the last first: a page after match `before`. */
  matchesOf(account: string, page: MatchPage): Promise<{ matches: MatchSummary[]; next: string | null }>;
  /** What somebody has said in matches, oldest first. */
  wordsOf(account: string): Promise<{ match: string; at: number; room: string; text: string }[]>;

  block(account: string, blocked: string, isBlocked: boolean): Promise<void>;
  blockedBy(account: string): Promise<string[]>;
  saveReport(report: { by: string; about: string; table: string; text: string; at: number }): Promise<void>;

  /** Copies everything into one file while the server runs. */
  backup(file: string): Promise<void>;
  /** How many requests were answered so far, in how many transactions. */
  stats?(): { requests: number; commits: number };
  close(): Promise<void>;
  /** Fulfilled when it has ended by itself: nothing can be read or written any more. */
  lost?: Promise<void>;
}
