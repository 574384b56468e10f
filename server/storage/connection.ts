import {
  type Compilable,
  createQueryId,
  type InferResult,
  type OperationNodeSource,
  PostgresQueryCompiler,
  type RootOperationNode,
  SqliteQueryCompiler,
} from 'kysely';
import { type Answer, NOT_AS_EXPECTED, type Request, type Statement } from './batch.ts';
import type { Row, Value } from './driver.ts';
import { query, type Schema } from './schema.ts';
import type { Claim, Storage } from './storage.ts';

export type Dialect = 'sqlite' | 'postgres';
export type Query = OperationNodeSource;

/** A query compiled before, with its values. */
interface Bound {
  step: Query | { mustChange: Query };
  compiled: Map<Dialect, Statement>;
  parameters: Value[];
}
/** A query, or one that fails the whole request if it changes no row. */
export type Step = Query | { mustChange: Query } | Bound;

/** A connection to a database; requests that arrive while the disk is busy are committed together. */
export interface Connection {
  dialect: Dialect;
  /** Requests with the same `order` run in the order in which they were made. */
  send(request: Request, order?: string): Promise<Row[][]>;
  /** Where it is cheaper than statements, and in order with the requests about the table. */
  append?(append: Append): Promise<void>;
  stats: NonNullable<Storage['stats']>;
  /** Waits for pending requests. */
  close(): Promise<void>;
  /** Resolves if the connection ends without `close`: nothing will be answered any more. */
  lost?: Promise<void>;
}

/** What is added to a match; texts are JSON. */
export interface Append {
  table: string;
  epoch: number;
  match: string;
  from: number;
  /** Null: unchanged. */
  progress: string | null;
  entries: string[];
  /** Of the last entry. */
  receipt: string | null;
  digests: [number, string][];
  minutes: Omit<Schema['minutes'], 'match'>[];
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

/** The rows of each query, from one consistent snapshot; a change may return rows, too. */
export async function read<const Queries extends readonly (Compilable & Query)[]>(
  connection: Connection,
  ...queries: Queries
): Promise<{ -readonly [K in keyof Queries]: InferResult<Queries[K]> }> {
  const rows = await connection.send({ statements: queries.map((one) => statementOf(connection, one)) });
  return rows as { -readonly [K in keyof Queries]: InferResult<Queries[K]> };
}

/** Runs all steps atomically. */
export async function write(connection: Connection, ...steps: Step[]): Promise<void> {
  await connection.send({ statements: steps.map((step) => statementOf(connection, step)) });
}

/** Runs all steps of a table's owner atomically, after all that it has asked for before. */
export async function writeInOrder(connection: Connection, { table }: Claim, ...steps: Step[]): Promise<void> {
  await connection.send({ statements: steps.map((step) => statementOf(connection, step)) }, table);
}

/** Compiles a query once for each dialect and binds new values each time: for queries made on every move. */
export function ready(step: Query | { mustChange: Query }): (...parameters: Value[]) => Bound {
  const compiled = new Map<Dialect, Statement>();
  return (...parameters) => ({ step, compiled, parameters });
}

const COMPILERS = { sqlite: new SqliteQueryCompiler(), postgres: new PostgresQueryCompiler() };

function statementOf({ dialect }: Connection, step: Step): Statement {
  if (!('compiled' in step)) return compile(dialect, step);
  const statement = step.compiled.get(dialect) ?? compile(dialect, step.step);
  step.compiled.set(dialect, statement);
  return { ...statement, parameters: step.parameters.map(storable) };
}

function compile(dialect: Dialect, step: Query | { mustChange: Query }): Statement {
  const mustChange = 'mustChange' in step;
  const node = (mustChange ? step.mustChange : step).toOperationNode() as RootOperationNode;
  const { sql, parameters } = COMPILERS[dialect].compileQuery(node, createQueryId());
  const hasRows = node.kind === 'SelectQueryNode' || ('returning' in node && node.returning !== undefined);
  return { sql, parameters: (parameters as Value[]).map(storable), hasRows, mustChange };
}

/** Knows what Node 20 knows already. */
interface Utf16 {
  isWellFormed(): boolean;
  toWellFormed(): string;
}

/**
 * Not every text can be stored in every database: NUL characters and halves of surrogate pairs are replaced. JSON has
 * none of them, since they are escaped there.
 */
export function storable<T extends Value>(value: T): T {
  if (typeof value !== 'string') return value;
  const text = value as string & Utf16;
  return text.isWellFormed() && !text.includes('\0') ? value : (text.toWellFormed().replaceAll('\0', '\ufffd') as T);
}

/** A stored row, or a missing one, rules out the change. */
export const isConflict = (error: unknown): boolean => error instanceof Error && error.name === 'StorageConflict';

/** A stored row has the same key. */
export const isTaken = (error: unknown): boolean => isConflict(error) && (error as Error).message !== NOT_AS_EXPECTED;

/** A read or write failed, for example because the disk is full. Nothing was changed, unless `isUnknown`. */
export const isFailure = (error: unknown): boolean =>
  error instanceof Error && ['StorageFailure', 'StorageUnknown'].includes(error.name);

/** The database went away while it was asked for a change, and has not come back: the change may have been made. */
export const isUnknown = (error: unknown): boolean => error instanceof Error && error.name === 'StorageUnknown';

export function rowsOf(answer: Answer): Row[][] {
  if ('rows' in answer) return answer.rows;
  throw (answer.isConflict ? conflictError : failureError)(answer.refusal);
}

export const conflictError = (message: string) => named('StorageConflict', message);
export const failureError = (message: string) => named('StorageFailure', message);
export const unknownError = (message: string) => named('StorageUnknown', message);
export const closedError = () => failureError('The storage is closed.');

const named = (name: string, message: string): Error => Object.assign(new Error(message), { name });
