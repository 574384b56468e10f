import type { Entry } from '@duskhall/kernel';
import { sql } from 'kysely';
import { type Connection, read, ready, write } from './connection.ts';
import { minuteAdded, minuteOf } from './minutes.ts';
import { parsed, readable, shaped } from './rows.ts';
import { query } from './schema.ts';
import type { Storage } from './storage.ts';
import { tableSaved } from './tables.ts';

type MatchStorage = Pick<
  Storage,
  | 'startMatch'
  | 'append'
  | 'saveReason'
  | 'reasonsOf'
  | 'saveSnapshot'
  | 'finishMatch'
  | 'findMatch'
  | 'sizeOf'
  | 'endOf'
>;

const progressMade = ready({
  mustChange: query.updateTable('progress').set({ progress: '' }).where('match', '=', ''),
});
const entryAdded = ready(query.insertInto('entries').values({ match: '', number: 0, entry: '' }));
/** Inserts only if the previous entry exists, so that no gap can arise. */
const entryFollowed = ready({
  mustChange: query
    .insertInto('entries')
    .columns(['match', 'number', 'entry'])
    .expression((from) =>
      from
        .selectFrom('entries as before')
        .select(({ val }) => [val('').as('match'), val(0).as('number'), val('').as('entry')])
        .where('before.match', '=', '')
        .where('before.number', '=', 0),
    ),
});
const digestAdded = ready(query.insertInto('digests').values({ match: '', entries: 0, digest: '' }));

/** One statement per entry, so that SQLite reuses the prepared one; a multi-row insert would vary with the count. */
const added = (match: string, from: number, [first, ...others]: readonly Entry[]) => [
  ...(first === undefined ? [] : [addedFirst(match, from, JSON.stringify(first))]),
  ...others.map((entry, i) => entryAdded(match, from + 1 + i, JSON.stringify(entry))),
];
const addedFirst = (match: string, from: number, entry: string) =>
  from === 0 ? entryAdded(match, from, entry) : entryFollowed(match, from, entry, match, from - 1);

export const matchStorage = (connection: Connection): MatchStorage => ({
  startMatch: ({ id, table: tableId, settings, record, seats, startedAt }, table, progress) =>
    write(
      connection,
      query.insertInto('matches').values({
        id,
        table: tableId,
        game: record.game,
        settings: JSON.stringify(settings),
        record: JSON.stringify({ ...record, entries: [], digests: [] }),
        startedAt,
        finishedAt: 0,
        scores: '[]',
      }),
      ...seats.map(({ account, bot, name }, seat) =>
        query.insertInto('players').values({ match: id, seat, account, bot, name }),
      ),
      query.insertInto('progress').values({ match: id, progress: JSON.stringify(progress) }),
      tableSaved(table),
    ),

  append: (match, from, entries, digests, progress, minutes = []) =>
    write(
      connection,
      ...added(match, from, entries),
      ...digests.map(([count, digest]) => digestAdded(match, count, digest)),
      ...(progress === null ? [] : [progressMade(JSON.stringify(progress), match)]),
      ...minutes.map((minute) => minuteAdded(match, minute)),
    ),

  saveReason(match, { entry, seat, reason: given }) {
    const kept = { seat, reason: JSON.stringify(given) };
    // If an entry was never written, another one takes its number and replaces the reason.
    const saved = query.insertInto('reasons').values({ match, entry, ...kept });
    return write(
      connection,
      saved.onConflict((old) => old.columns(['match', 'entry']).doUpdateSet(kept)),
    );
  },

  async reasonsOf(match) {
    const chosen = query.selectFrom('reasons').select(['entry', 'seat', 'reason']).where('match', '=', match);
    const [rows] = await read(connection, chosen.orderBy('entry'));
    return readable(rows, ({ entry, seat, reason }) => ({
      entry,
      seat,
      reason: shaped(reason, `a reason in ${match}`),
    }));
  },

  saveSnapshot(match, { entries, rulesVersion, state }) {
    const snapshot = { entries, rulesVersion, state: JSON.stringify(state) };
    return write(
      connection,
      query
        .insertInto('snapshots')
        .values({ match, ...snapshot })
        .onConflict((old) => old.column('match').doUpdateSet(snapshot)),
    );
  },

  finishMatch: (match, scores, table, at) =>
    write(
      connection,
      {
        mustChange: query
          .updateTable('matches')
          // 0 would mean that the match is still running, and a test's clock may be at 0.
          .set({ scores: JSON.stringify(scores), finishedAt: Math.max(1, at) })
          .where('id', '=', match)
          .where('finishedAt', '=', 0),
      },
      // A player without a name was deleted during the match.
      query.updateTable('players').set({ account: '' }).where('match', '=', match).where('name', '=', ''),
      tableSaved(table),
    ),

  async findMatch(id) {
    const [[match], players, [progress], entries, digests, minutes, [snapshot]] = await read(
      connection,
      query.selectFrom('matches').selectAll().where('id', '=', id),
      query.selectFrom('players').select(['account', 'bot', 'name']).where('match', '=', id).orderBy('seat'),
      query.selectFrom('progress').select('progress').where('match', '=', id),
      query.selectFrom('entries').select('entry').where('match', '=', id).orderBy('number'),
      query.selectFrom('digests').select(['entries', 'digest']).where('match', '=', id).orderBy('entries'),
      query.selectFrom('minutes').selectAll().where('match', '=', id).orderBy('number'),
      query.selectFrom('snapshots').select(['entries', 'rulesVersion', 'state']).where('match', '=', id),
    );
    if (match === undefined) return null;
    const what = `the match ${id}`;
    return {
      id,
      table: match.table,
      settings: shaped(match.settings, what),
      record: shaped(match.record, what),
      seats: players,
      startedAt: match.startedAt,
      entries: entries.map(({ entry }) => shaped(entry, what)),
      digests: digests.map((row) => [row.entries, row.digest]),
      progress: shaped(progress?.progress ?? '', what),
      minutes: readable(minutes, minuteOf),
      snapshot:
        readable(snapshot === undefined ? [] : [snapshot], (kept) => ({
          ...kept,
          state: shaped(kept.state, what),
        }))[0] ?? null,
      finishedAt: match.finishedAt,
      scores: parsed(match.scores, what),
    };
  },

  async sizeOf(id) {
    const [[match], [entries]] = await read(
      connection,
      query.selectFrom('matches').select('table').where('id', '=', id),
      query
        .selectFrom('entries')
        .select(({ fn }) => [
          fn.countAll<number>().as('entries'),
          fn.coalesce(fn.sum<number>(fn('length', ['entry'])), sql<number>`0`).as('bytes'),
        ])
        .where('match', '=', id),
    );
    return match === undefined ? null : { ...match, ...entries! };
  },

  async endOf(id) {
    const [[match]] = await read(connection, query.selectFrom('matches').select('finishedAt').where('id', '=', id));
    return match?.finishedAt ?? null;
  },
});
