import { Refused } from '../hall.ts';
import type { HallLimits } from '../operation/limits.ts';
import type { Table } from './table.ts';

/** A table that nobody has ever sat at goes after so many milliseconds without anybody there, any other after a week. */
const UNUSED = 60 * 60 * 1000;
export const QUIET = 7 * 24 * 60 * 60 * 1000;
/** A full house closes tables that have been still for so long, to make room. */
const STILL = 10 * 60 * 1000;

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
const isUnused = ({ table: { match, chairs } }: Spot): boolean =>
  match === '' && chairs.every(({ person }) => person === null);

export function openFloor(tables: Map<string, Table>, now: () => number, limits: HallLimits) {
  const spots = new Map<string, Spot>();
  const codes = new Map<string, Table>();
  let last = 0;

  function place(table: Table, household = ''): void {
    tables.set(table.id, table);
    codes.set(table.code, table);
    spots.set(table.id, { table, number: ++last, household, stirredAt: now() });
  }
  function remove({ id, code }: Table): void {
    tables.delete(id);
    codes.delete(code);
    spots.delete(id);
  }
  /** The table to go where there are too many: the one that has been still for longest, of who has the most of them. */
  function victim(crowd: readonly Spot[], stillFor = 0): Spot | undefined {
    const counts = new Map<string, number>();
    for (const { table } of crowd) counts.set(table.host, (counts.get(table.host) ?? 0) + 1);
    const countOf = ({ table }: Spot): number => counts.get(table.host)!;
    return crowd
      .filter((spot) => isIdle(spot) && now() - spot.stirredAt >= stillFor)
      .sort((a, b) => countOf(b) - countOf(a) || a.stirredAt - b.stirredAt)[0];
  }
  return {
    place,
    remove,
    byCode: (code: string): Table | null => codes.get(code.toUpperCase()) ?? null,
    stir(table: Table): void {
      const spot = spots.get(table.id);
      if (spot !== undefined) spot.stirredAt = now();
    },
    stillFor: ({ id }: Table): number => now() - (spots.get(id)?.stirredAt ?? now()),
    /** Makes room for one more table of this person from this household; the tables that had to go for it. */
    makeRoom(host: string, household: string): Table[] {
      const gone: Table[] = [];
      const bound = (isMeant: (spot: Spot) => boolean, most: number, code: string, text: string, stillFor = 0) => {
        let crowd = [...spots.values()].filter(isMeant);
        while (crowd.length >= most) {
          const spot = victim(crowd, stillFor);
          if (spot === undefined) throw new Refused(code, text);
          remove(spot.table);
          gone.push(spot.table);
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
      bound(() => true, tablesInAll, 'tables-in-all', `all ${tablesInAll} tables of this server are in use`, STILL);
      return gone;
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
