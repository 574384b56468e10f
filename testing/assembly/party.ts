import { HOUSE, type Party, type Seat } from '@duskhall/kernel';
import { isRaven, type Options, type State } from './state.ts';
import type { View } from './view.ts';

/** AS-10: who hears whom. */
function speaks(s: State, viewer: Seat): string[] {
  if (viewer < HOUSE) return [];
  if (viewer === HOUSE || s.winner !== '') return ['all'];
  if (!s.isAlive[viewer]) return ['gone'];
  if (!s.table.isHeld) return ['all'];
  return isRaven(s, viewer) ? ['ravens'] : [];
}

function hears(s: State, viewer: Seat): string[] {
  if (viewer === HOUSE || s.winner !== '') return ['all', 'ravens', 'gone'];
  if (viewer < 0) return ['all'];
  if (!s.isAlive[viewer]) return ['all', 'gone'];
  return isRaven(s, viewer) ? ['all', 'ravens'] : ['all'];
}

export const party: Party<{ state: State; view: View; options: Options }> = {
  isOut: (s, seat) => !s.isAlive[seat],
  isAbsent: () => false,
  rooms: (s, viewer) => ({ speaks: speaks(s, viewer), hears: hears(s, viewer) }),
  chapter: (s) => s.round,
};
