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

export const minuteStorage = (connection: Connection): Pick<Storage, 'wordsOf'> => ({
  async wordsOf(account) {
    const [rows] = await read(
      connection,
      query
        .selectFrom('minutes')
        .innerJoin('matches', 'matches.id', 'minutes.match')
        .select(['minutes.match', 'at', 'startedAt', 'what'])
        .where('account', '=', account)
        .where('kind', '=', 'said')
        .orderBy('startedAt')
        .orderBy('number'),
    );
    return readable(rows, ({ match, at, startedAt, what }) => {
      const { room, text } = shaped<{ said: Word }>(what, 'a word').said;
      return { match, at: startedAt + at, room, text };
    });
  },
});
