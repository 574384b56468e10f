import { admit, enqueue, type LiveMatch, leave, Refused, viewerOf } from '@duskhall/host';
import { type Seat, WATCHER } from '@duskhall/kernel';
import type { RequestOf } from '@duskhall/protocol';
import { Elsewhere, type Guest } from '../contract.ts';
import { mustBeAllowed, refusalOf } from '../rights.ts';
import type { StoredTable } from '../storage/storage.ts';
import { tellSaid } from './chat.ts';
import type { HallState } from './hall-state.ts';
import { liveOf } from './load-match.ts';
import { forgetMatch } from './play.ts';
import { showTable } from './showing.ts';
import { chairOf, type Table } from './table.ts';
import { standingAt } from './table-standing.ts';

/** Replaying this many entries costs as much as one visit. */
const ENTRIES_OF_A_VISIT = 500;

/** Opens the table, and the match on it, for a guest. */
export async function open(
  hall: HallState,
  table: Table,
  guest: Guest,
  { have }: Pick<RequestOf<'open'>, 'have'>,
): Promise<void> {
  const live = await liveOf(hall, table);
  mustBeAllowed('open', standingAt(hall.config, table, live, guest));
  if (live !== null) payForStory(hall, live, guest, viewerOf(live, guest.account.id));
  enterTable(hall, table, live, guest);
  showTable(hall, table, guest);
  await attend(hall, table, guest, have);
  await tellSaid(hall, table, guest);
  if (hall.tables.get(table.id) === table) return;
  leaveTable(hall, table, guest);
  throw new Elsewhere(table.id);
}

/** Charges for a replay of the whole record, unless this viewer's feed is up to date. */
function payForStory(hall: HallState, { feeds, match }: LiveMatch, guest: Guest, viewer: Seat): void {
  if (feeds.get(viewer)?.isBehind === false) return;
  pay(hall, guest, Math.floor(match.record.entries.length / ENTRIES_OF_A_VISIT));
}

export function pay({ arrivals }: HallState, { account, household }: Guest, visits = 1): void {
  if (!arrivals.take(account.id, household, visits)) throw new Refused('budget', '');
}

/**
 * The table of a match that is not in memory: a running one or, since its last request may be repeated, the last one there.
 * Loading it for a player is charged like a visit.
 */
export async function tableToWake(hall: HallState, match: string, guest: Guest): Promise<string> {
  const { storage } = hall.config;
  const at = await storage.whereIs(match);
  if (at === null) throw new Refused('no-match', 'there is no such match');
  const isOver = at.finishedAt > 0;
  const table = hall.tables.get(at.table) ?? (await storage.findTable(at.table).catch(unreadable));
  const isLast = table !== null && table.match === match && (isOver || table.isPlaying);
  if (!isLast || !isPlayerOrHost(table, guest.account.id)) {
    if (isOver) throw new Refused('over', 'this match is over');
    if (!isLast) throw new Refused('broken', 'this match cannot be loaded; it is kept');
    throw new Refused('not-here', 'open the table first');
  }
  pay(hall, guest);
  return at.table;
}
/** A damaged row is none; any other error is the storage's. */
export function unreadable(error: unknown): null {
  if (error instanceof SyntaxError) return null;
  throw error;
}

/** Players, and the host, who may lead the match. */
const isPlayerOrHost = (table: Table | StoredTable, account: string): boolean =>
  table.host === account ||
  ('chairs' in table ? chairOf(table, account) >= 0 : table.seats.some((seat) => seat.account === account));

/** Subscribes a guest to the match. */
async function attend(hall: HallState, table: Table, guest: Guest, have: RequestOf<'open'>['have']): Promise<void> {
  const live = await liveOf(hall, table);
  if (live === null) return;
  const isGone = await enqueue(live, async () => {
    if (!live.isOver && hall.lives.get(live.id) !== live) return true;
    // The guest may have left, or the next match begun, while this waited.
    if (table.guests.has(guest) && table.match === live.id)
      admit(live, guest, viewerOf(live, guest.account.id), have?.match === live.id ? have.n : -1);
    return false;
  });
  if (isGone) await attend(hall, table, guest, have);
}

const isOfTable = (table: Table, live: LiveMatch | null, account: string): boolean =>
  chairOf(table, account) >= 0 ||
  table.host === account ||
  (live !== null && (viewerOf(live, account) !== WATCHER || live.progress.nextModerator === account));

/** Players, the host and the moderator are let in even at a full table. */
function enterTable(hall: HallState, table: Table, live: LiveMatch | null, guest: Guest): void {
  if (hall.gone.has(guest)) throw new Refused('not-here', 'this connection is closed');
  const { tablesOfSocket, guestsOfTable } = hall.config.limits.hall;
  const visits = hall.visits.get(guest) ?? new Set();
  if (!visits.has(table)) {
    const { id } = guest.account;
    if (visits.size >= tablesOfSocket)
      throw new Refused('many-open', `you have ${tablesOfSocket} tables open: shut one`);
    if (table.guests.size >= guestsOfTable && !isOfTable(table, live, id))
      throw new Refused('crowded', `${guestsOfTable} are at this table already`);
  }
  hall.visits.set(guest, visits.add(table));
  table.guests.add(guest);
  table.stirredAt = hall.config.clock.now();
}

/** Shows everybody at the table the new match; if watching is not allowed, strangers have to leave. */
export function admitAll(hall: HallState, table: Table, live: LiveMatch): void {
  showTable(hall, table);
  for (const guest of table.guests) {
    if (refusalOf('open', standingAt(hall.config, table, live, guest)) === null)
      admit(live, guest, viewerOf(live, guest.account.id), -1);
    else leaveTable(hall, table, guest);
  }
}

function leaveTable(hall: HallState, table: Table, guest: Guest): boolean {
  const visits = hall.visits.get(guest);
  visits?.delete(table);
  if (visits?.size === 0) hall.visits.delete(guest);
  table.stirredAt = hall.config.clock.now();
  return table.guests.delete(guest);
}

/** Removes a guest from a table, if present. */
export function shut(hall: HallState, table: Table, guest: Guest): void {
  if (!leaveTable(hall, table, guest)) return;
  const live = hall.lives.get(table.match);
  if (live !== undefined) leave(live, guest);
  if (live?.isOver && live.guests.size === 0) forgetMatch(hall, table.match);
  showTable(hall, table);
}
