import { Refused } from '@duskhall/host';
import type { TableOutline } from '../storage/storage.ts';
import { giveUp } from './abandoned.ts';
import type { HallState } from './hall-state.ts';
import { atTable } from './host-table.ts';
import { clear } from './let-go.ts';
import type { Table } from './table.ts';

/** A table that was never used is removed after this many milliseconds unattended, any other after a week. */
export const UNUSED = 60 * 60 * 1000;
export const QUIET = 7 * 24 * 60 * 60 * 1000;
/** At the server's table limit, tables idle for this long are removed to make room. */
const STILL = 10 * 60 * 1000;
/**
 * How long a running match must have been unattended before it is ended to make room: at the server's limit, and at
 * the limit of one person or address.
 */
const FULL = 60 * 60 * 1000;
const FORGOTTEN = 24 * FULL;

/** Milliseconds for which nobody has been at a table in memory; 0: somebody is there. */
const unattendedHere = ({ config: { clock } }: HallState, { guests, users, stirredAt }: Table): number =>
  guests.size > 0 || users > 0 ? 0 : 1 + clock.now() - stirredAt;

/** Those of these tables that are in memory here, and for how long nobody has been there. */
export const unattended = (hall: HallState, tables: readonly string[]): [string, number][] =>
  tables.flatMap((id) => {
    const table = hall.tables.get(id);
    return table === undefined ? [] : [[id, unattendedHere(hall, table)] as [string, number]];
  });

/** For how long nobody has been at each table; 0: somebody is there, or it may be so. */
async function timesOf(hall: HallState, crowd: readonly TableOutline[]): Promise<Map<TableOutline, number>> {
  const { tables, peers, config } = hall;
  const away = crowd.filter(({ id, isHosted }) => isHosted && !tables.has(id));
  const elsewhere = away.length === 0 ? null : await peers?.unattended(away.map(({ id }) => id));
  return new Map(
    crowd.map((one) => {
      const here = tables.get(one.id);
      if (here !== undefined) return [one, unattendedHere(hall, here)];
      return [one, one.isHosted ? (elsewhere?.get(one.id) ?? 0) : 1 + config.clock.date() - one.updatedAt];
    }),
  );
}

/** Who may be evicted, in order: tables without a match, those of the host who has the most, the longest unattended. */
async function evictable(
  hall: HallState,
  crowd: readonly TableOutline[],
  idleFor: number,
  playingFor: number,
): Promise<TableOutline[]> {
  const counts = new Map<string, number>();
  for (const { host } of crowd) counts.set(host, (counts.get(host) ?? 0) + 1);
  const timeOf = await timesOf(hall, crowd);
  return crowd
    .filter((one) => {
      const time = timeOf.get(one)!;
      // Correspondence matches end by their own clock.
      return time > 0 && (one.isPlaying ? !isByPost(hall, one) && time > playingFor : time > idleFor);
    })
    .sort(
      (a, b) =>
        Number(a.isPlaying) - Number(b.isPlaying) ||
        counts.get(b.host)! - counts.get(a.host)! ||
        timeOf.get(b)! - timeOf.get(a)!,
    );
}
const isByPost = ({ tables }: HallState, { id, isDue }: TableOutline): boolean =>
  isDue || tables.get(id)?.settings.clock.kind === 'correspondence';

/** Makes room for one more table of this person and household, evicting unattended ones where a limit is reached. */
export async function makeRoom(hall: HallState, host: string, household: string): Promise<void> {
  const { storage, clock, limits } = hall.config;
  const { tablesOfPerson, tablesOfAddress, tablesInAll } = limits.hall;
  const gone = new Set<string>();
  const bound = async (crowd: readonly TableOutline[], most: number, code: string, text: string) => {
    const left = crowd.filter(({ id }) => !gone.has(id));
    const spare = left.length + 1 - most;
    if (spare <= 0) return;
    const victims = await evictable(hall, left, 0, FORGOTTEN);
    if (victims.length < spare) throw new Refused(code, text);
    for (const { id } of victims.slice(0, spare)) gone.add(id);
  };
  await bound(
    await storage.tablesOf(host),
    tablesOfPerson,
    'tables-of-person',
    `you have ${tablesOfPerson} tables in use already`,
  );
  if (household !== '') {
    const known = hall.households.get(household) ?? new Set();
    // Most have long been removed.
    const crowd = known.size < tablesOfAddress ? [] : await storage.outlinesOf([...known]);
    if (crowd.length > 0) hall.households.set(household, new Set(crowd.map(({ id }) => id)));
    const text = `your network has ${tablesOfAddress} tables in use already`;
    await bound(crowd, tablesOfAddress, 'tables-of-address', text);
  }
  const { tables } = tablesInAll === Number.POSITIVE_INFINITY ? { tables: 0 } : await storage.countTables();
  if (tables - gone.size >= tablesInAll) {
    const date = clock.date();
    const crowd = [
      ...here(hall),
      ...(await storage.idleTables(false, date - STILL, 1)),
      ...(await storage.idleTables(true, date - FULL, 1)),
    ].filter(({ id }) => !gone.has(id));
    const [victim] = await evictable(hall, crowd, STILL, FULL);
    if (victim === undefined) throw new Refused('tables-in-all', `all ${tablesInAll} tables of this server are in use`);
    gone.add(victim.id);
  }
  for (const id of gone) await evict(hall, id);
}

const here = ({ tables }: HallState): TableOutline[] =>
  [...tables.values()].map(({ id, host, match, isPlaying, updatedAt }) => ({
    ...{ id, host, match, isPlaying, updatedAt },
    ...{ isHosted: true, isDue: false },
  }));

async function evict(hall: HallState, id: string): Promise<void> {
  if (!(await evictHere(hall, id))) await hall.peers?.evict(id);
}

/** Removes a table if nobody is there, with its match; false: there is no such table here. */
export async function evictHere(hall: HallState, id: string): Promise<boolean> {
  const isHere = await atTable(hall, id, async (table) => {
    if (table.isPlaying) await giveUp(hall, table);
    // Somebody may have come in the meantime.
    if (!table.isPlaying && table.guests.size === 0 && table.users === 1) await clear(hall, table);
    return true;
  });
  return isHere ?? false;
}

/** Refuses if one of these people, or the server, has too many running matches. */
export async function mustHaveRoom(hall: HallState, { chairs }: Table): Promise<void> {
  const { storage, limits } = hall.config;
  const { matchesOfPerson, matchesInAll } = limits.hall;
  const full = await fullOf(hall, chairs);
  if (full !== null) throw new Refused('matches-of-person', `${full.name} plays ${matchesOfPerson} matches already`);
  if (matchesInAll !== Number.POSITIVE_INFINITY && (await storage.countTables()).matches >= matchesInAll)
    throw new Refused('matches-in-all', `all ${matchesInAll} matches that this server has room for are being played`);
}

/** Somebody who plays as many matches as are allowed. */
async function fullOf({ config: { storage, limits } }: HallState, chairs: Table['chairs']) {
  const { matchesOfPerson } = limits.hall;
  const people = chairs.flatMap(({ person }) => (person?.id ? [person] : []));
  if (matchesOfPerson === Number.POSITIVE_INFINITY) return null;
  const played = await Promise.all(people.map(({ id }) => storage.playedBy(id)));
  return people.find((_, i) => played[i]!.length >= matchesOfPerson) ?? null;
}

/** Ends abandoned matches if a limit leaves no room for another match of these people. */
export async function makeWay(hall: HallState, { chairs }: Table): Promise<void> {
  const { storage, clock, limits } = hall.config;
  const { matchesOfPerson, matchesInAll } = limits.hall;
  const end = async (victims: readonly TableOutline[]) => {
    for (const { id } of victims) await atTable(hall, id, (table) => giveUp(hall, table));
  };
  if (matchesOfPerson !== Number.POSITIVE_INFINITY)
    for (const { person } of chairs) {
      if (!person?.id) continue;
      const played = await storage.playedBy(person.id);
      const victims = await evictable(hall, played, 0, FORGOTTEN);
      await end(victims.slice(0, Math.max(0, played.length + 1 - matchesOfPerson)));
    }
  if (matchesInAll === Number.POSITIVE_INFINITY || (await storage.countTables()).matches < matchesInAll) return;
  const crowd = [...here(hall), ...(await storage.idleTables(true, clock.date() - FULL, 1))];
  const playing = crowd.filter(({ isPlaying }) => isPlaying);
  await end((await evictable(hall, playing, 0, FULL)).slice(0, 1));
}
