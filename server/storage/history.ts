import type { TableSettings } from '@duskhall/protocol';
import { type Connection, read } from './connection.ts';
import { parsed, readable, shaped } from './rows.ts';
import { query } from './schema.ts';
import type { Storage } from './storage.ts';

export const historyStorage = (connection: Connection): Pick<Storage, 'matchesOf'> => ({
  async matchesOf(account, { isOver, limit, before }) {
    const by = isOver ? 'finishedAt' : 'startedAt';
    let own = query
      .selectFrom('players')
      .innerJoin('matches', 'matches.id', 'players.match')
      .where('account', '=', account)
      .where('finishedAt', isOver ? '>' : '=', 0)
      .orderBy(by, 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1);
    if (before !== undefined) {
      const there = query.selectFrom('matches as last').select(`last.${by}`).where('last.id', '=', before);
      own = own.where(({ eb, and, or }) =>
        or([eb(by, '<', there), and([eb(by, '=', there), eb('matches.id', '<', before)])]),
      );
    }
    const [matches, players] = await read(
      connection,
      own.select(['id', 'table', 'game', 'seat', 'settings', 'startedAt', 'finishedAt', 'scores']),
      query
        .selectFrom('players')
        .select(['match', 'name'])
        .where('match', 'in', own.select('matches.id'))
        .orderBy('match')
        .orderBy('seat'),
    );
    const names = new Map<string, string[]>();
    for (const { match, name } of players) names.set(match, [...(names.get(match) ?? []), name]);
    const page = readable(matches.slice(0, limit), ({ settings, ...match }) => {
      const what = `the match ${match.id}`;
      const { locale } = shaped<TableSettings>(settings, what);
      return { ...match, names: names.get(match.id)!, locale, scores: parsed<number[]>(match.scores, what) };
    });
    return { matches: page, next: matches.length > limit ? matches[limit - 1]!.id : null };
  },
});
