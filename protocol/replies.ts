import type { Locale, OptionValues, Seat, Terms } from '@duskhall/kernel';
import type { TableSettings } from './settings.ts';

/** A person as others see it. */
export interface Person {
  /** A name for this person that grants nothing. */
  id: string;
  name: string;
}

/** A seat of a table. */
export interface SeatInfo {
  /** Who sits here; a bot has the id of its level, a player without a device none. */
  person: Person | null;
  isBot: boolean;
  isReady: boolean;
  isConnected: boolean;
  /** A sitter plays for this person at the moment. */
  hasSitter: boolean;
}

/** A word said at a table. */
export interface ChatLine {
  person: Person;
  isWatcher: boolean;
  /** `all`; `watchers`, who during a match talk among themselves; or a group of the game. */
  room: string;
  text: string;
  at: number;
}

/** The round before a deal: every seat with a client of its own commits to a number, then every one opens it. */
export interface DealRound {
  terms: Terms;
  /** The house's, published before any seat's. */
  commitment: string;
  stage: 'commit' | 'open';
  /** By seat, once all are in; empty before. A seat that gives no number has an empty one. */
  commitments: string[];
  /** By seat: it owes nothing in this stage. */
  isDone: boolean[];
}

/** A table as everybody at it sees it. */
export interface TableInfo {
  id: string;
  code: string;
  host: string;
  /** With the options as everybody is shown them; the host and who leads see all. */
  settings: TableSettings;
  /** For those who see all options: what the others are shown; left out: the same. */
  shownOptions?: OptionValues;
  seats: SeatInfo[];
  watchers: number;
  /** Some of them: who could lead the game. */
  spectators?: Person[];
  /** Who has the console; empty: the software leads. */
  moderator: string;
  /** Who gets it when the open window closes; empty: the software; left out: nobody else. */
  nextModerator?: string;
  /** Who would lead if all who live agree; `asked` are the seats that have not said yes yet. */
  proposal?: { person: Person; asked: Seat[] };
  /** Whose word the host has taken away. */
  muted: string[];
  status: 'open' | 'playing';
  /** The match being played, or played last. */
  match: string;
  /** The cards are being dealt for the next match. */
  round?: DealRound;
  /** How many rounds came to nothing at this table, when the last one did, and by whom or what. */
  calledOff?: { count: number; at: number; text: Record<Locale, string> };
}

/** What each seat's clock shows; a running one counts down from `at`. */
export interface ClockInfo {
  /** Milliseconds left by seat; -1: no clock. */
  left: number[];
  /** The seats whose clocks run. */
  running: Seat[];
  /** When the rules' own window closes, in milliseconds from `at`; -1: none. */
  window: number;
  isPaused: boolean;
  /** The seats that ask for a pause; it begins when all persons do. */
  wantsPause: Seat[];
  /** The server's time of this reading. */
  at: number;
  /** In a secret window seats hear and speak on a common beat of so many milliseconds; 0 or left out: at once. */
  beat?: number;
}

/** What a seat, or a watcher, is shown of a match; the numbers `n` count for one viewer alone. */
export interface Sync {
  type: 'sync';
  match: string;
  game: string;
  rulesVersion: number;
  seat: Seat;
  n: number;
  view: object;
  moves: readonly unknown[];
  free: readonly unknown[];
  mayUndo: boolean;
  /** The whole story as this viewer knows it. */
  log: readonly object[];
  scores: number[];
  /** For the moderator: the numbers of entries that `rewind` may name, the last being the last step back. */
  back?: number[];
  clocks: ClockInfo;
}

/** What has changed. What is left out is as before. */
export interface News extends Partial<Pick<Sync, 'moves' | 'free' | 'mayUndo' | 'scores' | 'back' | 'clocks'>> {
  type: 'news';
  match: string;
  n: number;
  events: readonly object[];
  /** The parts of the view that have changed, whole. */
  changes: { [part: string]: unknown };
  /** Something was taken back: the story has lost so many events. */
  lost?: number;
}

/** A piece of a reply that is too large for one beat. Pieces of two replies may mix, one of each lane. */
export interface Part {
  lane: 0 | 1;
  /** How much of the reply's text came before. */
  at: number;
  text: string;
  isLast: boolean;
}

/** Everything the server may say over a socket. */
export type Reply =
  | { type: 'ok'; id: number; asked?: number; table?: string }
  | { type: 'no'; id: number; code: string; rule: string; text: string }
  | { type: 'welcome'; protocol: number; version: string; person: Person; now: number }
  | { type: 'table'; table: TableInfo }
  | Sync
  | News
  /** The clocks as they stand, for a client that came back and was told what it had missed. */
  | { type: 'clocks'; match: string; clocks: ClockInfo }
  /** What a bot would answer to one's question number `asked`, from what one sees. */
  | { type: 'advice'; match: string; asked: number; move: unknown }
  | ({ type: 'chat'; table: string } & ChatLine)
  /** What was said lately, as far as this person may hear it; told when a table is opened. */
  | { type: 'said'; table: string; lines: ChatLine[] }
  /** In a secret window: what the seat has to hear, padded to the size that all beats of the match have. */
  | { type: 'beat'; match: string; parts: Part[]; replies: Reply[]; padding: string }
  | { type: 'bye'; code: string; text: string };

/** Raised when an older client would misunderstand. */
export const PROTOCOL = 2;
