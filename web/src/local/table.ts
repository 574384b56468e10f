import type { GameRecord } from '@duskhall/kernel';
import type { TableInfo, TableSettings } from '@duskhall/protocol';
import type { KeptMatch } from './kept-matches.ts';

/** The person of this device, as the hall shows persons. */
const SELF = 'device';

export const settingsOf = ({ game, seats, options }: GameRecord): TableSettings => ({
  game,
  seats,
  options,
  isPublic: false,
  clock: { kind: 'none' },
  timeUp: 'answer',
  moderator: 'software',
  mayWatch: false,
  watchDelay: 0,
});

/** A match of this device as a server would show its table. */
export function tableOf({ id, record, players }: KeptMatch, isOver: boolean): TableInfo {
  return {
    id,
    code: '',
    host: SELF,
    moderator: '',
    settings: settingsOf(record),
    seats: players.map(({ name, bot }, seat) => ({
      person: bot === '' ? { id: `${SELF}-${seat}`, name } : { id: bot, name: bot },
      isBot: bot !== '',
      isReady: false,
      isConnected: true,
      hasSitter: false,
    })),
    watchers: 0,
    muted: [],
    status: isOver ? 'open' : 'playing',
    match: id,
  };
}
