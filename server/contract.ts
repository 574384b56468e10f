import type { Deed, Guest as MatchGuest, Moment, Refused, StoredReason, Word } from '@duskhall/host';
import type { GameRecord, Locale, Seat } from '@duskhall/kernel';
import type { Person, Reply, Request, TableInfo, TableSettings } from '@duskhall/protocol';
import type { Account } from './storage/storage.ts';

/** Somebody connected: one socket. */
export interface Guest extends MatchGuest {
  account: Account;
  /** The address it comes from. */
  household: string;
  locale: Locale;
  /** Hands a reply to the socket. */
  tell(reply: Reply): void;
  /** Hands it how a table looks: of what a slow socket has not been sent yet, only the latest counts. */
  show(table: string, text: string): void;
}

/** A finished match as anybody may know it, and the seat of who asks; -2: a watcher. */
export interface AboutMatch {
  id: string;
  game: string;
  seat: Seat;
  /** By seat: a person's name, or the level of a bot. Somebody who has left for good has neither. */
  players: { name: string; bot: string }[];
  startedAt: number;
  finishedAt: number;
  scores: number[];
}

/** What was said in a match that is over, and what was done with its console; `at`: milliseconds since it began. */
export interface Minutes {
  /** `hearers`: the viewers who could hear it then, -1 the house, -2 the watchers. */
  said: ({ person: Person; at: number } & Word)[];
  did: ({ person: Person; at: number } & Deed)[];
}

/** What `ok` carries besides the id. */
export interface Handled {
  asked?: number;
  table?: string;
  /** The hall tells the answer itself, on the beat of a secret window. */
  isTold?: boolean;
  /** So told, it was a refusal. */
  refused?: Refused;
}

/** How much there is of everything. */
export interface Counts {
  tables: number;
  /** Running matches, how many of them are in memory, and those in memory that are over. */
  matches: number;
  awake: number;
  finished: number;
  /** Matches that could not be loaded. */
  broken: number;
  guests: number;
  moves: number;
}

/** All tables and matches of this server; sockets and routes only pass requests on to it. */
export interface Hall {
  /** `household`: the address it is opened from. */
  createTable(host: Account, settings: TableSettings, household: string): Promise<TableInfo>;
  /** A page of them as the account, which may be empty, sees them, the newest first; `next` is what to give as `before` for the page that follows. */
  publicTables(account: string, before?: number): { tables: TableInfo[]; next: number | null };
  /** By id, or by room code in any case. */
  findTable(idOrCode: string, account: string): TableInfo | null;
  /** Does what a guest asks; throws `Refused`. */
  handle(guest: Guest, request: Request): Promise<Handled>;
  /** The socket is gone. */
  leave(guest: Guest): void;
  /** A finished match as one file; a running one is refused. */
  recordOf(match: string): Promise<GameRecord>;
  /** What a seat that has played, or a watcher, saw after each entry of a finished match. */
  replayOf(match: string, seat: Seat): Promise<Moment[]>;
  /** Why bots made their moves in a finished match. */
  reasonsOf(match: string): Promise<StoredReason[]>;
  /** What was said and done beside the moves of a finished match, without those whom the account does not want to hear. */
  minutesOf(match: string, account: string): Promise<Minutes>;
  /** Whether a guest owes this match an answer to a beat; if so, it has given it now. */
  isAnswer(guest: Guest, match: string): boolean;
  /** Tells a guest something: in a secret window of this match on the next beat. */
  tellOnBeat(guest: Guest, match: string, reply: string): void;
  /** The seat of an account in a match; -2: a watcher. */
  seatIn(match: string, account: string): Promise<Seat>;
  /** Who played a finished match; `account` may be empty. */
  aboutMatch(match: string, account: string): Promise<AboutMatch>;
  /** A person is gone for good: a sitter plays on in its seats. */
  forget(account: string): Promise<void>;
  /** For the metrics. */
  counts(): Counts;
  /** Tests only: a match from a scenario, without ready seats. */
  startScenario(table: string, scenario: unknown, seed: string): Promise<void>;
  /** Finishes what is being written, tells everybody, takes snapshots of running matches. */
  stop(): Promise<void>;
}
