import { sql } from 'kysely';
import { type Connection, read, write } from './connection.ts';
import { alive, hostingOnAll, taken } from './hosting.ts';
import { query } from './schema.ts';
import type { Claim, HostingStorage } from './storage.ts';

/** All dates are the database's, so that the clocks of the processes do not matter. */
const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
/** In milliseconds: how long a process that owns nothing any more is remembered, longer than any of its statements. */
const MOURNING = 60_000;
/** How often an orphan may be passed over, because somebody holds its row, before the dead process's sessions are ended. */
const PASSES = 3;

/** Several processes, each with a lease. `name`: of the sessions of this one. */
export function postgresHosting(
  connection: Connection,
  leases: Connection,
  name: string,
  lease: number,
): HostingStorage {
  const leaseUntil = sql<number>`${NOW} + ${lease}`;
  const passes = new Map<string, number>();

  /** Takes tables of one dead process. Passes by rows that are locked, so that it cannot deadlock with appends. */
  const adoptFrom = async (dead: string, node: string, limit: number): Promise<Claim[]> => {
    const orphans = query
      .selectFrom('hosting')
      .select('table')
      .where('owner', '=', dead)
      .where('owner', '<>', sql.lit(''));
    const [claims] = await read(
      connection,
      taken(node)
        .where('table', 'in', orphans.limit(limit).forUpdate().skipLocked())
        .where(({ exists }) =>
          exists(query.selectFrom('nodes').select('id').where('id', '=', dead).where('isDead', '=', 1)),
        ),
    );
    return claims;
  };

  return {
    ...hostingOnAll(connection),

    async join(node) {
      const row = { id: node, address: name, isDead: 0 };
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
      await read(leases, query.updateTable('nodes').set({ isDead: 1 }).where('id', '=', node).returning('id'));
    },

    async countOthers(node) {
      const others = query.selectFrom('nodes').select('id').where('id', '<>', node).where('isDead', '=', 0);
      const [rows] = await read(leases, others.where('leaseUntil', '>', NOW));
      return rows.length;
    },

    async renew(node) {
      const own = query.updateTable('nodes').set({ leaseUntil }).where('id', '=', node).where('isDead', '=', 0);
      const [rows] = await read(leases, own.returning('id'));
      return rows.length === 1;
    },

    async bury() {
      const late = query.updateTable('nodes').set({ isDead: 1 }).where('isDead', '=', 0).where('leaseUntil', '<', NOW);
      const [rows] = await read(leases, late.returning('id'));
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

    async adopt(node, limit) {
      const [dead] = await read(
        connection,
        query.selectFrom('nodes').select(['id', 'address']).where('isDead', '=', 1),
      );
      const claims: Claim[] = [];
      for (const { id, address } of dead) {
        if (claims.length >= limit) break;
        claims.push(...(await adoptFrom(id, node, limit - claims.length)));
        if (claims.length < limit) await endStuck(id, address);
      }
      if (dead.length > 0) await forget();
      return claims;
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

  /** A statement that was sent by half may still hold a row. */
  async function endStuck(dead: string, address: string): Promise<void> {
    const [left] = await read(
      connection,
      query.selectFrom('hosting').select('table').where('owner', '=', dead).limit(1),
    );
    if (left.length === 0) return void passes.delete(dead);
    passes.set(dead, (passes.get(dead) ?? 0) + 1);
    if (passes.get(dead)! < PASSES || address === '') return;
    const sessions = query.selectFrom(sql<{ pid: number }>`pg_stat_activity`.as('sessions'));
    await read(
      connection,
      sessions
        .select(sql`pg_terminate_backend(pid)`.as('ended'))
        .where(sql<string>`application_name`, 'like', `${address}%`),
    );
  }

  async function forget(): Promise<void> {
    const owned = query
      .selectFrom('hosting')
      .select('table')
      .where('owner', '=', sql.ref<string>('nodes.id'))
      .where('owner', '<>', sql.lit(''));
    const [gone] = await read(
      connection,
      query
        .deleteFrom('nodes')
        .where('isDead', '=', 1)
        .where('leaseUntil', '<', sql<number>`${NOW} - ${MOURNING}`)
        .where(({ not, exists }) => not(exists(owned)))
        .returning('address'),
    );
    for (const { address } of gone) await write(connection, sql`delete from writers where id like ${`${address}%`}`);
  }
}
