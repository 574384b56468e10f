import { randomBytes } from 'node:crypto';
import { Refused, waitAfter } from '@duskhall/host';
import type { Claim, StoredTable } from '../storage/storage.ts';
import { noteRestart } from './dealing.ts';
import type { HallState, Waiting } from './hall-state.ts';
import { startsOver } from './lapse.ts';
import { letGo, move } from './let-go.ts';
import { liveOf } from './load-match.ts';
import { completed, type Table } from './table.ts';
import { noteKept } from './write-table.ts';

/** A process's own name in the storage; never used again. */
export const newNode = (): string => randomBytes(12).toString('base64url');

/**
 * A table in memory, loaded if necessary; null: there is none, or another process hosts it. `isOwn`: this one is said to
 * do so already.
 */
export async function hostTable(hall: HallState, id: string, isOwn = false): Promise<Table | null> {
  const moving = hall.moving.get(id);
  if (moving === undefined) return hall.tables.get(id) ?? move(hall, id, () => load(hall, id, isOwn));
  await moving.catch(() => {});
  return hostTable(hall, id, isOwn);
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

async function load(hall: HallState, id: string, isOwn: boolean): Promise<Table | null> {
  if (hall.isStopping) throw new Refused('stopping', '');
  if (hall.isLeaving) return null;
  const { storage, games, clock } = hall.config;
  const { node } = hall;
  const claim = hall.claims.get(id) ?? (isOwn ? null : await storage.claim(id, node)) ?? (await ownClaim(hall, id));
  if (claim === null) return null;
  const { epoch } = claim;
  // If loading fails, the next attempt goes on from here.
  const waiting: Waiting = { table: id, epoch, timeLeft: 0 };
  if (node === hall.node) hall.claims.set(id, waiting);
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
  Object.assign(table, {
    claim: { table: id, epoch },
    stirredAt: clock.now() - Math.max(0, clock.date() - row.updatedAt),
  });
  for (const [household, tables] of hall.households) if (tables.has(id)) table.household = household;
  noteKept(table);
  // The lease may have been over meanwhile.
  if (hall.claims.get(id) !== waiting) throw startsOver();
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
    chairs: seats.map(({ account, bot, guest, isReady = false }) => {
      const name = guest ?? names.get(account);
      return { bot, isReady, person: name === undefined ? null : { id: account, name } };
    }),
    round: null,
    lostRounds: deals.count,
    calledOff: deals.calledOff,
    begun: [],
    guests: new Set(),
    shown: new WeakMap(),
    muted: new Set(muted),
    slide: null,
    spoken: new Map(),
    said: said.map((line) => ({ ...line, hearers: null })),
    household: '',
    stirredAt: config.clock.now(),
    loadedAt: config.clock.now(),
    users: 0,
  }));
}
