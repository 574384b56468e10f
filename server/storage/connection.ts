import type { Compilable, InferResult } from 'kysely';
import type { Answer, Request, Statement } from './batch.ts';
import type { Row, Value } from './driver.ts';
import { query } from './schema.ts';

/** A query, one that fails the whole request if it changes no row, or a compiled statement. */
type Step = Compilable | { mustChange: Compilable } | Statement;

/** A connection to a database; requests that arrive while the disk is busy are committed together. */
export interface Connection {
  send(request: Request): Promise<Row[][]>;
  /** Requests answered, and transactions that took. */
  stats(): { requests: number; commits: number };
  /** Waits for pending requests. */
  close(): Promise<void>;
  /** Resolves if the connection ends without `close`: nothing will be answered any more. */
  lost?: Promise<void>;
}

/** Health check: throws unless the database can be written and read. Writes back the value already there. */
export async function prove(connection: Connection): Promise<void> {
  const version = query.selectFrom('duskhall').selectAll();
  await write(
    connection,
    query.updateTable('duskhall').set(({ ref }) => ({ version: ref('version') })),
    version,
  );
}

/** The rows of each query, from one consistent snapshot. */
export async function read<const Queries extends readonly Compilable[]>(
  connection: Connection,
  ...queries: Queries
): Promise<{ -readonly [K in keyof Queries]: InferResult<Queries[K]> }> {
  const rows = await connection.send({ statements: queries.map(statementOf) });
  return rows as { -readonly [K in keyof Queries]: InferResult<Queries[K]> };
}

/** Runs all steps atomically. */
export async function write(connection: Connection, ...steps: Step[]): Promise<void> {
  await connection.send({ statements: steps.map(statementOf) });
}

/** Compiles a query once and binds new values each time: for queries made on every move. */
export function ready(step: Step): (...parameters: Value[]) => Statement {
  const statement = statementOf(step);
  return (...parameters) => ({ ...statement, parameters });
}

function statementOf(step: Step): Statement {
  if ('sql' in step) return step;
  const mustChange = 'mustChange' in step;
  const { query, sql, parameters } = (mustChange ? step.mustChange : step).compile();
  return { sql, parameters: parameters as Value[], isRead: query.kind === 'SelectQueryNode', mustChange };
}

/** A stored row, or a missing one, rules out the change. */
export const isConflict = (error: unknown): boolean => error instanceof Error && error.name === 'StorageConflict';

/** A read or write failed, for example because the disk is full. Nothing was changed. */
export const isFailure = (error: unknown): boolean => error instanceof Error && error.name === 'StorageFailure';

export function rowsOf(answer: Answer): Row[][] {
  if ('rows' in answer) return answer.rows;
  throw named(answer.isConflict ? 'StorageConflict' : 'StorageFailure', answer.refusal);
}

export const closedError = () => named('StorageFailure', 'The storage is closed.');

const named = (name: string, message: string): Error => Object.assign(new Error(message), { name });
