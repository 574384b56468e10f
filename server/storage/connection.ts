import type { Compilable, InferResult } from 'kysely';
import type { Answer, Request, Statement } from './batch.ts';
import type { Row, Value } from './driver.ts';
import { query } from './schema.ts';

/** A query, one that is refused, with all that was sent along, if it finds no row to change, or one ready to be done. */
type Step = Compilable | { mustChange: Compilable } | Statement;

/** A way to a database; what comes in while the disk is busy is written together. */
export interface Connection {
  send(request: Request): Promise<Row[][]>;
  /** How many requests were answered, in how many transactions. */
  stats(): { requests: number; commits: number };
  /** Waits for what was sent before. */
  close(): Promise<void>;
  /** Fulfilled when it has ended without having been closed: nothing will be answered any more. */
  lost?: Promise<void>;
}

/** Throws unless something can be written and read. What is written is what was there. */
export async function prove(connection: Connection): Promise<void> {
  const version = query.selectFrom('duskhall').selectAll();
  await write(
    connection,
    query.updateTable('duskhall').set(({ ref }) => ({ version: ref('version') })),
    version,
  );
}

/** The rows of each query, all as of one moment. */
export async function read<const Queries extends readonly Compilable[]>(
  connection: Connection,
  ...queries: Queries
): Promise<{ -readonly [K in keyof Queries]: InferResult<Queries[K]> }> {
  const rows = await connection.send({ statements: queries.map(statementOf) });
  return rows as { -readonly [K in keyof Queries]: InferResult<Queries[K]> };
}

/** Does every step or none. */
export async function write(connection: Connection, ...steps: Step[]): Promise<void> {
  await connection.send({ statements: steps.map(statementOf) });
}

/** For what is done at every move: a query written once, whose values are filled in at their places. */
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

/** What is stored already, or is not there, forbids the change. */
export const isConflict = (error: unknown): boolean => error instanceof Error && error.name === 'StorageConflict';

/** It could not be read or written just now: a full disk, say. Nothing was changed. */
export const isFailure = (error: unknown): boolean => error instanceof Error && error.name === 'StorageFailure';

export function rowsOf(answer: Answer): Row[][] {
  if ('rows' in answer) return answer.rows;
  throw named(answer.isConflict ? 'StorageConflict' : 'StorageFailure', answer.refusal);
}

export const closedError = () => named('StorageFailure', 'The storage is closed.');

const named = (name: string, message: string): Error => Object.assign(new Error(message), { name });
