import { Refused } from '@duskhall/host';
import type { Payer } from '../bots/fair-queue.ts';
import type { HallLimits } from '../operation/limits.ts';
import type { Table } from './table.ts';

/** A table that nobody has ever sat at goes after so many milliseconds without anybody there, any other after a week. */
const UNUSED = 60 * 60 * 1000;
export const QUIET = 7 * 24 * 60 * 60 * 1000;
/** A full house closes tables that have been still for so long, to make room. */
const STILL = 10 * 60 * 1000;
/**
 * So long nobody must have been at a running match to be given up for another: in a full house, and where one person or
 * one address has too many.
 */
export const FULL = 60 * 60 * 1000;
export const FORGOTTEN = 24 * FULL;

interface Spot {
  table: Table;
  /** Counts up: the newest has the highest. */
  number: number;
  /** From where it was opened; empty: not known any more. */
  household: string;
  /** When somebody last came, went or changed something. */
  stirredAt: number;
}

/** Where the tables stand: found by id and by code, and no more of them than there is room for. */
export type Floor = ReturnType<typeof openFloor>;

/** Nobody is there, and nothing is played. */
const isIdle = ({ table }: Spot): boolean => !table.isPlaying && table.guests.size === 0;
/** Something is played, and nobody is there; days of correspondence end by themselves. */
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
  /** What may go where there are too many: first of who has the most, and what has been still for longest. */
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
    /** For whose sake the bots of a table think. */
    payerOf: ({ id, host }: Table): Payer => ({ person: host, household: spots.get(id)?.household ?? '' }),
    stillFor: ({ id }: Table): number => now() - (spots.get(id)?.stirredAt ?? now()),
    /**
     * Makes room for one more table of this person from this household; the tables that go for it. Where something is
     * played, it has to be given up first.
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
      // Only now, since a later bound may have refused.
      for (const { table } of gone) if (!table.isPlaying) remove(table);
      return [...gone].map(({ table }) => table);
    },
    /** The tables with matches that nobody has come to for so long, in the order in which they should go. */
    abandoned: (stillFor: number, isMeant: (table: Table) => boolean = () => true): Table[] => {
      const crowd = [...spots.values()].filter(({ table }) => isMeant(table));
      return inOrder(crowd, isAbandoned, stillFor).map(({ table }) => table);
    },
    /** The tables that nobody has come to for so long that they go. */
    quiet: (): Table[] =>
      [...spots.values()]
        .filter((spot) => isIdle(spot) && now() - spot.stirredAt > (isUnused(spot) ? UNUSED : QUIET))
        .map(({ table }) => table),
    /** Public tables, the newest first, from below a number on; and the number to go on from, if there are more. */
    page(before: number, count: number): { tables: Table[]; next: number | null } {
      const all = [...spots.values()].filter(({ table, number }) => table.settings.isPublic && number < before);
      const shown = all.sort((a, b) => b.number - a.number).slice(0, count);
      return { tables: shown.map(({ table }) => table), next: all.length > count ? shown.at(-1)!.number : null };
    },
  };
}
