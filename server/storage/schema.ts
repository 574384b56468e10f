import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Account } from './storage.ts';

/** Columns are text, integer or bigint only, which all databases share; structured values are stored as JSON. */
export interface Schema {
  duskhall: { version: number };
  accounts: Account;
  tokens: { kind: string; hash: string; account: string; createdAt: number };
  blocks: { account: string; blocked: string };
  reports: { by: string; about: string; table: string; text: string; at: number };
  tables: {
    id: string;
    code: string;
    host: string;
    settings: string;
    seats: string;
    match: string;
    isPlaying: number;
    /** Somebody has sat or played there. */
    isUsed: number;
    isPublic: number;
    deals: string;
    muted: string;
    /** Recent chat outside matches, written when the table leaves memory. */
    said: string;
    createdAt: number;
    updatedAt: number;
  };
  /** The accounts that a table's row names, so that they can be found there. */
  involved: { table: string; account: string };
  /** The processes of this hall. */
  nodes: { id: string; address: string; leaseUntil: number; isDead: number; isLeaving: number };
  /**
   * Which process hosts a table, and what changes with every move. The update of this row is at once the fence against
   * a former owner, the check that the previous entry is there, and the progress.
   */
  hosting: {
    table: string;
    /** A node; empty: the table is not in memory anywhere. */
    owner: string;
    /** Increases with every change of owner. */
    epoch: number;
    /** The date at which the match has to be loaded, since a clock is up; 0: never, or somebody owns it. */
    due: number;
    /** The table's current or last match, and how many entries it has. */
    match: string;
    entries: number;
    progress: string;
  };
  matches: {
    id: string;
    table: string;
    game: string;
    settings: string;
    record: string;
    startedAt: number;
    /** 0: the match is still running. */
    finishedAt: number;
    scores: string;
    /** The progress of a match that is no longer played; that of a running one is in `hosting`. */
    progress: string;
  };
  players: { match: string; seat: number; account: string; bot: string; name: string };
  /** The last entry of a client's request carries its receipt; see `receipts.ts`. */
  entries: { match: string; number: number; entry: string; receipt: string | null };
  /** Why a bot made the entry. */
  reasons: { match: string; entry: number; seat: number; reason: string };
  digests: { match: string; entries: number; digest: string };
  minutes: { match: string; number: number; at: number; account: string; name: string; kind: string; what: string };
  snapshots: { match: string; entries: number; rulesVersion: number; state: string };
  /** Matches that people play on their own devices, as those have sent them. */
  device_matches: {
    account: string;
    id: string;
    /** Increases with every change. */
    version: number;
    summary: string;
    kept: string;
    /** Of `kept`. */
    bytes: number;
    updatedAt: number;
  };
  /** Standing rating lists of programs: at most one for each game. */
  ladders: { game: string; options: string; seconds: number; openedAt: number };
  ladder_players: {
    game: string;
    name: string;
    /** SHA-256 of a program's token; empty: a level of the built-in bots. */
    hash: string;
    rating: string;
    duels: number;
    forfeits: number;
    addedAt: number;
  };
  ladder_results: { game: string; number: number; result: string };
}

export const COLUMNS: { readonly [T in keyof Schema]: readonly (keyof Schema[T])[] } = {
  duskhall: ['version'],
  accounts: ['id', 'name', 'locale', 'createdAt'],
  tokens: ['kind', 'hash', 'account', 'createdAt'],
  blocks: ['account', 'blocked'],
  reports: ['by', 'about', 'table', 'text', 'at'],
  tables: [
    'id',
    'code',
    'host',
    'settings',
    'seats',
    'match',
    'isPlaying',
    'isUsed',
    'isPublic',
    'deals',
    'muted',
    'said',
    'createdAt',
    'updatedAt',
  ],
  involved: ['table', 'account'],
  nodes: ['id', 'address', 'leaseUntil', 'isDead', 'isLeaving'],
  hosting: ['table', 'owner', 'epoch', 'due', 'match', 'entries', 'progress'],
  matches: ['id', 'table', 'game', 'settings', 'record', 'startedAt', 'finishedAt', 'scores', 'progress'],
  players: ['match', 'seat', 'account', 'bot', 'name'],
  entries: ['match', 'number', 'entry', 'receipt'],
  reasons: ['match', 'entry', 'seat', 'reason'],
  digests: ['match', 'entries', 'digest'],
  minutes: ['match', 'number', 'at', 'account', 'name', 'kind', 'what'],
  snapshots: ['match', 'entries', 'rulesVersion', 'state'],
  device_matches: ['account', 'id', 'version', 'summary', 'kept', 'bytes', 'updatedAt'],
  ladders: ['game', 'options', 'seconds', 'openedAt'],
  ladder_players: ['game', 'name', 'hash', 'rating', 'duels', 'forfeits', 'addedAt'],
  ladder_results: ['game', 'number', 'result'],
};

/** Only builds queries; a connection runs them. */
export const query = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});
