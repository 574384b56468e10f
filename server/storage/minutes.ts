import type { Minute, Word } from '@duskhall/host';
import { type Connection, read, storable } from './connection.ts';
import { readable, shaped } from './rows.ts';
import { query, type Schema } from './schema.ts';
import type { Storage } from './storage.ts';

export const minuteRow = ({ number, at, account, name, what }: Minute): Omit<Schema['minutes'], 'match'> => ({
  number,
  at,
  account: storable(account),
  name: storable(name),
  kind: 'said' in what ? 'said' : 'did',
  what: JSON.stringify(what),
});

export const minuteOf = ({ number, at, account, name, what }: Schema['minutes']): Minute => ({
  number,
  at,
  account,
  name,
  what: shaped(what, 'a minute'),
});

/** How many of the latest chat messages are read with a match: all that a table keeps at hand. */
export const LATEST_LINES = 50;

/** What is read of the minutes with a match: all uses of the console, the latest chat, and who said how much. */
export const minutesBeside = (match: string) => {
  const all = query.selectFrom('minutes').where('match', '=', match);
  const said = all.where('kind', '=', 'said');
  return [
    all.selectAll().where('kind', '=', 'did').orderBy('number'),
    said.selectAll().orderBy('number', 'desc').limit(LATEST_LINES),
    said
      .select(['account', ({ fn }) => fn.countAll<number>().as('words')])
      .groupBy('account')
      .orderBy('account'),
  ] as const;
};

export const minuteStorage = (connection: Connection): Pick<Storage, 'minutesOf' | 'wordsOf'> => ({
  async minutesOf(match, kind, { after, limit }) {
    const [rows] = await read(
      connection,
      query
        .selectFrom('minutes')
        .selectAll()
        .where('match', '=', match)
        .where('kind', '=', kind)
        .where('number', '>', after)
        .orderBy('number')
        .limit(limit),
    );
    return { minutes: readable(rows, minuteOf), next: rows.length < limit ? null : rows.at(-1)!.number };
  },

  async wordsOf(account, { after, limit }) {
    let own = query
      .selectFrom('minutes')
      .innerJoin('matches', 'matches.id', 'minutes.match')
      .select(['minutes.match', 'number', 'at', 'startedAt', 'what'])
      .where('account', '=', account)
      .where('kind', '=', 'said')
      .orderBy('startedAt')
      .orderBy('minutes.match')
      .orderBy('number')
      .limit(limit);
    if (after !== null) {
      const { startedAt, match, number } = after;
      own = own.where(({ eb, and, or }) =>
        or([
          eb('startedAt', '>', startedAt),
          and([eb('startedAt', '=', startedAt), eb('minutes.match', '>', match)]),
          and([eb('startedAt', '=', startedAt), eb('minutes.match', '=', match), eb('number', '>', number)]),
        ]),
      );
    }
    const [rows] = await read(connection, own);
    const words = readable(rows, ({ match, at, startedAt, what }) => {
      const { room, text } = shaped<{ said: Word }>(what, 'a word').said;
      return { match, at: startedAt + at, room, text };
    });
    return { words, next: rows.length < limit ? null : rows.at(-1)! };
  },
});
