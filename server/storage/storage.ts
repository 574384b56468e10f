import type {
  LoadedMatch,
  MatchStorage,
  Minute,
  Progress,
  StoredMatch,
  StoredReason,
  StoredSeat,
} from '@duskhall/host';
import type { Locale, Seat } from '@duskhall/kernel';
import type { ChatLine, Person, TableSettings } from '@duskhall/protocol';
import type { Claim, HostingStorage, Orphan, Survey } from './hosting-storage.ts';
import type { LadderStorage } from './ladder-storage.ts';

export type { LadderPlayer, LadderResult, Rating, StoredLadder } from './ladder-storage.ts';
export type { Claim, HostingStorage, LadderStorage, Orphan, Survey };

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
  /** Only in a table that is handed over: nobody there has to get ready again. */
  isReady?: boolean;
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
  /** Accounts without the right to chat there. */
  muted: string[];
  /** Recent chat outside matches; only as it was when the table last left memory. */
  said: StoredLine[];
  createdAt: number;
  updatedAt: number;
}

/** A chat line at a table. Lines from the house have all languages. */
export interface StoredLine extends Omit<ChatLine, 'text'> {
  text: string | Record<Locale, string>;
}

/** A table as far as it matters for limits and for tidying up. */
export interface TableOutline {
  id: string;
  host: string;
  match: string;
  isPlaying: boolean;
  /** In memory somewhere. */
  isHosted: boolean;
  /** A clock runs although it is not in memory. */
  isDue: boolean;
  updatedAt: number;
}

/** A page of public tables, newest first. */
export interface TablePage {
  limit: number;
  /** `next` of the previous page; left out: this is the first page. */
  before?: string | undefined;
}

/** The size of a match, known before loading it. */
export interface MatchSize {
  table: string;
  entries: number;
  /** Bytes of the entries. */
  bytes: number;
  /** How many chat messages and uses of the console there were. */
  minutes: number;
}

/** A line of "my matches". */
export interface MatchSummary {
  id: string;
  table: string;
  game: string;
  seat: Seat;
  names: string[];
  /** The language of the bots' names; left out: the reader's. */
  locale?: Locale | undefined;
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

export type TokenKind = 'session' | 'recovery';

export interface MinutePage {
  limit: number;
  /** `next` of the previous page; -1: this is the first page. */
  after: number;
}

export interface WordPage {
  limit: number;
  /** `next` of the previous page; null: this is the first page. */
  after: { startedAt: number; match: string; number: number } | null;
}

export interface TableStorage {
  /** Stores a new table, hosted by `node`; null: its code is taken. A conflict if the process is not registered. */
  createTable(table: StoredTable, node: string): Promise<Claim | null>;
  saveTable(claim: Claim, table: StoredTable): Promise<void>;
  deleteTable(claim: Claim): Promise<void>;
  /** By id, or by code. Throws a SyntaxError if the row is damaged. */
  findTable(idOrCode: string): Promise<StoredTable | null>;
  /** Leaves out tables that cannot be read. */
  publicTables(page: TablePage): Promise<{ tables: StoredTable[]; next: string | null }>;
  /** Those that exist, the oldest first. */
  outlinesOf(tables: readonly string[]): Promise<TableOutline[]>;
  /** The tables of a host. */
  tablesOf(host: string): Promise<TableOutline[]>;
  /** The tables at which an account plays a running match. */
  playedBy(account: string): Promise<TableOutline[]>;
  /** Tables in which an account is named. */
  tablesNaming(account: string): Promise<string[]>;
  /** Tables in no memory that were last changed at this date at the latest, without a match, or with one whose clock does not run; the longest unused first. */
  idleTables(isPlaying: boolean, before: number, limit: number): Promise<TableOutline[]>;
  /** Deletes tables in no memory without a match: unused ones, and others, that were last changed before these dates. */
  deleteIdle(unusedBefore: number, before: number): Promise<void>;
  countTables(): Promise<{ tables: number; matches: number }>;
}

/** What a list shows of a match on somebody's device, in that device's own words. */
export type DeviceSummary = Omit<MatchSummary, 'id' | 'table'>;

/** A match on somebody's device. Nothing about it is proved: it is stored for its owner and shown to nobody else. */
export interface DeviceMatch {
  id: string;
  summary: DeviceSummary;
  /** What the device needs to go on, as JSON that the server does not read. */
  kept: string;
  updatedAt: number;
}

export interface DeviceStorage {
  /** The latest first. */
  deviceMatchesOf(account: string): Promise<{ id: string; version: number; summary: DeviceSummary }[]>;
  findDeviceMatch(account: string, id: string): Promise<{ version: number; kept: string } | null>;
  /**
   * Stores what has become of version `from`, 0 being none at all, and returns the new version; null: another device has
   * stored something since. Of an account's matches only this one and the latest others stay, `most` in all. A conflict if
   * there is no such account.
   */
  saveDeviceMatch(account: string, match: DeviceMatch, from: number, most: number): Promise<number | null>;
  deleteDeviceMatch(account: string, id: string): Promise<void>;
  /** Deletes what was last stored before this date. */
  deleteDeviceMatches(before: number): Promise<void>;
  /** Bytes of all people's matches; of one, 0 if there is none. */
  bytesOfDeviceMatches(): Promise<number>;
  bytesOfDeviceMatch(account: string, id: string): Promise<number>;
}

/** Persistent storage. Once a promise has resolved, the data is on disk. */
export interface Storage extends HostingStorage, TableStorage, DeviceStorage, LadderStorage {
  /** Stores a new account. */
  saveAccount(account: Account): Promise<void>;
  /** Changes the name and language; a conflict if the account has been deleted. */
  changeAccount(account: Account): Promise<void>;
  findAccount(id: string): Promise<Account | null>;
  /** The names of those accounts that exist, by id. */
  namesOf(accounts: readonly string[]): Promise<Map<string, string>>;
  /** Deletes the account with its sessions, links, blocks, device matches and chat; its seats in finished matches lose their name. */
  deleteAccount(id: string): Promise<void>;
  /**
   * Sessions and recovery links are stored only as the SHA-256 of their token. Of an account's only this one and the latest
   * others stay, `most` in all.
   */
  saveToken(kind: TokenKind, hash: string, account: string, at: number, most: number): Promise<void>;
  findToken(kind: TokenKind, hash: string): Promise<string | null>;
  /** False: there is none, or no longer. */
  deleteToken(kind: TokenKind, hash: string): Promise<boolean>;
  /** Deletes those that were made before this date. */
  deleteTokens(kind: TokenKind, before: number): Promise<void>;

  /** Writes the table and its new match atomically. */
  startMatch(claim: Claim, match: StoredMatch, table: StoredTable, progress: Progress): Promise<void>;
  /** What the host of a match needs, with every write bound to a claim. */
  matchStorage(claim: Claim): MatchStorage;
  /** All of a match but its chat, of which only the latest is read. */
  findMatch(id: string): Promise<LoadedMatch | null>;
  /** A page of the chat of a match, or of the uses of its console, in order. */
  minutesOf(match: string, kind: 'said' | 'did', page: MinutePage): Promise<{ minutes: Minute[]; next: number | null }>;
  reasonsOf(match: string): Promise<StoredReason[]>;
  /** Writes the end of a match and its table atomically. */
  finishMatch(claim: Claim, match: string, scores: number[], table: StoredTable, at: number): Promise<void>;
  /** Table and size of a match, without reading it. */
  sizeOf(match: string): Promise<MatchSize | null>;
  /** The table of a match, and when it ended; 0: it is still running. */
  whereIs(match: string): Promise<{ table: string; finishedAt: number } | null>;
  /** A page of running matches, newest first, or of finished ones, last finished first; starts after `before`. */
  matchesOf(account: string, page: MatchPage): Promise<{ matches: MatchSummary[]; next: string | null }>;
  /** A page of somebody's chat in matches, oldest first. */
  wordsOf(
    account: string,
    page: WordPage,
  ): Promise<{ words: { match: string; at: number; room: string; text: string }[]; next: WordPage['after'] }>;

  block(account: string, blocked: string, isBlocked: boolean): Promise<void>;
  blockedBy(account: string): Promise<string[]>;
  /** Those of these accounts that have blocked somebody. */
  blockersOf(blocked: string, accounts: readonly string[]): Promise<string[]>;
  saveReport(report: { by: string; about: string; table: string; text: string; at: number }): Promise<void>;

  /** Throws unless it can write and read right now. */
  check(): Promise<void>;
  /** Copies everything into one file while the server runs. */
  backup(file: string): Promise<void>;
  /**
   * Requests answered so far, transactions that took, and, if several processes may use it, writes that were refused
   * since another one hosts the table by now.
   */
  stats?(): { requests: number; commits: number; fenced?: number };
  close(): Promise<void>;
  /** Resolves if the storage has ended on its own: nothing can be read or written any more. */
  lost?: Promise<void>;
}
