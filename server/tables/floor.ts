import { Refused } from '@duskhall/host';
import type { Payer } from '../bots/fair-queue.ts';
import type { HallLimits } from '../operation/limits.ts';
import type { Table } from './table.ts';

/** A table that was never used is removed after this many milliseconds unattended, any other after a week. */
const UNUSED = 60 * 60 * 1000;
export const QUIET = 7 * 24 * 60 * 60 * 1000;
/** At the server's table limit, tables idle for this long are removed to make room. */
const STILL = 10 * 60 * 1000;
/**
 * How long a running match must have been unattended before it is ended to make room: at the server's limit, and at
 * the limit of one person or address.
 */
export const FULL = 60 * 60 * 1000;
export const FORGOTTEN = 24 * FULL;

interface Spot {
  table: Table;
  /** Increases: the newest table has the highest. */
  number: number;
  /** The address it was created from; empty: no longer known. */
  household: string;
  /** When somebody last came, left or changed something. */
  stirredAt: number;
}

/** The tables, found by id and by code, within the limits on their number. */
export type Floor = ReturnType<typeof openFloor>;

/** Unattended, with no match running. */
const isIdle = ({ table }: Spot): boolean => !table.isPlaying && table.guests.size === 0;
/** Unattended, with a match running; correspondence matches end by their own clock. */
const isAbandoned = ({ table }: Spot): boolean =>
  table.isPlaying && table.guests.size === 0 && table.settings.clock.kind !== 'correspondence';
const isUnused = ({ table: { match, chairs } }: Spot): boolean =>
  match === '' && chairs.every(({ person }) => person === null);

export function openFloor(tables: Map<string, Table>, now: () => number, limits: HallLimits) {
  const spots = new Map<string, Spot>();
  const codes = new Map<string, Table>();
  let last = 0;

  function place(table: Table, household = '', stillFor = 0): void {
    tables.set(table.id, table);
    codes.set(table.code, table);
    spots.set(table.id, { table, number: ++last, household, stirredAt: now() - stillFor });
  }
  function remove({ id, code }: Table): void {
    tables.delete(id);
    codes.delete(code);
    spots.delete(id);
  }
  /** Eviction order: tables of the host who has the most first, then the longest idle. */
  function inOrder(crowd: readonly Spot[], isMeant: (spot: Spot) => boolean, stillFor: number): Spot[] {
    const counts = new Map<string, number>();
    for (const { table } of crowd) counts.set(table.host, (counts.get(table.host) ?? 0) + 1);
    const countOf = ({ table }: Spot): number => counts.get(table.host)!;
    return crowd
      .filter((spot) => isMeant(spot) && now() - spot.stirredAt >= stillFor)
      .sort((a, b) => countOf(b) - countOf(a) || a.stirredAt - b.stirredAt);
  }
  return {
    place,
    remove,
    byCode: (code: string): Table | null => codes.get(code.toUpperCase()) ?? null,
    stir(table: Table): void {
      const spot = spots.get(table.id);
      if (spot !== undefined) spot.stirredAt = now();
    },
    /** Who is charged for the thinking of a table's bots. */
    payerOf: ({ id, host }: Table): Payer => ({ person: host, household: spots.get(id)?.household ?? '' }),
    stillFor: ({ id }: Table): number => now() - (spots.get(id)?.stirredAt ?? now()),
    /**
     * Makes room for one more table of this person and household; returns the tables evicted for it. The caller first
     * has to end matches still running at them.
     */
    makeRoom(host: string, household: string): Table[] {
      const gone = new Set<Spot>();
      const bound = (isMeant: (spot: Spot) => boolean, most: number, code: string, text: string, isAll = false) => {
        let crowd = [...spots.values()].filter((spot) => isMeant(spot) && !gone.has(spot));
        while (crowd.length >= most) {
          const [spot] = [
            ...inOrder(crowd, isIdle, isAll ? STILL : 0),
            ...inOrder(crowd, isAbandoned, isAll ? FULL : FORGOTTEN),
          ];
          if (spot === undefined) throw new Refused(code, text);
          gone.add(spot);
          crowd = crowd.filter((other) => other !== spot);
        }
      };
      const { tablesOfPerson, tablesOfAddress, tablesInAll } = limits;
      const isOfPerson = ({ table }: Spot) => table.host === host;
      const isOfAddress = (spot: Spot) => household !== '' && spot.household === household;
      bound(isOfPerson, tablesOfPerson, 'tables-of-person', `you have ${tablesOfPerson} tables in use already`);
      bound(
        isOfAddress,
        tablesOfAddress,
        'tables-of-address',
        `your network has ${tablesOfAddress} tables in use already`,
      );
      bound(() => true, tablesInAll, 'tables-in-all', `all ${tablesInAll} tables of this server are in use`, true);
      // Only now, since a later limit may have refused.
      for (const { table } of gone) if (!table.isPlaying) remove(table);
      return [...gone].map(({ table }) => table);
    },
    /** Tables whose matches have been unattended for this long, in eviction order. */
    abandoned: (stillFor: number, isMeant: (table: Table) => boolean = () => true): Table[] => {
      const crowd = [...spots.values()].filter(({ table }) => isMeant(table));
      return inOrder(crowd, isAbandoned, stillFor).map(({ table }) => table);
    },
    /** Tables unattended for so long that they are removed. */
    quiet: (): Table[] =>
      [...spots.values()]
        .filter((spot) => isIdle(spot) && now() - spot.stirredAt > (isUnused(spot) ? UNUSED : QUIET))
        .map(({ table }) => table),
    /** A page of public tables, newest first, below number `before`; `next`: where to continue, if there are more. */
    page(before: number, count: number): { tables: Table[]; next: number | null } {
      const all = [...spots.values()].filter(({ table, number }) => table.settings.isPublic && number < before);
      const shown = all.sort((a, b) => b.number - a.number).slice(0, count);
      return { tables: shown.map(({ table }) => table), next: all.length > count ? shown.at(-1)!.number : null };
    },
  };
}
