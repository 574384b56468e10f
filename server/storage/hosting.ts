import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import { type Connection, type Query, read, ready, type Step, write, writeInOrder } from './connection.ts';
import { query, type Schema } from './schema.ts';
import type { Claim, HostingStorage } from './storage.ts';

const fenced = ready({
  mustChange: query
    .updateTable('hosting')
    .set(({ ref }) => ({ epoch: ref('epoch') }))
    .where('table', '=', '')
    .where('epoch', '=', 0),
});

/** The first step of everything that an owner writes: fails if somebody else hosts the table by now. */
export const fence = ({ table, epoch }: Claim): Step => fenced(table, epoch);

/** Keeps all that is known of matches that will not be continued: some could not be loaded. */
export const setAside = (matches: SelectQueryBuilder<Schema, 'hosting', { match: string }>): Query =>
  query
    .updateTable('matches')
    .set(({ selectFrom }) => ({
      progress: selectFrom('hosting').select('hosting.progress').whereRef('hosting.table', '=', 'matches.table'),
    }))
    .where('id', 'in', matches)
    .where('finishedAt', '=', 0);

/** Fails unless the process is registered and not buried. */
export const registered = (node: string): Step => ({
  mustChange: query
    .updateTable('nodes')
    .set(({ ref }) => ({ isDead: ref('isDead') }))
    .where('id', '=', node)
    .where('isDead', '=', 0),
});

export const alive = query.selectFrom('nodes').select('id').where('isDead', '=', 0);
/** Those that take tables. */
export const staying = alive.where('isLeaving', '=', 0);

/** How many tables a process hosts. */
export const ownedBy = (node: string | Expression<string>) =>
  query
    .selectFrom('hosting')
    .select(({ fn }) => fn.countAll<number>().as('tables'))
    .where('owner', '<>', sql.lit(''))
    .where('owner', '=', node);
/** The date at which the next clock is up. */
export const next = query.selectFrom('hosting').select('due').where('due', '>', sql.lit(0)).orderBy('due').limit(1);

/** The processes that take tables, with how many each hosts. */
export const loads = query
  .selectFrom('nodes')
  .select(({ ref }) => ['id as node', ownedBy(ref('nodes.id')).as('tables')])
  .where('isDead', '=', 0)
  .where('isLeaving', '=', 0)
  .$narrowType<{ tables: number }>();

/** Tables to be taken by a process that is registered. */
export const taken = (node: string) =>
  query
    .updateTable('hosting')
    .set(({ eb }) => ({ owner: node, epoch: eb('epoch', '+', 1), due: 0 }))
    .where(({ exists }) => exists(staying.where('id', '=', node)))
    .returning(['table', 'epoch']);

export const hostingStorage = (connection: Connection): HostingStorage => ({
  join: async (node) => {
    await write(
      connection,
      query.deleteFrom('nodes'),
      query.insertInto('nodes').values({ id: node, address: '', leaseUntil: 0, isDead: 0, isLeaving: 0 }),
    );
  },

  leave: (node) => write(connection, query.deleteFrom('nodes').where('id', '=', node)),

  async living() {
    const [nodes] = await read(connection, loads);
    return nodes;
  },

  countOthers: async () => 0,

  async survey(node) {
    const [[owned], [due]] = await read(connection, ownedBy(node), next);
    return { late: 0, dead: 0, due: due?.due ?? 0, owned: owned!.tables };
  },

  async renew(node) {
    const [rows] = await read(connection, alive.where('id', '=', node));
    return rows.length === 1;
  },

  bury: async () => [],

  async claim(table, node) {
    const [[claim]] = await read(
      connection,
      taken(node)
        .where('table', '=', table)
        .where(({ eb, or }) => or([eb('owner', '=', ''), eb('owner', 'not in', alive)])),
    );
    return claim ?? null;
  },

  async adopt(node, limit) {
    const orphans = query
      .selectFrom('hosting')
      .select('table')
      .where('owner', '<>', sql.lit(''))
      .where('owner', 'not in', alive)
      .limit(limit);
    const [adopted] = await read(connection, taken(node).where('table', 'in', orphans).returning('progress'));
    return adopted;
  },

  async wake(node, date, limit) {
    const due = query
      .selectFrom('hosting')
      .select('table')
      .where('due', '>', sql.lit(0))
      .where('due', '<=', date)
      .orderBy('due')
      .limit(limit);
    const [claims] = await read(connection, taken(node).where('table', 'in', due).where('owner', '=', ''));
    return claims;
  },

  ...hostingOnAll(connection),
});

/** What is the same on all databases. */
export const hostingOnAll = (
  connection: Connection,
): Pick<HostingStorage, 'retire' | 'ownersOf' | 'ownedBy' | 'nextDue' | 'ownerOf' | 'release'> => ({
  retire: (node) => write(connection, query.updateTable('nodes').set({ isLeaving: 1 }).where('id', '=', node)),

  async ownedBy(node) {
    const owned = query.selectFrom('hosting').select(['table', 'epoch']).where('owner', '<>', sql.lit(''));
    const [claims] = await read(connection, owned.where('owner', '=', node));
    return claims;
  },

  async nextDue() {
    const [[row]] = await read(connection, next);
    return row?.due ?? 0;
  },

  async ownerOf(table) {
    const [[row]] = await read(
      connection,
      query.selectFrom('hosting').select(['owner', 'epoch']).where('table', '=', table),
    );
    return row ?? null;
  },

  async ownersOf(tables) {
    if (tables.length === 0) return [];
    const these = query.selectFrom('hosting').select(['table', 'owner']).where('table', 'in', tables);
    const [rows] = await read(connection, these);
    return rows;
  },

  async release({ table, epoch }, due, to = '') {
    await writeInOrder(
      connection,
      { table, epoch },
      {
        mustChange: query
          .updateTable('hosting')
          .set(({ eb }) => ({ owner: to, epoch: eb('epoch', '+', 1), due }))
          .where('table', '=', table)
          .where('epoch', '=', epoch),
      },
    );
    return { table, epoch: epoch + 1 };
  },
});
