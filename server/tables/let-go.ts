import {
  clockLeft,
  enqueue,
  isPlayedByBot,
  type LiveMatch,
  patienceLeft,
  schedule,
  sendWaiting,
  suspend,
  windowLeft,
} from '@duskhall/host';
import { waiting } from '@duskhall/kernel';
import type { Guest } from '../contract.ts';
import { isConflict, isUnknown } from '../storage/connection.ts';
import type { HallState } from './hall-state.ts';
import { forgetMatch } from './play.ts';
import { stored, type Table } from './table.ts';
import { closeTurns, inTurn } from './write-table.ts';

/** Notes that a table is being loaded, let go or removed: whoever wants it has to wait. */
export function move<R>(hall: HallState, id: string, run: () => Promise<R>): Promise<R> {
  const done: Promise<R> = run().finally(() => {
    if (hall.moving.get(id) === done) hall.moving.delete(id);
  });
  hall.moving.set(id, done);
  return done;
}

/**
 * Stores a table with its match and forgets it. Only a correspondence clock keeps running: with nobody at the table,
 * nobody is kept waiting. `to`: the process that hosts it from now on. Resolves with whether it was this that made it go.
 */
export function letGo(hall: HallState, table: Table, to = ''): Promise<boolean> {
  const moving = hall.moving.get(table.id);
  if (moving !== undefined) return moving.then(() => false);
  return move(hall, table.id, () =>
    leaveMemory(hall, table, to).then(
      () => true,
      (error) => dropIfLost(hall, table, error).then(() => false),
    ),
  );
}

/** The match first: its end is a change of the table, and waits for other changes. */
async function leaveMemory(hall: HallState, table: Table, to: string): Promise<void> {
  const live = hall.lives.get(table.match) ?? null;
  const isPostal = table.isPlaying && table.settings.clock.kind === 'correspondence';
  // A match that could not be read is tried again.
  const due = isPostal ? hall.config.clock.date() : 0;
  const isGone =
    live === null
      ? await inTurn(table, () => release(hall, table, live, due, to))
      : await enqueue(live, () => letBothGo(hall, table, live, to));
  // Another match has begun meanwhile.
  if (!isGone) await leaveMemory(hall, table, to);
}

async function letBothGo(hall: HallState, table: Table, live: LiveMatch, to: string): Promise<boolean> {
  try {
    const due = live.isOver ? 0 : await sleep(hall, live, to);
    if (to !== '') sendWaiting(live);
    return await inTurn(table, () => release(hall, table, live, due, to));
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
export async function dropIfLost(hall: HallState, table: Table, error: unknown): Promise<void> {
  if (!isConflict(error) && !isUnknown(error)) throw error;
  // It has been noticed already, and the table forgotten.
  if (hall.tables.get(table.id) !== table) return;
  const hosted = await hall.config.storage.ownerOf(table.id);
  if (hosted?.owner === hall.node && hosted.epoch === table.claim.epoch) throw error;
  if (hall.tables.get(table.id) !== table) return;
  hall.fail(error);
  const guests = forgetTable(hall, table);
  if (hall.peers !== null) void hall.peers.handedOver(table.id, hosted?.owner ?? '', guests);
  else for (const guest of guests) guest.comeAgain();
}

/** Returns the guests who were there. */
export function forgetTable(hall: HallState, table: Table): Guest[] {
  hall.tables.delete(table.id);
  closeTurns(table);
  table.round?.stop();
  hall.broken.delete(table.match);
  hall.config.minds.forget(table.match);
  const live = hall.lives.get(table.match);
  if (live !== undefined) live.isStopped = true;
  forgetMatch(hall, table.match);
  for (const guest of table.guests) {
    const visits = hall.visits.get(guest);
    visits?.delete(table);
    if (visits?.size === 0) hall.visits.delete(guest);
  }
  return [...table.guests];
}

/** Returns whether it is gone; otherwise another match than this one has begun. */
async function release(
  hall: HallState,
  table: Table,
  live: LiveMatch | null,
  due: number,
  to: string,
): Promise<boolean> {
  if ((hall.lives.get(table.match) ?? live) !== live) return false;
  const { clock, storage } = hall.config;
  table.updatedAt = clock.date() - (clock.now() - table.stirredAt);
  // A match that could not be loaded is still the table's: another version of the program may be able to load it.
  const row = { ...stored(table), said: keptLines(table) };
  if (to !== '') row.seats = row.seats.map((seat, i) => ({ ...seat, isReady: table.chairs[i]!.isReady }));
  if (!hall.broken.has(table.match)) await storage.saveTable(table.claim, row);
  await storage.release(table.claim, to === '' ? due : 0, to);
  forgetTable(hall, table);
  if (to === '' && due > 0) hall.alarm.set(due);
  return true;
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
async function sleep(hall: HallState, live: LiveMatch, to: string): Promise<number> {
  const { clock } = hall.config;
  const now = clock.now();
  const isPostal = live.settings.clock.kind === 'correspondence';
  const left = live.progress.isPaused ? [] : [clockLeft, windowLeft, patienceLeft].map((of) => of(live, now));
  const isBotToMove = !live.progress.isPaused && waiting(live.match.s).some((seat) => isPlayedByBot(live, seat));
  const next = [...left.filter((time) => time >= 0), ...(isBotToMove ? [0] : [])];
  // Nobody is charged for the time in which the server was stopped, nor for a change of process: the match is loaded
  // again right after it.
  const isSoonBack = hall.isStopping || to !== '';
  if (isPostal && next.length > 0 && !isSoonBack) live.progress.asOf = clock.date();
  await suspend(live);
  if (!isPostal) return 0;
  if (next.length === 0) return NEVER;
  return isSoonBack ? clock.date() : Math.max(1, clock.date() + Math.min(...next));
}

/** The chat of a match is stored with the match. */
const keptLines = ({ said, isPlaying }: Table) => (isPlaying ? [] : said.map(({ hearers: _, ...line }) => line));
