export type Value = string | number | null;
export type Row = Record<string, Value>;

/** Which library speaks to SQLite: the one inside Node (from 22.13 on), or libsql, whose binary comes with its package. */
export const DRIVER_NAMES = ['node', 'libsql'] as const;
export type DriverName = (typeof DRIVER_NAMES)[number];

/** What both libraries have in common. */
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

/** The drivers that the running Node offers, the preferred one first. */
export const driverNames = (): DriverName[] => (nodeLibrary() === null ? ['libsql'] : ['node', 'libsql']);

export interface Database {
  all(sql: string, parameters?: readonly Value[]): Row[];
  /** Says how many rows it changed. */
  run(sql: string, parameters?: readonly Value[]): number;
  /** Does something once, of which nothing is kept. */
  exec(sql: string): void;
  /** With libsql, what `all` and `run` keep prepared holds the file open until the thread ends or collects its garbage. */
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
    // Rows of node:sqlite have no prototype, and then equal nothing that was written as a literal.
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

/** A key that is there already, or one that is missing: SQLite's constraint errors as either library tells them. */
export const isConstraint = (error: unknown): boolean =>
  String(errorOf(error).code).startsWith('SQLITE_CONSTRAINT') || codeOf(error) === 19;

/** Another connection holds the lock. */
export const isBusy = (error: unknown): boolean =>
  String(errorOf(error).code).startsWith('SQLITE_BUSY') || codeOf(error) === 5;

/** The extended code's lowest byte is the plain one. */
const codeOf = (error: unknown): number => Number(errorOf(error).errcode ?? 0) & 255;
