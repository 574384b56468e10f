import { sql } from 'kysely';
import { type Connection, read } from './connection.ts';
import { alive, hostingOnAll, loads, next, ownedBy, taken } from './hosting.ts';
import { adoption, MOURNING, NOW } from './postgres-adoption.ts';
import { query } from './schema.ts';
import type { HostingStorage, Survey } from './storage.ts';

/** Several processes, each with a lease. `name`: of the sessions of this one. */
export function postgresHosting(
  connection: Connection,
  leases: Connection,
  name: string,
  lease: number,
): HostingStorage {
  const leaseUntil = sql<number>`${NOW} + ${lease}`;
  /** This process, and until when it has last renewed its lease. */
  let renewed: { id: string; leaseUntil: number } | null = null;

  return {
    ...hostingOnAll(connection),
    adopt: adoption(connection),

    async join(node) {
      const row = { id: node, address: name, isDead: 0, isLeaving: 0 };
      await read(
        leases,
        query
          .insertInto('nodes')
          .values({ ...row, leaseUntil })
          .returning('id'),
      );
    },

    lease,

    async leave(node) {
      await read(
        leases,
        query.updateTable('nodes').set({ isDead: 1, leaseUntil: NOW }).where('id', '=', node).returning('id'),
      );
    },

    async living() {
      const [nodes] = await read(connection, loads.where('leaseUntil', '>', NOW));
      return nodes;
    },

    async countOthers(node) {
      const others = query.selectFrom('nodes').select('id').where('id', '<>', node).where('isDead', '=', 0);
      const [rows] = await read(leases, others.where('leaseUntil', '>', NOW));
      return rows.length;
    },

    async survey(node) {
      const nodes = query.selectFrom('nodes').select(({ fn }) => fn.countAll<number>().as('count'));
      // Looked up for each of the few dead: a join would go through all tables.
      const leftBehind = query.selectFrom('hosting').select(sql.lit(1).as('one')).where('owner', '<>', sql.lit(''));
      const isLeft = leftBehind.where('owner', '=', sql.ref<string>('nodes.id')).limit(1);
      const isOld = sql<boolean>`"leaseUntil" < ${NOW} - ${MOURNING}`;
      const [[row]] = await read(
        connection,
        query.selectNoFrom(({ fn }) => [
          nodes.where('isDead', '=', 0).where('leaseUntil', '<', NOW).as('late'),
          nodes
            .where('isDead', '=', 1)
            .where((is) => is.or([isOld, is(isLeft, '=', 1)]))
            .as('dead'),
          fn.coalesce(next, sql<number>`0`).as('due'),
          ownedBy(node).as('owned'),
        ]),
      );
      return row as Survey;
    },

    async renew(node) {
      const own = query.updateTable('nodes').set({ leaseUntil }).where('id', '=', node).where('isDead', '=', 0);
      const [[row]] = await read(leases, own.returning(['id', 'leaseUntil']));
      renewed = row ?? null;
      return row !== undefined;
    },

    async bury() {
      let late = query.updateTable('nodes').where('isDead', '=', 0).where('leaseUntil', '<', NOW);
      if (renewed !== null) {
        // If the statement was held up on its way, others may have been held up in renewing theirs.
        const own = query.selectFrom('nodes as own').select('own.id').where('own.id', '=', renewed.id);
        const fresh = own.where('own.leaseUntil', '=', renewed.leaseUntil);
        late = late.where(({ exists }) =>
          exists(fresh.where('own.leaseUntil', '>', sql<number>`${NOW} + ${lease / 2}`)),
        );
      }
      // From now on the living share its tables.
      const [rows] = await read(leases, late.set({ isDead: 1, leaseUntil: NOW }).returning('id'));
      return rows.map(({ id }) => id);
    },

    async claim(table, node) {
      const free = taken(node).where('table', '=', table);
      const [[claim]] = await read(
        connection,
        free.where(({ eb, or }) => or([eb('owner', '=', ''), eb('owner', 'not in', alive)])),
      );
      return claim ?? null;
    },

    async wake(node, date, limit) {
      const due = query
        .selectFrom('hosting')
        .select('table')
        .where('owner', '=', '')
        .where('due', '>', sql.lit(0))
        .where('due', '<=', date)
        .orderBy('due')
        .limit(limit);
      const [claims] = await read(connection, taken(node).where('table', 'in', due.forUpdate().skipLocked()));
      return claims;
    },
  };
}
