import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { NOT_AS_EXPECTED, type Statement } from './batch.ts';
import { conflictError, failureError, unknownError } from './connection.ts';
import type { Row } from './driver.ts';
import { isAftermath, isLost, isTransient, storageError } from './postgres-errors.ts';
import { patienceOf, run } from './postgres-pool.ts';

/** Every writing transaction puts its number into a row of its own, which tells afterwards whether it was committed. */
interface Writer {
  id: string;
  number: number;
}
/** A transaction whose commit was sent, and not answered. */
interface Unanswered {
  session: number;
  rows: Row[][];
}

export const AWAY = 'The database cannot be reached.';
const plain = (sql: string) => ({ sql, parameters: [] });
const SNAPSHOT = plain('begin isolation level repeatable read read only');
const BEGIN = plain('begin');
const COMMIT = plain('commit');
const SIGN = 'insert into writers values ($1, $2) on conflict (id) do update set number = excluded.number';

/** Runs statements atomically; repeats them as long as they have certainly not been committed. */
export function transactions(pool: pg.Pool, name: string): (statements: readonly Statement[]) => Promise<Row[][]> {
  const idle: Writer[] = [];
  let count = 0;
  return async (statements) => {
    const writer = idle.pop() ?? { id: `${name}-${count++}`, number: 0 };
    const until = performance.now() + patienceOf(pool);
    const sent: Unanswered[] = [];
    try {
      for (let attempt = 1; ; attempt++) {
        try {
          const last = sent.at(-1);
          if (last !== undefined && (await isCommitted(pool, name, writer, last.session))) return last.rows;
          sent.length = 0;
          writer.number++;
          const rows = await attemptOnce(pool, statements, writer, (unanswered) => sent.push(unanswered));
          sent.length = 0;
          return rows;
        } catch (error) {
          if (isLost(error) && performance.now() < until) await sleep(50);
          else if (isLost(error)) throw (sent.length > 0 ? unknownError : failureError)(AWAY);
          else if (!isTransient(error) || attempt > 3) throw storageError(error);
        }
      }
    } finally {
      // One that is still in doubt may have its row locked.
      if (sent.length === 0) idle.push(writer);
    }
  };
}

async function attemptOnce(
  pool: pg.Pool,
  statements: readonly Statement[],
  { id, number }: Writer,
  onCommit: (sent: Unanswered) => void,
): Promise<Row[][]> {
  return withClient(pool, async (client) => {
    if (statements.every(({ sql }) => sql.startsWith('select'))) {
      if (statements.length === 1) return [(await run(client, statements[0]!)).rows];
      return (await runAll(client, [SNAPSHOT, ...statements, COMMIT])).slice(1, -1).map(({ rows }) => rows);
    }
    const results = await runAll(client, [BEGIN, ...statements, { sql: SIGN, parameters: [id, number] }]);
    const rows = statements.map(({ hasRows }, i) => (hasRows ? results[i + 1]!.rows : []));
    if (statements.some(({ mustChange }, i) => mustChange && results[i + 1]!.changes === 0)) {
      await client.query('rollback');
      throw conflictError(NOT_AS_EXPECTED);
    }
    onCommit({ session: (client as { processID?: number }).processID!, rows });
    await run(client, COMMIT);
    return rows;
  });
}

/** Sends all at once; if one fails, throws its error once all are answered. */
async function runAll(client: pg.ClientBase, statements: readonly Pick<Statement, 'sql' | 'parameters'>[]) {
  const results = await Promise.allSettled(statements.map((statement) => run(client, statement)));
  const errors: unknown[] = [];
  const answers: Awaited<ReturnType<typeof run>>[] = [];
  for (const result of results) {
    if (result.status === 'fulfilled') answers.push(result.value);
    else errors.push(result.reason);
  }
  if (errors.length === 0) return answers;
  const lost = errors.find(isLost);
  if (lost === undefined) await client.query('rollback');
  throw lost ?? errors.find((error) => !isAftermath(error));
}

/** A connection on which anything was lost is not used again. */
export async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await work(client);
  } catch (error) {
    isBroken = isLost(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** Ends the session if it still waits for the commit, and then looks for the number that the transaction has written. */
async function isCommitted(pool: pg.Pool, name: string, { id, number }: Writer, session: number): Promise<boolean> {
  return withClient(pool, async (client) => {
    await client.query(
      'select pg_terminate_backend(pid, $3) from pg_stat_activity where pid = $1 and application_name = $2',
      [session, name, patienceOf(pool)],
    );
    const { rows } = await client.query('select 1 from writers where id = $1 and number = $2', [id, number]);
    return rows.length === 1;
  });
}
