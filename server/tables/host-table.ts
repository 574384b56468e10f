import { randomBytes } from 'node:crypto';
import {
  clockLeft,
  enqueue,
  isPlayedByBot,
  type LiveMatch,
  patienceLeft,
  Refused,
  schedule,
  suspend,
  waitAfter,
  windowLeft,
} from '@duskhall/host';
import { waiting } from '@duskhall/kernel';
import { isConflict } from '../storage/connection.ts';
import type { Claim, StoredTable } from '../storage/storage.ts';
import { noteRestart } from './dealing.ts';
import type { HallState } from './hall-state.ts';
import { liveOf } from './load-match.ts';
import { forgetMatch } from './play.ts';
import { completed, emptyChair, stored, type Table } from './table.ts';
import { inTurn, noteKept } from './write-table.ts';

/** A process's own name in the storage; never used again. */
export const newNode = (): string => randomBytes(12).toString('base64url');

/** A table in memory, loaded if necessary; null: there is none, or another process hosts it. */
export async function hostTable(hall: HallState, id: string): Promise<Table | null> {
  const moving = hall.moving.get(id);
  if (moving === undefined) return hall.tables.get(id) ?? move(hall, id, () => load(hall, id));
  await moving.catch(() => {});
  return hostTable(hall, id);
}

/** Runs something at a table, which stays in memory meanwhile; null: there is no such table here. */
export async function atTable<R>(hall: HallState, id: string, run: (table: Table) => Promise<R>): Promise<R | null> {
  const table = await hostTable(hall, id);
  if (table === null) return null;
  // It may have been let go a moment ago.
  if (hall.tables.get(id) !== table || hall.moving.has(id)) return atTable(hall, id, run);
  table.users++;
  try {
    return await run(table);
  } finally {
    table.users--;
  }
}

/** Notes that a table is being loaded, let go or removed: whoever wants it has to wait. */
function move<R>(hall: HallState, id: string, run: () => Promise<R>): Promise<R> {
  const done: Promise<R> = run().finally(() => {
    if (hall.moving.get(id) === done) hall.moving.delete(id);
  });
  hall.moving.set(id, done);
  return done;
}

/** Lets an unattended table go, the longest unused one, if there is no room in memory for another. */
export async function makeSpace(hall: HallState): Promise<void> {
  if (hall.tables.size < hall.config.limits.hall.tablesLoaded) return;
  const isFree = ({ id, guests, users, match }: Table): boolean =>
    guests.size === 0 && users === 0 && !hall.moving.has(id) && !hall.lives.get(match)?.retry;
  const victims = [...hall.tables.values()].filter(isFree).sort((a, b) => a.stirredAt - b.stirredAt);
  for (const victim of victims.slice(0, VICTIMS)) {
    const isGone = await letGo(hall, victim).then(
      () => true,
      (error) => hall.fail(error),
    );
    if (isGone) return;
  }
  throw new Refused('hall-full', 'this server has no room for another table at the moment');
}
/** How many are tried if one cannot be let go. */
const VICTIMS = 5;

async function load(hall: HallState, id: string): Promise<Table | null> {
  if (hall.isStopping) throw new Refused('stopping', '');
  const { storage, games, clock } = hall.config;
  const claim = hall.claims.get(id) ?? (await storage.claim(id, hall.node)) ?? (await ownClaim(hall, id));
  if (claim === null) return null;
  // If loading fails, the next attempt goes on from here.
  hall.claims.set(id, claim);
  await makeSpace(hall);
  const row = await storage.findTable(id).catch((error) => {
    // Any other error is the storage's, and may be temporary.
    if (!(error instanceof SyntaxError)) throw error;
    hall.fail(error);
    return null;
  });
  if (row === null || !games.some(({ name }) => name === row.settings.game)) {
    await storage.release(claim, 0);
    hall.claims.delete(id);
    return null;
  }
  const [table] = (await tablesFrom(hall, [row])) as [Table];
  Object.assign(table, { claim, stirredAt: clock.now() - Math.max(0, clock.date() - row.updatedAt) });
  for (const [household, tables] of hall.households) if (tables.has(id)) table.household = household;
  noteKept(table);
  hall.tables.set(id, table);
  hall.claims.delete(id);
  await noteRestart(hall, table, row.deals.stage).catch(hall.fail);
  if (table.isPlaying) await liveOf(hall, table).catch((error) => retryLater(hall, table, error));
  // It stays for a while, whoever it was loaded for.
  table.loadedAt = clock.now();
  return table;
}

/** This process may have taken the table without having heard of it yet. */
async function ownClaim({ node, config: { storage } }: HallState, table: string): Promise<Claim | null> {
  const hosted = await storage.ownerOf(table);
  return hosted?.owner === node ? { table, epoch: hosted.epoch } : null;
}

/** A running match could not be read: nobody else would try again when its clock is up. */
function retryLater(hall: HallState, table: Table, error: unknown, failures = 0): void {
  hall.fail(error);
  const retry = () => {
    if (hall.isStopping || hall.tables.get(table.id) !== table) return;
    liveOf(hall, table).catch((another) => retryLater(hall, table, another, failures + 1));
  };
  hall.config.clock.after(waitAfter(failures), retry);
}

/** Tables as they are stored, with nobody there; not to be written. */
export async function tablesFrom(hall: HallState, rows: readonly StoredTable[]): Promise<Table[]> {
  const { config } = hall;
  const people = rows.flatMap(({ seats }) => seats.map(({ account }) => account)).filter((id) => id !== '');
  const names = await config.storage.namesOf([...new Set(people)]);
  return rows.map(({ seats, deals, muted, said, ...row }) => ({
    ...row,
    claim: { table: row.id, epoch: -1 },
    settings: completed(config, row.settings),
    chairs: seats.map(({ account, bot, guest }) => {
      const name = guest ?? names.get(account);
      return { ...emptyChair(), bot, person: name === undefined ? null : { id: account, name } };
    }),
    round: null,
    lostRounds: deals.count,
    calledOff: deals.calledOff,
    begun: [],
    guests: new Set(),
    shown: new WeakMap(),
    muted: new Set(muted),
    spoken: new Map(),
    said: said.map((line) => ({ ...line, hearers: null })),
    household: '',
    stirredAt: config.clock.now(),
    loadedAt: config.clock.now(),
    users: 0,
  }));
}

/**
 * Stores a table with its match and forgets it. Only a correspondence clock keeps running: with nobody at the table,
 * nobody is kept waiting.
 */
export function letGo(hall: HallState, table: Table): Promise<unknown> {
  const live = hall.lives.get(table.match) ?? null;
  const isPostal = table.isPlaying && table.settings.clock.kind === 'correspondence';
  // A match that could not be read is tried again.
  const due = isPostal ? hall.config.clock.date() : 0;
  // The match first: its end is a change of the table, and waits for other changes.
  const run = () =>
    live === null ? inTurn(table, () => release(hall, table, due)) : enqueue(live, () => letBothGo(hall, table, live));
  return (
    hall.moving.get(table.id) ?? move(hall, table.id, () => run().catch((error) => dropIfLost(hall, table, error)))
  );
}

async function letBothGo(hall: HallState, table: Table, live: LiveMatch): Promise<void> {
  try {
    const due = live.isOver ? 0 : await sleep(hall, live);
    await inTurn(table, () => release(hall, table, due));
  } catch (error) {
    if (hall.lives.get(live.id) === live) {
      live.isStopped = hall.isStopping;
      withoutDate(live);
      if (live.retry === null) schedule(live);
    }
    throw error;
  }
}

/** The next write stores the progress without the date of its sleep. */
function withoutDate(live: LiveMatch): void {
  delete live.progress.asOf;
  live.kept = '';
}

/** Another process may have taken the table over: then it is forgotten unsaved. */
async function dropIfLost(hall: HallState, table: Table, error: unknown): Promise<void> {
  if (!isConflict(error) || (await isOwn(hall, table))) throw error;
  hall.fail(error);
  forgetTable(hall, table);
  for (const guest of table.guests) guest.comeAgain();
}
async function isOwn({ node, config: { storage } }: HallState, { id, claim }: Table): Promise<boolean> {
  const hosted = await storage.ownerOf(id);
  return hosted?.owner === node && hosted.epoch === claim.epoch;
}

function forgetTable(hall: HallState, table: Table): void {
  hall.tables.delete(table.id);
  table.round?.stop();
  hall.broken.delete(table.match);
  hall.config.minds.forget(table.match);
  forgetMatch(hall, table.match);
}

async function release(hall: HallState, table: Table, due: number): Promise<void> {
  const { clock, storage } = hall.config;
  table.updatedAt = clock.date() - (clock.now() - table.stirredAt);
  // A match that could not be loaded is still the table's: another version of the program may be able to load it.
  if (!hall.broken.has(table.match)) await storage.saveTable(table.claim, { ...stored(table), said: keptLines(table) });
  await storage.release(table.claim, due);
  forgetTable(hall, table);
  if (due > 0) hall.alarm.set(due);
}

/** Removes an unattended table for good. */
export const clear = (hall: HallState, table: Table): Promise<void> =>
  move(hall, table.id, async () => {
    await hall.config.storage.deleteTable(table.claim);
    forgetTable(hall, table);
  });

/** No clock runs, but the match is not to be taken for an abandoned one. */
const NEVER = 8.64e15;

/** Suspends a match; returns the date at which something happens by itself, 0: when somebody comes. */
async function sleep(hall: HallState, live: LiveMatch): Promise<number> {
  const { clock } = hall.config;
  const now = clock.now();
  const isPostal = live.settings.clock.kind === 'correspondence';
  const left = live.progress.isPaused ? [] : [clockLeft, windowLeft, patienceLeft].map((of) => of(live, now));
  const isBotToMove = !live.progress.isPaused && waiting(live.match.s).some((seat) => isPlayedByBot(live, seat));
  const next = [...left.filter((time) => time >= 0), ...(isBotToMove ? [0] : [])];
  // Nobody is charged for the time in which the server was stopped: the match is loaded again at its start.
  if (isPostal && next.length > 0 && !hall.isStopping) live.progress.asOf = clock.date();
  await suspend(live);
  if (!isPostal) return 0;
  if (next.length === 0) return NEVER;
  return hall.isStopping ? clock.date() : Math.max(1, clock.date() + Math.min(...next));
}

/** The chat of a match is stored with the match. */
const keptLines = ({ said, isPlaying }: Table) => (isPlaying ? [] : said.map(({ hearers: _, ...line }) => line));
