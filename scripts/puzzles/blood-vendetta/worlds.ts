import { has, type Role, type RoleMask } from '@duskhall/blood-vendetta';
import type { Seat } from '@duskhall/kernel';
import {
  type Case,
  ENEMY_MASK,
  type Evidence,
  evidenceIn,
  isClaim,
  knownIn,
  suspectsIn,
  type Way,
} from './evidence.ts';

/** A role for every seat. */
export type Deal = readonly Role[];

/** Every deal of the cards in play in which each seat holds one of its roles and all evidence fits. */
export function dealsOf(
  counts: readonly number[],
  masks: readonly RoleMask[],
  evidence: readonly Evidence[] = [],
): Deal[] {
  const left = counts.slice();
  const deals: Deal[] = [];
  const deal = (held: Deal): void => {
    if (!evidence.every((one) => fits(held, one))) return;
    const mask = masks[held.length];
    if (mask === undefined) deals.push(held);
    else
      for (const [role, count] of left.entries()) {
        if (count === 0 || !has(mask, role)) continue;
        left[role]!--;
        deal([...held, role]);
        left[role]!++;
      }
  };
  deal([]);
  return deals;
}

/** In an unfinished deal the seats without a role may still hold any. */
const isWay = (deal: Deal, way: Way): boolean =>
  way.every(([seat, mask]) => seat >= deal.length || has(mask, deal[seat]!));
export const fits = (deal: Deal, { ways }: Pick<Evidence, 'ways'>): boolean => ways.some((way) => isWay(deal, way));
export const isEnemy = (deal: Deal, seat: Seat): boolean => has(ENEMY_MASK, deal[seat]!);
/** Whether the seat has claimed something untrue. */
const lies = (deal: Deal, seat: Seat, evidence: readonly Evidence[]): boolean =>
  evidence.some((one) => isClaim(one) && one.seat === seat && !fits(deal, { ways: one.truths }));

/** The deals that the viewer cannot rule out. */
export interface Worlds {
  suspects: readonly Seat[];
  evidence: readonly Evidence[];
  deals: readonly Deal[];
}
export function worldsOf(given: Case, evidence: readonly Evidence[] = evidenceIn(given)): Worlds {
  const deals = dealsOf(given.view.composition.counts, knownIn(given), evidence);
  return { suspects: suspectsIn(given), evidence, deals };
}

/** The suspect who lies in every deal that is left, while all others are vampires in every one; -1: there is none. */
export function liarIn({ suspects, evidence, deals }: Worlds): Seat {
  const liars = suspects.filter((seat) => deals.some((deal) => isEnemy(deal, seat)));
  const [liar = -1] = liars;
  const isSure = liars.length === 1 && deals.every((deal) => isEnemy(deal, liar) && lies(deal, liar, evidence));
  return isSure ? liar : -1;
}

/** Whether one piece of evidence alone leaves fewer than two suspects, or tells who is no vampire. */
export const isGivenAway = (given: Case): boolean =>
  evidenceIn(given).some((one) => {
    const { suspects, deals } = worldsOf(given, [one]);
    const mayLie = (seat: Seat) => deals.some((deal) => isEnemy(deal, seat));
    const mustLie = (seat: Seat) => deals.every((deal) => isEnemy(deal, seat));
    return suspects.filter(mayLie).length < 2 || suspects.some(mustLie);
  });
