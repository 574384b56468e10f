import type { Event } from '@duskhall/blood-vendetta';

/** What a seat hears by itself: it stands on the covered card, and not in the log where the next chair could read it. */
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
