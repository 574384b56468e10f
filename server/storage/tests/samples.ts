import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Minute, Progress, Receipt, StoredMatch } from '@duskhall/host';
import type { Entry } from '@duskhall/kernel';
import { onTestFinished } from 'vitest';
import type { Account, Claim, Storage, StoredTable } from '../storage.ts';

export const account = (id: string, changes: Partial<Account> = {}): Account => ({
  id,
  name: `Name of ${id}`,
  locale: 'en',
  createdAt: 1_800_000_000_000,
  ...changes,
});

export const table = (id: string, changes: Partial<StoredTable> = {}): StoredTable => ({
  id,
  code: id.toUpperCase(),
  host: 'ann',
  settings: {
    game: 'skirmish',
    seats: 2,
    options: { length: 'short', rounds: 3 },
    isPublic: true,
    clock: { kind: 'live', base: 60, increment: 5 },
    timeUp: 'sitter',
    moderator: 'software',
    mayWatch: true,
    watchDelay: 0,
  },
  seats: [
    { account: 'ann', bot: '' },
    { account: 'bob', bot: '' },
  ],
  match: '',
  isPlaying: false,
  deals: { stage: '', count: 0, calledOff: [] },
  muted: [],
  said: [],
  createdAt: 1_800_000_000_000,
  updatedAt: 1_800_000_000_001,
  ...changes,
});

export const match = (id: string, changes: Partial<StoredMatch> = {}): StoredMatch => ({
  id,
  table: 'table',
  settings: table('table').settings,
  record: {
    game: 'skirmish',
    rulesVersion: 3,
    seats: 2,
    options: { length: 'short' },
    seed: 'ab'.repeat(32),
    scenario: null,
    entries: [],
    deal: { match: id, commitment: 'c', secret: 's', nonces: ['1', '2'] },
    digests: [],
  },
  seats: [
    { account: 'ann', bot: '', name: 'Ann' },
    { account: 'bob', bot: '', name: 'Bob' },
  ],
  startedAt: 1_800_000_000_002,
  ...changes,
});

export const progress = (left: number): Progress => ({
  left: [left, left],
  window: -1,
  sitters: [false, true],
  conceded: [false, false],
  isPaused: false,
  moderator: '',
  nextModerator: null,
  led: [],
});

export const minute = (number: number, account: string, text: string): Minute => ({
  number,
  at: 100 * number,
  account,
  name: `Name of ${account}`,
  what: { said: { room: 'all', isWatcher: false, text, hearers: [0, 1] } },
});

export const receipt = (id: number, asked = id + 1, client = 'client'): Receipt => ({ client, id, asked });

/** Entries whose `at` is their own number. */
export const entries = (from: number, to: number): Entry[] =>
  Array.from({ length: to - from }, (_, i) => ({ seat: 0, move: { card: 'strike' }, by: 'seat', at: from + i }));

/** The process that hosts the tables of these tests; every opened storage knows it. */
export const NODE = 'node';

export const hostTable = async (storage: Storage, id = 'table', changes: Partial<StoredTable> = {}): Promise<Claim> =>
  (await storage.createTable(table(id, changes), NODE))!;

/** Starts a match at a table of its own. */
export async function startMatch(storage: Storage, id: string, changes: Partial<StoredMatch> = {}): Promise<Claim> {
  const claim = await hostTable(storage, `table of ${id}`);
  await startMatchAt(storage, claim, id, changes);
  return claim;
}

export const startMatchAt = (storage: Storage, claim: Claim, id: string, changes: Partial<StoredMatch> = {}) =>
  storage.startMatch(
    claim,
    match(id, { table: claim.table, ...changes }),
    table(claim.table, { match: id, isPlaying: true }),
    progress(1),
  );

export const finishMatch = (storage: Storage, claim: Claim, id: string, at: number, scores = [1, 0]): Promise<void> =>
  storage.finishMatch(claim, id, scores, table(claim.table, { match: id }), at);

export const countOf = async (storage: Storage, id: string): Promise<number> =>
  (await storage.findMatch(id))!.entries.length;

/** A folder that is deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'duskhall-storage-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
