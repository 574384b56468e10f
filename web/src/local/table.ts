import type { TableInfo } from '@duskhall/protocol';
import type { KeptMatch } from './kept.ts';

/** The person of this device, as the hall shows persons. */
const SELF = 'device';

/** A match of this device as a table of the hall. */
export function tableOf({ id, record, players, scores }: KeptMatch): TableInfo {
  const { game, seats, options } = record;
  return {
    id,
    code: '',
    host: SELF,
    moderator: '',
    settings: {
      game,
      seats,
      options,
      isPublic: false,
      clock: { kind: 'none' },
      timeUp: 'answer',
      moderator: 'software',
      mayWatch: false,
      watchDelay: 0,
    },
    seats: players.map(({ name, bot }, seat) => ({
      person: bot === '' ? { id: `${SELF}-${seat}`, name } : { id: bot, name: bot },
      isBot: bot !== '',
      isReady: false,
      isConnected: true,
      hasSitter: false,
    })),
    watchers: 0,
    muted: [],
    status: scores.length > 0 ? 'open' : 'playing',
    match: id,
  };
}
