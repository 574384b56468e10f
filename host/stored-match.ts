import type { Reason } from '@duskhall/bots';
import type { Entry, GameRecord, Seat } from '@duskhall/kernel';
import type { Person, TableSettings } from '@duskhall/protocol';

/** A seat as it is stored: an account, a bot of some level, or neither. */
export interface StoredSeat {
  account: string;
  bot: string;
}

/** Who plays a seat. A person without a device has a name only; somebody who deleted their account has nothing. */
export type MatchSeat = StoredSeat & { name: string };

/** A match before its first entry. */
export interface StoredMatch {
  id: string;
  table: string;
  settings: TableSettings;
  /** The record without entries and digests. */
  record: GameRecord;
  seats: MatchSeat[];
  startedAt: number;
}

/** The state of a running match beside its record; written with every entry that changes it. */
export interface Progress {
  /** By seat: milliseconds left. */
  left: number[];
  /** Milliseconds left of the window that the rules keep open; -1: none, or one without a limit. */
  window: number;
  /** For a window of random length: milliseconds until the longest possible wait is over and seat clocks run again. */
  patience?: number;
  /** Milliseconds by which the window was shortened because everybody has finished; -1: somebody has not. */
  spared?: number;
  /** By seat: a sitter plays for the person; the person has conceded. */
  sitters: boolean[];
  conceded: boolean[];
  isPaused: boolean;
  /** The date of this progress, if its clocks run on although the match is in no memory. */
  asOf?: number;
  /** The account with the moderator's console; empty: the software leads. */
  moderator: string;
  /** Who gets the console when the open window closes; null: no change. */
  nextModerator: string | null;
  /** Every account that has had the console, and so has seen everything. */
  led: string[];
}

/** A chat message, and the viewers who could hear it. */
export interface Word {
  room: string;
  isWatcher: boolean;
  text: string;
  hearers: Seat[];
}

/** A use of the moderator's console; `entries` and `chapter` say where the match stood. */
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

/** What belongs to a match beside its entries; nobody sees all of it before the end. */
export interface Minute {
  number: number;
  /** Milliseconds since the match began. */
  at: number;
  /** Both are empty for a deleted account. */
  account: string;
  name: string;
  what: { said: Word } | { did: Deed };
}

/** A use of the console; every other minute is a chat message. */
export const isDeed = ({ what }: Minute): boolean => 'did' in what;

/** By account: how many chat messages there were. */
export function countWords(minutes: readonly Minute[], spoken = new Map<string, number>()): Map<string, number> {
  for (const minute of minutes) if (!isDeed(minute)) spoken.set(minute.account, (spoken.get(minute.account) ?? 0) + 1);
  return spoken;
}

/** Why the bot on this seat made the entry of this number. */
export interface StoredReason {
  entry: number;
  seat: Seat;
  reason: Reason;
}

/** What a client was answered, stored with the last entry that its request made: a repeated request is answered alike. */
export interface Receipt {
  /** Stands for an account and the name of its client. */
  client: string;
  /** The id of the request. */
  id: number;
  /** The number of the open question in the answer; -1: the answer had none. */
  asked: number;
}

export interface Snapshot {
  /** How many entries led here. */
  entries: number;
  rulesVersion: number;
  /** Plain data; see `snapshot.ts`. */
  state: unknown;
}

export interface LoadedMatch extends StoredMatch {
  entries: Entry[];
  digests: GameRecord['digests'];
  progress: Progress;
  /** Every use of the console, and the latest chat messages. */
  minutes: Minute[];
  /** By account: how many chat messages there were; left out: those in `minutes` are all. */
  spoken?: [account: string, words: number][];
  /** In the order of their entries; left out where nobody repeats requests. */
  receipts?: Receipt[];
  snapshot: Snapshot | null;
  finishedAt: number;
  scores: number[];
}
