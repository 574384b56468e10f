import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { NOT_AS_EXPECTED } from './batch.ts';
import { type Append, conflictError, failureError, unknownError } from './connection.ts';
import { isLost, isTransient, storageError } from './postgres-errors.ts';
import { patienceOf, run } from './postgres-pool.ts';
import { AWAY, withClient } from './postgres-transaction.ts';

/**
 * Appends to many matches in one statement. The update of a table's row in `hosting` is the fence, and waits for a
 * takeover that is under way; a table that does not come back is hosted by another process, or its match has other entries.
 * Texts made by JSON.stringify are sent as strings inside the JSON, so that no escape in them can fail the statement.
 */
const APPEND = `with a as materialized (select * from json_to_recordset($1::json)
    as a("table" text, epoch bigint, match text, "from" int, progress text, entries json, receipt text, digests json,
    minutes json)),
  h as (update hosting h set entries = h.entries + json_array_length(a.entries), progress = coalesce(a.progress, h.progress)
    from a where h."table" = a."table" and h.epoch = a.epoch and h.match = a.match and h.entries = a."from"
    returning h."table"),
  e as (insert into entries (match, number, entry, receipt)
    select a.match, a."from" + x.n - 1, x.entry, case when x.n = json_array_length(a.entries) then a.receipt end
    from a join h using ("table")
    cross join lateral json_array_elements_text(a.entries) with ordinality x(entry, n)),
  d as (insert into digests select a.match, (x.digest ->> 0)::int, x.digest ->> 1 from a join h using ("table")
    cross join lateral json_array_elements(a.digests) x(digest)),
  m as (insert into minutes (match, number, at, account, name, kind, what)
    select a.match, x.* from a join h using ("table") cross join lateral json_to_recordset(a.minutes)
    as x(number int, at bigint, account text, name text, kind text, what text))
  select "table" from h`;

interface Waiting {
  append: Append;
  /** Until when it waits for a database that is away. */
  until: number;
  /** It was sent, and the answer got lost. */
  isUnknown: boolean;
  resolve(): void;
  reject(error: Error): void;
}

/** Appends everything of one turn of the event loop at once; what comes meanwhile waits for the next time. */
export function appender(appends: pg.Pool, others: pg.Pool, name: string, onCommit: () => void) {
  let waiting: Waiting[] = [];
  let isBusy = false;

  const flush = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await appendAll(batch);
    }
    isBusy = false;
  };

  const appendAll = async (batch: Waiting[], attempt = 1): Promise<void> => {
    let done: Set<unknown>;
    try {
      const parameters = [JSON.stringify(batch.map(({ append }) => append))];
      const { rows } = await withClient(appends, (client) => run(client, { sql: APPEND, parameters }));
      done = new Set(rows.map(({ table }) => table));
      onCommit();
    } catch (error) {
      if (isLost(error)) return clearUp(batch);
      if (isTransient(error) && attempt === 1) return appendAll(batch, 2);
      // Only the guilty one fails.
      if (batch.length > 1) for (const one of batch) await appendAll([one]);
      else batch[0]!.reject(storageError(error));
      return;
    }
    for (const one of batch) {
      if (done.has(one.append.table)) one.resolve();
      else one.reject(conflictError(NOT_AS_EXPECTED));
    }
  };

  /** A lost connection is no answer: looks what has become of the appends, and repeats those that are not there. */
  const clearUp = async (batch: Waiting[]): Promise<void> => {
    const now = performance.now();
    for (const one of batch) if (one.until <= now) one.reject((one.isUnknown ? unknownError : failureError)(AWAY));
    const rest = batch.filter(({ until }) => until > now);
    for (const one of rest) one.isUnknown = true;
    if (rest.length === 0) return;
    let found: Found[];
    try {
      found = await lookAgain(
        others,
        name,
        rest.map(({ append }) => append),
      );
    } catch {
      await sleep(50);
      return clearUp(rest);
    }
    const again = rest.filter((one, i) => {
      if (found[i] === 'done') one.resolve();
      else if (found[i] === 'other') one.reject(conflictError(NOT_AS_EXPECTED));
      else one.isUnknown = false;
      return found[i] === 'missing';
    });
    if (again.length > 0) await appendAll(again);
  };

  return (append: Append): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.push({ append, until: performance.now() + patienceOf(appends), isUnknown: false, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      setImmediate(flush);
    });
}

type Found = 'done' | 'missing' | 'other';

/** Ends the session that was lost, so that nothing can come from it any more, and then reads what is there. */
async function lookAgain(pool: pg.Pool, name: string, appends: Append[]): Promise<Found[]> {
  return withClient(pool, async (client) => {
    await client.query('select pg_terminate_backend(pid, $2) from pg_stat_activity where application_name = $1', [
      name,
      patienceOf(pool),
    ]);
    const found: Found[] = [];
    for (const append of appends) found.push(await find(client, append));
    return found;
  });
}

async function find(
  client: pg.ClientBase,
  { table, epoch, match, from, entries, receipt, digests, minutes }: Append,
): Promise<Found> {
  const texts = async (sql: string, ...parameters: (string | number)[]) =>
    (await run(client, { sql, parameters })).rows.map(({ text }) => text);
  const numbers = [match, from, from + entries.length - 1] as const;
  const stored =
    entries.length > 0
      ? await texts(
          `select entry || coalesce(receipt, '') as text from entries
            where match = $1 and number between $2 and $3 order by number`,
          ...numbers,
        )
      : minutes.length > 0
        ? await texts('select what as text from minutes where match = $1 and number = $2', match, minutes[0]!.number)
        : await texts(
            'select digest as text from digests where match = $1 and entries = $2',
            match,
            digests[0]?.[0] ?? -1,
          );
  const wanted =
    entries.length > 0
      ? entries.with(-1, entries.at(-1) + (receipt ?? ''))
      : minutes.length > 0
        ? [minutes[0]!.what]
        : digests.slice(0, 1).map(([, digest]) => digest);
  // Progress alone may be written twice.
  if (wanted.length > 0 && wanted.every((text, i) => text === stored[i])) return 'done';
  const [row] = (
    await run(client, { sql: 'select epoch, match, entries from hosting where "table" = $1', parameters: [table] })
  ).rows;
  return row?.epoch === epoch && row.match === match && row.entries === from ? 'missing' : 'other';
}
