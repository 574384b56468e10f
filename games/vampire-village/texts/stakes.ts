import type { Stake } from '@duskhall/kernel';
import { isAttack } from '../rules/secrecy.ts';
import { allSeats } from '../state.ts';
import type { View } from '../view/index.ts';
import { attacksToCome, pointsBySource, siegeOf } from '../view/sums.ts';
import type { Catalogue } from './catalogue.ts';

/** The sides of the reader's village that would break tonight, in the order of attack, and the standing (VV-6.2). */
export function stakesIn({ stakes }: Catalogue, view: View, names: readonly string[]): Stake[] {
  if (view.ending !== '') return [];
  return [...dangers(stakes, view), { text: standing(stakes, view, names), isUrgent: false }];
}

function dangers(stakes: Catalogue['stakes'], view: View): Stake[] {
  if (view.viewer < 0) return [];
  const sieges = attacksToCome(view)
    .map((type) => ({ type, ...siegeOf(view, view.viewer, type) }))
    .filter(({ attackers }) => attackers > 0);
  const breaches = sieges.filter(({ isBreached }) => isBreached);
  if (sieges.length > 0 && breaches.length === 0)
    return [{ text: isAttack(view) ? stakes.holds : stakes.holdsSoFar, isUrgent: false }];
  return breaches.map(({ type, attack, defence }) => ({ text: stakes.breaks(type, attack, defence), isUrgent: true }));
}

function standing(stakes: Catalogue['stakes'], view: View, names: readonly string[]): string {
  const points = allSeats(view.seats).map((seat) => pointsBySource(view, seat).points);
  const most = Math.max(...points);
  const leaders = names.filter((_, seat) => points[seat] === most);
  if (view.viewer < 0) return stakes.leads(leaders, most);
  const own = points[view.viewer]!;
  if (own < most) return stakes.behind(leaders, most, own);
  if (leaders.length > 1) return stakes.level(most);
  const others = points.map((sum, seat) => (seat === view.viewer ? -1 : sum));
  const second = Math.max(...others);
  return stakes.ahead(most, names[others.indexOf(second)]!, second);
}
