import { sql } from 'kysely';
import { type Connection, read, write } from './connection.ts';
import { staying, taken } from './hosting.ts';
import { query } from './schema.ts';
import type { HostingStorage, Orphan } from './storage.ts';

/** All dates are the database's, so that the clocks of the processes do not matter. */
export const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
/** In milliseconds: how long a process that owns nothing any more is remembered, longer than any of its statements. */
export const MOURNING = 60_000;
/**
 * In milliseconds after the end of a process: first each of the others takes only its share of the tables, then whatever
 * is left.
 */
const SHARED_FOR = 1000;
interface Share {
  number: number;
  of: number;
}
/** How often an orphan may be passed over, because somebody holds its row, before the dead process's sessions are ended. */
const PASSES = 3;

/** How a process takes over tables of those that have died. */
export function adoption(connection: Connection): HostingStorage['adopt'] {
  const passes = new Map<string, number>();

  /** Takes tables of one dead process. Passes by rows that are locked, so that it cannot deadlock with appends. */
  const adoptFrom = async (dead: string, share: Share | null, node: string, limit: number): Promise<Orphan[]> => {
    const orphans = query
      .selectFrom('hosting')
      .select('table')
      .where('owner', '=', dead)
      .where('owner', '<>', sql.lit(''))
      .$if(share !== null, (all) =>
        all.where(sql<number>`abs(hashtext("table")::bigint) % ${share!.of}`, '=', share!.number),
      );
    const [adopted] = await read(
      connection,
      taken(node)
        .where('table', 'in', orphans.limit(limit).forUpdate().skipLocked())
        .where(({ exists }) =>
          exists(query.selectFrom('nodes').select('id').where('id', '=', dead).where('isDead', '=', 1)),
        )
        .returning('progress'),
    );
    return adopted;
  };

  return async (node, limit) => {
    const [dead, living] = await read(
      connection,
      query
        .selectFrom('nodes')
        .select(['id', 'address', sql<number>`${NOW} - "leaseUntil"`.as('deadFor')])
        .where('isDead', '=', 1),
      staying.orderBy('id'),
    );
    const share = { number: living.findIndex(({ id }) => id === node), of: living.length };
    if (share.number < 0) return [];
    const orphans: Orphan[] = [];
    for (const { id, address, deadFor } of dead) {
      if (orphans.length >= limit) break;
      const isShared = deadFor < SHARED_FOR;
      orphans.push(...(await adoptFrom(id, isShared ? share : null, node, limit - orphans.length)));
      if (orphans.length < limit && !isShared) await endStuck(id, address);
    }
    if (dead.some(({ deadFor }) => deadFor > MOURNING)) await forget();
    return orphans;
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
