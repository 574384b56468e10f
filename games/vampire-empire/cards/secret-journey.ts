import { next } from '@duskhall/kernel';
import { leaveCastle } from '../rules/castle.ts';
import { pull } from '../state/index.ts';
import { SECRET_JOURNEY } from './kinds.ts';
import { type MainCard, NO_TARGET } from './main-card.ts';

/** VE-5.11: sets a castle character aside until the castle needs a refill and the city is empty. */
export const secretJourney: MainCard = {
  targets: (s) => (s.city.length > 0 && s.away < 0 ? s.castle : NO_TARGET),
  obstacle: (s) => (s.away >= 0 ? 'journey-under-way' : 'city-empty'),
  hasSides: false,
  resolve(s, seat, character) {
    pull(s.moats[seat]!, SECRET_JOURNEY);
    leaveCastle(s, character);
    s.away = character;
    s.table.log?.push({ type: 'setAside', character });
    next(s, { do: 'castle.refill' });
  },
};
