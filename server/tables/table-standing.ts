import { type LiveMatch, viewerOf } from '@duskhall/host';
import { WATCHER } from '@duskhall/kernel';
import type { Config } from '../config.ts';
import type { Guest } from '../contract.ts';
import type { AtTable } from '../rights.ts';
import { chairOf, leaderOf, type Table } from './table.ts';

/** A guest's standing at a table; `live`: the current or last match there. */
export function standingAt(config: Config, table: Table, live: LiveMatch | null, guest: Guest): AtTable {
  const { id } = guest.account;
  const isHost = id === table.host;
  const isPlayer = live !== null && viewerOf(live, id) !== WATCHER;
  return {
    isHere: table.guests.has(guest),
    isHost,
    isSeated: chairOf(table, id) >= 0,
    isMuted: table.muted.has(id),
    isToLead: id === leaderOf(config, table),
    isPlaying: table.isPlaying,
    maySee: !table.isPlaying || table.settings.mayWatch || isPlayer || isHost,
  };
}
