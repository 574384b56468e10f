import { sql } from 'kysely';
import { type Connection, isTaken, read, type Step, write, writeInOrder } from './connection.ts';
import { fence, registered, setAside } from './hosting.ts';
import { readable, shaped, texts } from './rows.ts';
import { query, type Schema } from './schema.ts';
import type { StoredTable, TableOutline, TableStorage } from './storage.ts';

const outlines = query
  .selectFrom('tables')
  .innerJoin('hosting', 'hosting.table', 'tables.id')
  .select(['id', 'host', 'tables.match', 'isPlaying', 'owner', 'due', 'updatedAt']);

type OutlineRow = Omit<TableOutline, 'isPlaying' | 'isHosted' | 'isDue'> & {
  isPlaying: number;
  owner: string;
  due: number;
};
const outlineOf = ({ isPlaying, owner, due, ...row }: OutlineRow): TableOutline => ({
  ...row,
  isPlaying: isPlaying === 1,
  isHosted: owner !== '',
  isDue: due > 0,
});

export const tableStorage = (connection: Connection): TableStorage => ({
  async createTable(table, node) {
    const first = { table: table.id, epoch: 1 };
    try {
      await write(
        connection,
        registered(node),
        query.insertInto('hosting').values({ ...first, owner: node, due: 0, match: '', entries: 0, progress: '' }),
        query.insertInto('tables').values(rowOf(table)),
        ...involved(table),
      );
    } catch (error) {
      if (isTaken(error)) return null;
      throw error;
    }
    return first;
  },

  async saveTable(claim, table) {
    await writeInOrder(connection, claim, fence(claim), ...tableSaved(table));
  },

  async deleteTable(claim) {
    const { table, epoch } = claim;
    await writeInOrder(
      connection,
      claim,
      setAside(query.selectFrom('hosting').select('match').where('table', '=', table)),
      { mustChange: query.deleteFrom('hosting').where('table', '=', table).where('epoch', '=', epoch) },
      query.deleteFrom('tables').where('id', '=', table),
      query.deleteFrom('involved').where('table', '=', table),
    );
  },

  async findTable(idOrCode) {
    const all = query.selectFrom('tables').selectAll();
    const [[byId], [byCode]] = await read(
      connection,
      all.where('id', '=', idOrCode),
      all.where('code', '=', idOrCode.toUpperCase()),
    );
    const row = byId ?? byCode;
    return row === undefined ? null : tableOf(row);
  },

  async publicTables({ limit, before }) {
    let page = query.selectFrom('tables').selectAll().where('isPublic', '=', 1);
    if (before !== undefined) {
      const [date, id = ''] = before.split('.');
      page = page
        .where('createdAt', '<=', Number(date))
        .where((is) => is.or([is('createdAt', '<', Number(date)), ...(id === '' ? [] : [is('id', '>', id)])]));
    }
    const [rows] = await read(
      connection,
      page
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(limit + 1),
    );
    const last = rows.length > limit ? rows[limit - 1]! : null;
    // Two processes may create tables at the same date.
    const next = last && `${last.createdAt}.${last.id}`;
    return { tables: readable(rows.slice(0, limit), tableOf), next };
  },

  async outlinesOf(tables) {
    const [rows] =
      tables.length === 0 ? [[]] : await read(connection, outlines.where('id', 'in', tables).orderBy('createdAt'));
    return rows.map(outlineOf);
  },

  async tablesOf(host) {
    const [rows] = await read(connection, outlines.where('host', '=', host).orderBy('updatedAt'));
    return rows.map(outlineOf);
  },

  async playedBy(account) {
    const [rows] = await read(
      connection,
      outlines
        .innerJoin('players', 'players.match', 'tables.match')
        .where('account', '=', account)
        .where('isPlaying', '=', 1)
        .orderBy('updatedAt'),
    );
    return rows.map(outlineOf);
  },

  async tablesNaming(account) {
    const [rows] = await read(connection, query.selectFrom('involved').select('table').where('account', '=', account));
    return rows.map(({ table }) => table);
  },

  async idleTables(isPlaying, before, limit) {
    const [rows] = await read(
      connection,
      outlines
        .where('isPlaying', '=', Number(isPlaying))
        .where('isUsed', 'in', [0, 1])
        .where('updatedAt', '<=', before)
        .where('owner', '=', '')
        .where('due', '=', 0)
        .orderBy('updatedAt')
        .limit(limit),
    );
    return rows.map(outlineOf);
  },

  async deleteIdle(unusedBefore, before) {
    const idle = query
      .selectFrom('tables')
      .select('id')
      .where('isPlaying', '=', 0)
      .where(({ eb, and, or }) =>
        or([
          and([eb('isUsed', '=', 0), eb('updatedAt', '<', unusedBefore)]),
          and([eb('isUsed', '=', 1), eb('updatedAt', '<', before)]),
        ]),
      );
    const isNowhere = sql<boolean>`not exists (select 1 from hosting where hosting."table" = tables.id)`;
    const left = query.selectFrom('hosting').select('match').where('owner', '=', '').where('table', 'in', idle);
    await write(
      connection,
      setAside(left),
      // First, since a process that claims one of these tables has to wait for this row, and then finds nothing.
      query.deleteFrom('hosting').where('owner', '=', '').where('table', 'in', idle),
      query.deleteFrom('involved').where('table', 'in', idle.where(isNowhere)),
      query.deleteFrom('tables').where('id', 'in', idle.where(isNowhere)),
    );
  },

  async countTables() {
    const count = query.selectFrom('tables').select(({ fn }) => fn.countAll().as('count'));
    const [[tables], [matches]] = await read(connection, count, count.where('isPlaying', '=', 1));
    return { tables: Number(tables!.count), matches: Number(matches!.count) };
  },
});

/** The steps that save a table. */
export function tableSaved(table: StoredTable): Step[] {
  const { id, ...rest } = rowOf(table);
  return [{ mustChange: query.updateTable('tables').set(rest).where('id', '=', id) }, ...involved(table)];
}

function involved({ id, host, seats, deals, said, muted }: StoredTable): Step[] {
  const people = [
    ...seats.map(({ account }) => account),
    ...deals.calledOff.flatMap(({ people }) => people.map((person) => person.id)),
    ...said.map(({ person }) => person.id),
  ];
  const accounts = [...new Set([host, ...people, ...muted])].filter((account) => account !== '');
  return [
    query.deleteFrom('involved').where('table', '=', id),
    ...accounts.map((account) => query.insertInto('involved').values({ table: id, account })),
  ];
}

const rowOf = (table: StoredTable): Schema['tables'] => ({
  id: table.id,
  code: table.code,
  host: table.host,
  settings: JSON.stringify(table.settings),
  seats: JSON.stringify(table.seats),
  match: table.match,
  isPlaying: Number(table.isPlaying),
  isUsed: Number(table.match !== '' || table.seats.some(({ account, guest }) => account !== '' || guest !== undefined)),
  isPublic: Number(table.settings.isPublic),
  deals: JSON.stringify(table.deals),
  muted: JSON.stringify(table.muted),
  said: JSON.stringify(table.said),
  createdAt: table.createdAt,
  updatedAt: table.updatedAt,
});

function tableOf({ isPublic: _, isUsed: __, ...row }: Schema['tables']): StoredTable {
  const what = `the table ${row.id}`;
  return {
    ...row,
    settings: shaped(row.settings, what),
    seats: shaped(row.seats, what, true),
    isPlaying: row.isPlaying === 1,
    deals: shaped(row.deals, what),
    muted: texts(row.muted, what),
    said: shaped(row.said, what, true),
  };
}
