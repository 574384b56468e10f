import type { Seat } from '@duskhall/kernel';
import {
  ALL_MASK,
  bit,
  CLAN_MASK,
  COUNT,
  HUNTERS,
  LEADER,
  MODAL_VARGS,
  MONK,
  maskOf,
  maskWhere,
  NEWLY_TURNED,
  PLAIN_VARG,
  type Role,
  type RoleMask,
  SIDE_MASKS,
  VARG_LEADER,
  VARGS,
} from '../roles/table.ts';
import { introBit } from '../rules/intro.ts';
import { trueType } from '../rules/shown-type.ts';
import { isPower } from '../state/index.ts';
import type { View } from './index.ts';

/** The cycle in which a seat died; Infinity if it is alive. */
export const diedIn = (v: View, seat: Seat): number => v.deaths.find((death) => death.seat === seat)?.cycle ?? Infinity;
export const livedIn = (v: View, seat: Seat, cycle: number): boolean => diedIn(v, seat) >= cycle;

export const livingIn = (v: View): Seat[] => v.isAlive.flatMap((lives, seat) => (lives ? [seat] : []));

/** VN-4.7.5: the roles a revealed card can stand for. */
function shownMask(v: View, shown: number): RoleMask {
  switch (v.options.revealOnDeath) {
    case 'role':
      return shown === PLAIN_VARG ? maskOf(MODAL_VARGS.filter((role) => !isPower(v, role))) : bit(shown);
    case 'type':
      return maskWhere((_, role) => trueType(v, role) === shown);
    case 'side':
      return SIDE_MASKS[shown]!;
    default:
      return ALL_MASK;
  }
}

/** The roles each seat can have, using only the evidence that concerns that seat alone. */
export function domainsOf(v: View): RoleMask[] {
  const domains = v.isAlive.map(() => ALL_MASK);
  const limit = (seat: Seat, mask: RoleMask) => {
    domains[seat]! &= mask;
  };
  if (v.viewer >= 0) limit(v.viewer, bit(v.role));
  for (const { seat, shown } of v.deaths) limit(seat, shownMask(v, shown));
  if (v.viewer >= 0) limitByIntroductions(v, limit);
  limitBySilence(v, limit);
  if (v.isKitsuneAwake) for (const seat of livingIn(v)) limit(seat, ~SIDE_MASKS[HUNTERS]!);
  for (const { about, target } of v.facts) if (about === 'heir') limit(target, bit(COUNT));
  return domains;
}

type Limit = (seat: Seat, mask: RoleMask) => void;

/** VN-4.2: a viewer who was shown a list knows who is on it and who is not. */
function limitByIntroductions(v: View, limit: Limit): void {
  const isIn = (mask: RoleMask) => (mask & bit(v.role)) !== 0;
  const read = (call: 'meet-vargs' | 'meet-varg-leader' | 'meet-hunters' | 'meet-leader', mask: RoleMask) => {
    if ((v.introduced & introBit(call)) === 0) return;
    v.isAlive.forEach((_, seat) => {
      limit(seat, v.shown[call].includes(seat) ? mask : ~mask);
    });
  };
  if (isIn(SIDE_MASKS[VARGS]!)) {
    read('meet-vargs', SIDE_MASKS[VARGS]!);
    read('meet-varg-leader', bit(VARG_LEADER));
  }
  if (isIn(CLAN_MASK)) {
    read('meet-hunters', CLAN_MASK);
    read('meet-leader', bit(LEADER));
  }
}

/** VN-8.4: a silenced seat is not the Newly-Turned; a blocked seat that is not silenced is. */
function limitBySilence(v: View, limit: Limit): void {
  for (const { clan, cycle, silenced } of v.hunts) {
    if (clan !== 'hunters') continue;
    for (const seat of silenced) limit(seat, ~bit(NEWLY_TURNED));
    const prayed =
      v.facts.find((fact) => v.role === MONK && fact.cycle === cycle && fact.call === 'monk')?.target ?? -1;
    for (const seat of [prayed, v.bites[cycle] ?? -1])
      if (seat >= 0 && v.shown['meet-hunters'].includes(seat) && !silenced.includes(seat))
        limit(seat, bit(NEWLY_TURNED));
  }
}

/** Only seats that were alive in the cycle can hold the role. */
export const alive = (v: View, role: Role, cycle: number): [Seat, RoleMask][] =>
  v.isAlive.flatMap((_, seat): [Seat, RoleMask][] => (livedIn(v, seat, cycle) ? [] : [[seat, ~bit(role)]]));
