import type { Reason } from '@duskhall/bots';
import type { Entry, GameRecord, Locale, Seat } from '@duskhall/kernel';
import type { Person, TableSettings } from '@duskhall/protocol';

export interface Account {
  /** Shown to others and grants nothing: a session's token does. */
  id: string;
  name: string;
  locale: Locale;
  createdAt: number;
}

/** A seat as it is kept: a person, a bot of some level, or nobody. */
export interface StoredSeat {
  account: string;
  bot: string;
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

/** What a match is before its first entry. */
export interface StoredMatch {
  id: string;
  table: string;
  settings: TableSettings;
  /** The record without entries and digests. */
  record: GameRecord;
  /** By seat: who plays. */
  seats: (StoredSeat & { name: string })[];
  startedAt: number;
}

/** What else is true of a running match; written with every entry. */
export interface Progress {
  /** By seat: milliseconds left. */
  left: number[];
  /** Milliseconds left of the window that the rules keep open; -1: there is none. */
  window: number;
  /** Where that was drawn at random: milliseconds until the longest it could be is over, and clocks run again. */
  patience?: number;
  /** What it will not last because everybody has finished, in milliseconds. */
  spared?: number;
  /** By seat: a sitter plays; its person has given up for good. */
  sitters: boolean[];
  conceded: boolean[];
  isPaused: boolean;
  /** Who has the console, an account; empty: the software leads. */
  moderator: string;
  /** Who gets it when the open window closes; null: nobody else. */
  nextModerator: string | null;
  /** All who have had the console, and so have seen everything. */
  led: string[];
}

/** Something said in a match, and the viewers who could hear it. */
export interface Word {
  room: string;
  isWatcher: boolean;
  text: string;
  hearers: Seat[];
}

/** Something done with the console; `entries` and `chapter`: how many entries there were, and where the game stood. */
export type Deed = { entries: number; chapter: number } & (
  | { do: 'enter'; seat: Seat; moves: unknown[] }
  | { do: 'close' }
  | { do: 'rewind'; to: number }
  | { do: 'extend'; seconds: number }
  | { do: 'pause'; isPaused: boolean }
  | { do: 'absent'; seat: Seat }
  /** To whom the console goes; without an id: to the software. */
  | { do: 'moderate'; leader: Person }
);

/** What belongs to a match beside its entries; nobody sees the whole before its end. */
export interface Minute {
  number: number;
  /** Milliseconds since the match began. */
  at: number;
  /** Who; both are empty for somebody who has left for good. */
  account: string;
  name: string;
  what: { said: Word } | { did: Deed };
}

/** Why a bot on this seat made the entry of this number. */
export interface StoredReason {
  entry: number;
  seat: Seat;
  reason: Reason;
}

export interface Snapshot {
  /** After so many entries. */
  entries: number;
  rulesVersion: number;
  state: unknown;
}

export interface LoadedMatch extends StoredMatch {
  entries: Entry[];
  digests: GameRecord['digests'];
  progress: Progress;
  minutes: Minute[];
  snapshot: Snapshot | null;
  finishedAt: number;
  scores: number[];
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
export interface Storage {
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
  /** Entries from number `from` on; refused if one is there already, or the one before is not. Null: no other progress. */
  append(
    match: string,
    from: number,
    entries: readonly Entry[],
    digests: GameRecord['digests'],
    progress: Progress | null,
    minutes?: readonly Minute[],
  ): Promise<void>;
  /** Why a bot made an entry; not to be told before the end. */
  saveReason(match: string, reason: StoredReason): Promise<void>;
  reasonsOf(match: string): Promise<StoredReason[]>;
  saveSnapshot(match: string, snapshot: Snapshot): Promise<void>;
  /** Keeps the end of a match and its table together. */
  finishMatch(match: string, scores: number[], table: StoredTable, at: number): Promise<void>;
  /** Throws, naming the match, where what is kept of it makes no sense. */
  findMatch(id: string): Promise<LoadedMatch | null>;
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

  /** Throws unless something can be written and read at this moment. */
  check(): Promise<void>;
  /** Copies everything into one file while the server runs. */
  backup(file: string): Promise<void>;
  /** How many requests were answered so far, in how many transactions. */
  stats?(): { requests: number; commits: number };
  close(): Promise<void>;
  /** Fulfilled when it has ended by itself: nothing can be read or written any more. */
  lost?: Promise<void>;
}
