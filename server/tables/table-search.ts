import type { TableInfo } from '@duskhall/protocol';
import type { Hall } from '../contract.ts';
import { readable } from '../storage/rows.ts';
import type { StoredTable } from '../storage/storage.ts';
import type { HallState } from './hall-state.ts';
import { tablesFrom } from './host-table.ts';
import { mustBeSafe } from './lease.ts';
import { infoFor } from './showing.ts';
import { unreadable } from './visits.ts';

/** Page size of public tables. */
const TABLES_OF_PAGE = 30;

/** Tables to choose from, wherever they are hosted. */
export function tableSearch(hall: HallState): Pick<Hall, 'publicTables' | 'findTable'> {
  const { storage } = hall.config;
  return {
    async publicTables(account, before) {
      mustBeSafe(hall);
      const { tables, next } = await storage.publicTables({ limit: TABLES_OF_PAGE, before });
      return { tables: await shown(hall, tables, account), next };
    },
    async findTable(idOrCode, account) {
      mustBeSafe(hall);
      const row = await storage.findTable(idOrCode).catch(unreadable);
      const [table] = row === null ? [] : await shown(hall, [row], account);
      return table ?? null;
    },
  };
}

/** Tables as this process knows them; those in no memory as they are stored. Leaves out what cannot be shown. */
async function shown(hall: HallState, rows: readonly StoredTable[], account: string): Promise<TableInfo[]> {
  const { games } = hall.config;
  const playable = rows.filter(({ settings }) => games.some(({ name }) => name === settings.game));
  const others = playable.filter(({ id }) => !hall.tables.has(id));
  const ids = others.map(({ id }) => id);
  const [read, told] = await Promise.all([tablesFrom(hall, others), hall.peers?.describe(ids, account) ?? []]);
  const tables = new Map(read.map((table) => [table.id, table]));
  const elsewhere = new Map(told.map((info) => [info.id, info]));
  return readable(
    playable,
    ({ id }) => elsewhere.get(id) ?? infoFor(hall, hall.tables.get(id) ?? tables.get(id)!, account),
    hall.fail,
  );
}
