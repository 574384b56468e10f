import { HOUSE, type Seat } from '@duskhall/kernel';
import type { Clan, Hunt } from '../events.ts';
import { isClan, isVarg, wasAlive } from '../rules/people.ts';
import type { State } from '../state/index.ts';

/** VN-4.9.4, VN-4.11.1, VN-6.8: whether the viewer sees everything except harmless answers. */
export function isAllSeeing(s: State, viewer: Seat): boolean {
  if (viewer === HOUSE || s.ending !== '') return true;
  return viewer >= 0 && !s.isAlive[viewer] && (s.options.ghostView === 'full' || s.moderator === viewer);
}
/** VN-8: whether the viewer wakes with the clan. */
export const isMember = (s: State, viewer: Seat, clan: Clan): boolean =>
  viewer >= 0 && (clan === 'vargs' ? isVarg(s, viewer) : isClan(s, viewer));
/** Whether the viewer attended this meeting of its clan. */
export const hasAttended = (s: State, viewer: Seat, { clan, cycle }: Pick<Hunt, 'clan' | 'cycle'>): boolean =>
  isMember(s, viewer, clan) && wasAlive(s, viewer, cycle);
