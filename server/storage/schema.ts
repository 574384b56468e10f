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
    deals: string;
    updatedAt: number;
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
  };
  players: { match: string; seat: number; account: string; bot: string; name: string };
  /** Separate from `matches`, since every entry rewrites it. */
  progress: { match: string; progress: string };
  entries: { match: string; number: number; entry: string };
  /** Why a bot made the entry. */
  reasons: { match: string; entry: number; seat: number; reason: string };
  digests: { match: string; entries: number; digest: string };
  minutes: { match: string; number: number; at: number; account: string; name: string; kind: string; what: string };
  snapshots: { match: string; entries: number; rulesVersion: number; state: string };
}

export const COLUMNS: { readonly [T in keyof Schema]: readonly (keyof Schema[T])[] } = {
  duskhall: ['version'],
  accounts: ['id', 'name', 'locale', 'createdAt'],
  tokens: ['kind', 'hash', 'account', 'createdAt'],
  blocks: ['account', 'blocked'],
  reports: ['by', 'about', 'table', 'text', 'at'],
  tables: ['id', 'code', 'host', 'settings', 'seats', 'match', 'isPlaying', 'deals', 'updatedAt'],
  matches: ['id', 'table', 'game', 'settings', 'record', 'startedAt', 'finishedAt', 'scores'],
  players: ['match', 'seat', 'account', 'bot', 'name'],
  progress: ['match', 'progress'],
  entries: ['match', 'number', 'entry'],
  reasons: ['match', 'entry', 'seat', 'reason'],
  digests: ['match', 'entries', 'digest'],
  minutes: ['match', 'number', 'at', 'account', 'name', 'kind', 'what'],
  snapshots: ['match', 'entries', 'rulesVersion', 'state'],
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
