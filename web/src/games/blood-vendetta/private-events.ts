import type { Event } from '@duskhall/blood-vendetta';

/** Events told to one seat alone: they are shown on the covered card, not in the log, which a neighbour could read. */
const COVERED: readonly Event['type'][] = [
  'prompted',
  'introduced',
  'learned',
  'gathered',
  'tapped',
  'gestured',
  'struck',
  'mused',
  'recorded',
  'sawAll',
  'predicted',
];
export const isCovered = ({ type }: Event): boolean => COVERED.includes(type);
