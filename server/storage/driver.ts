export type Value = string | number | null;
export type Row = Record<string, Value>;

/** The SQLite library: the one built into Node (from 22.13 on), or libsql, whose package brings its binary. */
export const DRIVER_NAMES = ['node', 'libsql'] as const;
export type DriverName = (typeof DRIVER_NAMES)[number];

/** The API that both libraries share. */
interface Handle {
  prepare(sql: string): {
    all(...parameters: Value[]): unknown[];
    run(...parameters: Value[]): { changes: number | bigint };
  };
  exec(sql: string): void;
  close(): void;
}
type Library = new (path: string) => Handle;

const nodeLibrary = (): Library | null =>
  (process.getBuiltinModule?.('node:sqlite') as { DatabaseSync: Library } | undefined)?.DatabaseSync ?? null;

/** The drivers available in this Node, the preferred one first. */
export const driverNames = (): DriverName[] => (nodeLibrary() === null ? ['libsql'] : ['node', 'libsql']);

export interface Database {
  all(sql: string, parameters?: readonly Value[]): Row[];
  /** Returns the number of rows changed. */
  run(sql: string, parameters?: readonly Value[]): number;
  /** Runs a statement once, without caching it. */
  exec(sql: string): void;
  /**
   * With libsql, statements cached by `all` and `run` hold the file open until the thread ends or collects garbage.
   */
  close(): void;
}

export async function openDatabase(path: string, driver: DriverName): Promise<Database> {
  const Library = driver === 'node' ? nodeLibrary()! : ((await import('libsql')).default as unknown as Library);
  const handle = new Library(path);
  const prepared = new Map<string, ReturnType<Handle['prepare']>>();
  const prepare = (sql: string) => {
    let statement = prepared.get(sql);
    if (statement === undefined) {
      statement = handle.prepare(sql);
      prepared.set(sql, statement);
    }
    return statement;
  };
  return {
    // Rows of node:sqlite have no prototype, so they would not be deep-equal to object literals.
    all: (sql, parameters = []) =>
      prepare(sql)
        .all(...parameters)
        .map((row) => ({ ...(row as Row) })),
    run: (sql, parameters = []) => Number(prepare(sql).run(...parameters).changes),
    exec: (sql) => handle.exec(sql),
    close: () => handle.close(),
  };
}

const errorOf = (error: unknown) => error as { code?: unknown; errcode?: unknown };

/** A duplicate or missing key: SQLite's constraint errors, as either library reports them. */
export const isConstraint = (error: unknown): boolean =>
  String(errorOf(error).code).startsWith('SQLITE_CONSTRAINT') || codeOf(error) === 19;

/** Another connection holds the lock. */
export const isBusy = (error: unknown): boolean =>
  String(errorOf(error).code).startsWith('SQLITE_BUSY') || codeOf(error) === 5;

/** The low byte of an extended result code is the primary one. */
const codeOf = (error: unknown): number => Number(errorOf(error).errcode ?? 0) & 255;
