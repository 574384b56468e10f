import type { Locale, OptionValues, Reason, Seat, Terms } from '@duskhall/kernel';
import type { TableSettings } from './settings.ts';

/** A person as shown to others. */
export interface Person {
  /** A public identifier that grants no access. */
  id: string;
  name: string;
}

export interface SeatInfo {
  /** A bot has the id of its level, a player without a device an empty one. */
  person: Person | null;
  isBot: boolean;
  isReady: boolean;
  isConnected: boolean;
  /** A sitter is playing for this person. */
  hasSitter: boolean;
}

/** A chat message. */
export interface ChatLine {
  person: Person;
  isWatcher: boolean;
  /** `all`; `watchers`, the spectators' room during a match; or a room of the game. */
  room: string;
  text: string;
  at: number;
}

/** The round before a deal: every seat with a client commits to a number, then reveals it. */
export interface DealRound {
  terms: Terms;
  /** The house's commitment, published before any seat's. */
  commitment: string;
  stage: 'commit' | 'open';
  /** By seat, once all are in; an empty list before. '' for seats without a client. */
  commitments: string[];
  /** By seat: whether it has done its part in this stage. */
  isDone: boolean[];
}

/** A table as shown to everybody at it. */
export interface TableInfo {
  id: string;
  code: string;
  host: string;
  /** With the options shown to everybody; the host and the moderator see all of them. */
  settings: TableSettings;
  /** For those who see all options: what the others are shown; left out: the same. */
  shownOptions?: OptionValues;
  seats: SeatInfo[];
  watchers: number;
  /** Some of the watchers, as candidates for moderator. */
  spectators?: Person[];
  /** The id of the moderator; '': the software. */
  moderator: string;
  /** Who takes over when the open window closes; '': the software; left out: no change. */
  nextModerator?: string;
  /** A proposed moderator; `asked` are the living seats that have not agreed yet. */
  proposal?: { person: Person; asked: Seat[] };
  /** People the host has muted. */
  muted: string[];
  status: 'open' | 'playing';
  /** The current or last match. */
  match: string;
  /** The slide about the last match that the table's screen shows; left out: none. */
  slide?: { at: number; of: number };
  /** The commitment round in progress for the next match. */
  round?: DealRound;
  /** How many rounds were aborted at this table; when the last one was, and why. */
  calledOff?: { count: number; at: number; text: Record<Locale, string> };
}

/** The clocks of all seats; a running one counts down from `at`. */
export interface ClockInfo {
  /** Milliseconds left by seat; -1: no clock. */
  left: number[];
  /** The seats whose clocks run. */
  running: Seat[];
  /** Milliseconds from `at` until the rules close the window; -1: none. */
  window: number;
  isPaused: boolean;
  /** The seats that ask for a pause; it begins when every person has asked. */
  wantsPause: Seat[];
  /** The server's time when this was read. */
  at: number;
  /** In a secret window: the beat in milliseconds; 0 or left out: messages are sent at once. */
  beat?: number;
}

/** Everything one viewer may know of a match. `n` is a sequence number for this viewer only. */
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
  /** All events so far, as this viewer may know them. */
  log: readonly object[];
  scores: number[];
  /** For the moderator: the entry counts that `rewind` accepts, the most recent last. */
  back?: number[];
  clocks: ClockInfo;
}

/** What changed since the last message; left-out fields are unchanged. */
export interface News extends Partial<Pick<Sync, 'moves' | 'free' | 'mayUndo' | 'scores' | 'back' | 'clocks'>> {
  type: 'news';
  match: string;
  n: number;
  events: readonly object[];
  /** Top-level fields of the view that changed, each in full. */
  changes: { [part: string]: unknown };
  /** After an undo: how many events to drop from the end of the log. */
  lost?: number;
}

/** A piece of a reply that does not fit into one beat. Pieces of two replies may be interleaved, one per lane. */
export interface Part {
  lane: 0 | 1;
  /** The offset of this piece in the reply's text. */
  at: number;
  text: string;
  isLast: boolean;
}

/** Everything the server may send over a socket. */
export type Reply =
  | { type: 'ok'; id: number; asked?: number; table?: string }
  | { type: 'no'; id: number; code: string; rule: string; text: string }
  | { type: 'welcome'; protocol: number; version: string; person: Person; now: number }
  | { type: 'table'; table: TableInfo }
  | Sync
  | News
  /** The current clocks, for a client that reconnected and received the news it had missed. */
  | { type: 'clocks'; match: string; clocks: ClockInfo }
  /** A bot's answer to question number `asked`, and why: computed from the player's own view. */
  | { type: 'advice'; match: string; asked: number; move: unknown; reason: Reason | null }
  | ({ type: 'chat'; table: string } & ChatLine)
  /** Recent chat that this person may read; sent when a table is opened. */
  | { type: 'said'; table: string; lines: ChatLine[] }
  /** In a secret window: the seat's pending replies, padded to the same size for all seats. */
  | { type: 'beat'; match: string; parts: Part[]; replies: Reply[]; padding: string }
  | { type: 'bye'; code: string; text: string };

/** The protocol version, raised on breaking changes. */
export const PROTOCOL = 2;
