import type { LoadedMatch } from '@duskhall/host';
import { sql } from 'kysely';
import { appendSteps } from './append-steps.ts';
import { type Append, type Connection, prove, read, storable, write, writeInOrder } from './connection.ts';
import { fence, setAside } from './hosting.ts';
import { minuteOf, minuteRow, minutesBeside } from './minutes.ts';
import { receiptFrom, receiptText } from './receipts.ts';
import { parsed, readable, shaped } from './rows.ts';
import { query } from './schema.ts';
import type { Storage } from './storage.ts';
import { tableSaved } from './tables.ts';

type MatchMethods = Pick<
  Storage,
  'startMatch' | 'matchStorage' | 'reasonsOf' | 'finishMatch' | 'findMatch' | 'sizeOf' | 'whereIs'
>;

export const matchStorage = (connection: Connection): MatchMethods => ({
  startMatch: async (claim, { id, table: tableId, settings, record, seats, startedAt }, table, progress) => {
    await writeInOrder(
      connection,
      claim,
      fence(claim),
      setAside(query.selectFrom('hosting').select('match').where('table', '=', tableId)),
      query
        .updateTable('hosting')
        .set({ match: id, entries: 0, progress: JSON.stringify(progress) })
        .where('table', '=', tableId),
      query.insertInto('matches').values({
        id,
        table: tableId,
        game: record.game,
        settings: JSON.stringify(settings),
        record: JSON.stringify({ ...record, entries: [], digests: [] }),
        startedAt,
        finishedAt: 0,
        scores: '[]',
        progress: '',
      }),
      ...seats.map(({ account, bot, name }, seat) =>
        query.insertInto('players').values({ match: id, seat, account, bot, name }),
      ),
      ...tableSaved(table),
    );
  },

  matchStorage: (claim) => ({
    async append(match, from, entries, digests, progress, minutes = [], receipt = null) {
      const append: Append = {
        ...claim,
        match,
        from,
        progress: progress === null ? null : JSON.stringify(progress),
        entries: entries.map((entry) => JSON.stringify(entry)),
        receipt: receipt === null ? null : receiptText(receipt),
        digests: digests.map(([count, digest]) => [count, storable(digest)]),
        minutes: minutes.map(minuteRow),
      };
      await (connection.append === undefined ? write(connection, ...appendSteps(append)) : connection.append(append));
    },

    async saveReason(match, { entry, seat, reason: given }) {
      const kept = { seat, reason: JSON.stringify(given) };
      // If an entry was never written, another one takes its number and replaces the reason.
      const saved = query.insertInto('reasons').values({ match, entry, ...kept });
      await writeInOrder(
        connection,
        claim,
        fence(claim),
        saved.onConflict((old) => old.columns(['match', 'entry']).doUpdateSet(kept)),
      );
    },

    async saveSnapshot(match, { entries, rulesVersion, state }) {
      const snapshot = { entries, rulesVersion, state: JSON.stringify(state) };
      await writeInOrder(
        connection,
        claim,
        fence(claim),
        query
          .insertInto('snapshots')
          .values({ match, ...snapshot })
          .onConflict((old) => old.column('match').doUpdateSet(snapshot)),
      );
    },

    findMatch: (id) => findMatch(connection, id),
    check: () => prove(connection),
  }),

  findMatch: (id) => findMatch(connection, id),

  async reasonsOf(match) {
    const chosen = query.selectFrom('reasons').select(['entry', 'seat', 'reason']).where('match', '=', match);
    const [rows] = await read(connection, chosen.orderBy('entry'));
    return readable(rows, ({ entry, seat, reason }) => ({
      entry,
      seat,
      reason: shaped(reason, `a reason in ${match}`),
    }));
  },

  finishMatch: async (claim, match, scores, table, at) => {
    await writeInOrder(
      connection,
      claim,
      fence(claim),
      {
        mustChange: query
          .updateTable('matches')
          .set({
            scores: JSON.stringify(scores),
            // 0 would mean that the match is still running, and a test's clock may be at 0.
            finishedAt: Math.max(1, at),
            progress: query.selectFrom('hosting').select('progress').where('table', '=', claim.table),
          })
          .where('id', '=', match)
          .where('finishedAt', '=', 0),
      },
      // A player without a name was deleted during the match.
      query.updateTable('players').set({ account: '' }).where('match', '=', match).where('name', '=', ''),
      ...tableSaved(table),
    );
  },

  async sizeOf(id) {
    const [[match], [entries], [minutes]] = await read(
      connection,
      query.selectFrom('matches').select('table').where('id', '=', id),
      query
        .selectFrom('entries')
        .select(({ fn }) => [
          fn.countAll<number>().as('entries'),
          fn.coalesce(fn.sum<number>(fn('length', ['entry'])), sql<number>`0`).as('bytes'),
        ])
        .where('match', '=', id),
      query
        .selectFrom('minutes')
        .select(({ fn }) => fn.countAll<number>().as('minutes'))
        .where('match', '=', id),
    );
    return match === undefined ? null : { ...match, ...entries!, ...minutes! };
  },

  async whereIs(id) {
    const [[match]] = await read(
      connection,
      query.selectFrom('matches').select(['table', 'finishedAt']).where('id', '=', id),
    );
    return match ?? null;
  },
});

async function findMatch(connection: Connection, id: string): Promise<LoadedMatch | null> {
  const [[match], players, [hosted], entries, digests, deeds, words, spoken, [snapshot]] = await read(
    connection,
    query.selectFrom('matches').selectAll().where('id', '=', id),
    query.selectFrom('players').select(['account', 'bot', 'name']).where('match', '=', id).orderBy('seat'),
    query
      .selectFrom('hosting')
      .innerJoin('matches', 'matches.table', 'hosting.table')
      .select('hosting.progress')
      .where('hosting.match', '=', id)
      .where('matches.id', '=', id)
      .where('finishedAt', '=', 0),
    query.selectFrom('entries').select(['entry', 'receipt']).where('match', '=', id).orderBy('number'),
    query.selectFrom('digests').select(['entries', 'digest']).where('match', '=', id).orderBy('entries'),
    ...minutesBeside(id),
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
    progress: shaped(hosted?.progress ?? match.progress, what),
    minutes: readable([...deeds, ...words], minuteOf).sort((a, b) => a.number - b.number),
    spoken: spoken.map(({ account, words }) => [account, words]),
    receipts: entries.flatMap(({ receipt }) => (receipt === null ? [] : receiptFrom(receipt))),
    snapshot:
      readable(snapshot === undefined ? [] : [snapshot], (kept) => ({
        ...kept,
        state: shaped(kept.state, what),
      }))[0] ?? null,
    finishedAt: match.finishedAt,
    scores: parsed(match.scores, what),
  };
}
