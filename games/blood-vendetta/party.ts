import { HOUSE, type Party, type Seat } from '@duskhall/kernel';
import { CLANS, PHASES } from './events.ts';
import type { Options } from './options.ts';
import { clanOf } from './rules/day.ts';
import { isAbsent } from './rules/people.ts';
import type { State } from './state/index.ts';
import type { View } from './view/index.ts';
import { isAllSeeing, isMember } from './view/who.ts';

type Rooms = readonly string[];
const EVERY_ROOM: Rooms = ['all', ...CLANS, 'dead'];

/**
 * VN-4.9.1, VN-4.9.2, VN-4.9.4: who may talk: the living at night, a clan at its meeting, the dead at any time, and
 * everyone after the end.
 */
function speaks(s: State, viewer: Seat): Rooms {
  if (viewer < HOUSE) return [];
  if (viewer === HOUSE || s.ending !== '') return ['all'];
  if (!s.isAlive[viewer]) return ['dead'];
  if (s.isLeaving[viewer]) return [];
  if (s.phase === 'night') return ['all'];
  const clan = s.options.clanChat === 'on' ? clanOf(s, viewer) : '';
  return clan === '' ? [] : [clan];
}

function hears(s: State, viewer: Seat): Rooms {
  if (viewer === HOUSE || s.ending !== '') return EVERY_ROOM;
  if (viewer < 0) return ['all'];
  if (isAllSeeing(s, viewer)) return EVERY_ROOM;
  if (!s.isAlive[viewer]) return ['all', 'dead'];
  return ['all', ...(s.options.clanChat === 'on' ? CLANS.filter((clan) => isMember(s, viewer, clan)) : [])];
}

export const party: Party<{ state: State; view: View; options: Options }> = {
  isOut: (s, seat) => !s.isAlive[seat],
  /** VN-4.10.1 */
  isAbsent: (s, seat) => s.isAlive[seat]! && !s.isLeaving[seat] && isAbsent(s, seat),
  rooms: (s, viewer) => ({ speaks: speaks(s, viewer), hears: hears(s, viewer) }),
  /** VN-4.11.3: undo stays within its phase, and never undoes a death. */
  chapter: (s) => ((s.cycle * PHASES.length + PHASES.indexOf(s.phase)) * 32 + s.deaths.length) * 2 + +(s.ending !== ''),
};
