import { sql } from 'kysely';
import { type Connection, read, write } from './connection.ts';
import { parsed } from './rows.ts';
import { query, type Schema } from './schema.ts';
import type { LadderPlayer, LadderResult, LadderStorage, StoredLadder } from './storage.ts';

const ladderOf = ({ options, ...row }: Schema['ladders']): StoredLadder => ({
  ...row,
  options: parsed(options, `the ladder of ${row.game}`),
});

const changing = ({ rating, duels, forfeits }: LadderPlayer) => ({ rating: JSON.stringify(rating), duels, forfeits });

const insertPlayer = (game: string, player: LadderPlayer, hash: string, addedAt: number) =>
  query.insertInto('ladder_players').values({ game, name: player.name, hash, ...changing(player), addedAt });

/** A level of the built-in bots has no token, and is neither changed nor removed by name. */
const isProgram = (game: string, name: string) =>
  query.updateTable('ladder_players').where('game', '=', game).where('name', '=', name).where('hash', '<>', '');

export const ladderStorage = (connection: Connection): LadderStorage => ({
  async ladders() {
    const [rows] = await read(connection, query.selectFrom('ladders').selectAll().orderBy('game'));
    return rows.map(ladderOf);
  },

  async findLadder(game) {
    const [[row]] = await read(connection, query.selectFrom('ladders').selectAll().where('game', '=', game));
    return row === undefined ? null : ladderOf(row);
  },

  openLadder: ({ game, options, seconds, openedAt }, levels) =>
    write(
      connection,
      query.insertInto('ladders').values({ game, options: JSON.stringify(options), seconds, openedAt }),
      ...levels.map((level) => insertPlayer(game, level, '', openedAt)),
    ),

  closeLadder: (game) =>
    write(
      connection,
      { mustChange: query.deleteFrom('ladders').where('game', '=', game) },
      query.deleteFrom('ladder_players').where('game', '=', game),
      query.deleteFrom('ladder_results').where('game', '=', game),
    ),

  async ladderPlayers(game) {
    const [rows] = await read(
      connection,
      query.selectFrom('ladder_players').selectAll().where('game', '=', game).orderBy('addedAt').orderBy('name'),
    );
    return rows.map(({ name, hash, rating, duels, forfeits }) => ({
      name,
      isLevel: hash === '',
      rating: parsed(rating, `the rating of ${name}`),
      duels,
      forfeits,
    }));
  },

  addLadderPlayer: (game, player, hash, at) => write(connection, insertPlayer(game, player, hash, at)),

  changeLadderToken: (game, name, hash) => write(connection, { mustChange: isProgram(game, name).set({ hash }) }),

  removeLadderPlayer: (game, name) =>
    write(connection, {
      mustChange: query
        .deleteFrom('ladder_players')
        .where('game', '=', game)
        .where('name', '=', name)
        .where('hash', '<>', ''),
    }),

  async findLadderPlayer(hash) {
    if (hash === '') return null;
    const [[row]] = await read(
      connection,
      query.selectFrom('ladder_players').select(['game', 'name']).where('hash', '=', hash),
    );
    return row ?? null;
  },

  saveLadderResult: (game, result, players, most) => {
    const last = sql<number>`(select coalesce(max(number), 0) from ladder_results where game = ${game})`;
    return write(
      connection,
      ...players.map((player) => ({
        mustChange: query
          .updateTable('ladder_players')
          .set(changing(player))
          .where('game', '=', game)
          .where('name', '=', player.name),
      })),
      query
        .insertInto('ladder_results')
        .values({ game, number: sql<number>`${last} + 1`, result: JSON.stringify(result) }),
      query.deleteFrom('ladder_results').where('game', '=', game).where('number', '<=', sql<number>`${last} - ${most}`),
    );
  },

  async ladderResults(game, limit) {
    const [rows] = await read(
      connection,
      query
        .selectFrom('ladder_results')
        .select('result')
        .where('game', '=', game)
        .orderBy('number', 'desc')
        .limit(limit),
    );
    return rows.map(({ result }) => parsed<LadderResult>(result, `a result of the ladder of ${game}`));
  },
});
