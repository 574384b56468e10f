import { type Database, isConstraint, type Row, type Value } from './driver.ts';

export interface Statement {
  sql: string;
  parameters: Value[];
  /** It returns rows: a select, or a change with `returning`. */
  hasRows: boolean;
  /** Fails the whole request if it changes no row. */
  mustChange: boolean;
}

/** Statements to run atomically, or a copy of the whole database. */
export type Request = { statements: Statement[] } | { copyTo: string };

/** The rows of each statement, or why the request failed. */
export type Answer = { rows: Row[][] } | { refusal: string; isConflict: boolean };

/**
 * Runs all requests in one transaction, so that they share one wait for the disk. A failing request fails alone; since
 * failures are rare, savepoints isolate the requests only on a second try.
 */
export function runBatch(database: Database, requests: readonly Request[]): Answer[] {
  try {
    return runAll(database, requests, runRequest);
  } catch {
    undo(database);
  }
  try {
    return runAll(database, requests, runFenced);
  } catch (error) {
    // A full disk, for example.
    undo(database);
    return requests.map(() => refusalOf(error));
  }
}

function runAll(database: Database, requests: readonly Request[], run: typeof runRequest): Answer[] {
  database.run('begin');
  const answers = requests.map((request) => ('copyTo' in request ? null : run(database, request.statements)));
  database.run('commit');
  // SQLite can copy only outside a transaction.
  return answers.map((answer, i) => answer ?? copy(database, requests[i] as { copyTo: string }));
}

/** Ignores errors: SQLite may already have rolled back the transaction. */
function undo(database: Database): void {
  try {
    database.run('rollback');
  } catch {}
}

const runRequest = (database: Database, statements: readonly Statement[]): Answer => ({
  rows: statements.map((statement) => runStatement(database, statement)),
});

function runFenced(database: Database, statements: readonly Statement[]): Answer {
  database.run('savepoint request');
  let answer: Answer;
  try {
    answer = runRequest(database, statements);
  } catch (error) {
    database.run('rollback to request');
    answer = refusalOf(error);
  }
  database.run('release request');
  return answer;
}

function runStatement(database: Database, { sql, parameters, hasRows, mustChange }: Statement): Row[] {
  if (hasRows) return database.all(sql, parameters);
  if (database.run(sql, parameters) === 0 && mustChange) throw { message: NOT_AS_EXPECTED, isConflict: true };
  return [];
}
export const NOT_AS_EXPECTED = 'What is stored is not what this change was made for.';

function copy(database: Database, { copyTo }: { copyTo: string }): Answer {
  try {
    database.run('vacuum into ?', [copyTo]);
    return { rows: [] };
  } catch (error) {
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): Answer {
  const { message, isConflict } = error as { message: string; isConflict?: boolean };
  return { refusal: message, isConflict: isConflict === true || isConstraint(error) };
}
