import { type Connection, read, write } from './connection.ts';
import { query } from './schema.ts';
import type { Account, Storage, TokenKind } from './storage.ts';

type AccountStorage = Pick<
  Storage,
  | 'saveAccount'
  | 'changeAccount'
  | 'findAccount'
  | 'namesOf'
  | 'deleteAccount'
  | 'saveToken'
  | 'findToken'
  | 'deleteToken'
  | 'deleteTokens'
  | 'block'
  | 'blockedBy'
  | 'blockersOf'
  | 'saveReport'
>;

export const accountStorage = (connection: Connection): AccountStorage => ({
  saveAccount: ({ id, name, locale, createdAt }) =>
    write(connection, query.insertInto('accounts').values({ id, name, locale, createdAt })),

  changeAccount: ({ id, name, locale }) =>
    write(connection, { mustChange: query.updateTable('accounts').set({ name, locale }).where('id', '=', id) }),

  async findAccount(id) {
    const [[account]] = await read(connection, query.selectFrom('accounts').selectAll().where('id', '=', id));
    return (account as Account | undefined) ?? null;
  },

  async namesOf(accounts) {
    if (accounts.length === 0) return new Map();
    const [rows] = await read(
      connection,
      query.selectFrom('accounts').select(['id', 'name']).where('id', 'in', accounts),
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  },

  deleteAccount: (id) =>
    write(
      connection,
      query
        .updateTable('players')
        .set({ account: '', name: '' })
        .where('account', '=', id)
        .where('match', 'in', query.selectFrom('matches').select('id').where('finishedAt', '>', 0)),
      // A running match still needs to know whose seat it is; finishMatch clears the account.
      query.updateTable('players').set({ name: '' }).where('account', '=', id),
      query.deleteFrom('minutes').where('account', '=', id).where('kind', '=', 'said'),
      query.updateTable('minutes').set({ account: '', name: '' }).where('account', '=', id),
      query.deleteFrom('blocks').where('blocked', '=', id),
      query.deleteFrom('reports').where('about', '=', id),
      query.updateTable('reports').set({ by: '' }).where('by', '=', id),
      query.deleteFrom('accounts').where('id', '=', id),
    ),

  saveToken: (kind, hash, account, createdAt, most) =>
    write(
      connection,
      othersOf(kind, hash, account, most),
      query
        .insertInto('tokens')
        .values({ kind, hash, account, createdAt })
        .onConflict((old) => old.columns(['kind', 'hash']).doUpdateSet({ account, createdAt })),
    ),

  async findToken(kind, hash) {
    const [[token]] = await read(
      connection,
      query.selectFrom('tokens').select('account').where('kind', '=', kind).where('hash', '=', hash),
    );
    return token?.account ?? null;
  },

  async deleteToken(kind, hash) {
    const [deleted] = await read(
      connection,
      query.deleteFrom('tokens').where('kind', '=', kind).where('hash', '=', hash).returning('account'),
    );
    return deleted.length > 0;
  },

  deleteTokens: (kind, before) =>
    write(connection, query.deleteFrom('tokens').where('kind', '=', kind).where('createdAt', '<', before)),

  block: (account, blocked, isBlocked) =>
    write(
      connection,
      isBlocked
        ? query
            .insertInto('blocks')
            .values({ account, blocked })
            .onConflict((old) => old.doNothing())
        : query.deleteFrom('blocks').where('account', '=', account).where('blocked', '=', blocked),
    ),

  async blockedBy(account) {
    const [rows] = await read(
      connection,
      query.selectFrom('blocks').select('blocked').where('account', '=', account).orderBy('blocked'),
    );
    return rows.map(({ blocked }) => blocked);
  },

  async blockersOf(blocked, accounts) {
    if (accounts.length === 0) return [];
    const [rows] = await read(
      connection,
      query.selectFrom('blocks').select('account').where('blocked', '=', blocked).where('account', 'in', accounts),
    );
    return rows.map(({ account }) => account);
  },

  saveReport: ({ by, about, table, text, at }) =>
    write(connection, query.insertInto('reports').values({ by, about, table, text, at })),
});

/** What makes room for a new token, which stays even if the date was set back. */
function othersOf(kind: TokenKind, hash: string, account: string, most: number) {
  const others = query.selectFrom('tokens').select('hash').where('kind', '=', kind).where('account', '=', account);
  const latest = others
    .where('hash', '<>', hash)
    .orderBy('createdAt', 'desc')
    .orderBy('hash')
    .limit(most - 1);
  return query
    .deleteFrom('tokens')
    .where('kind', '=', kind)
    .where('account', '=', account)
    .where('hash', '<>', hash)
    .where('hash', 'not in', latest);
}
