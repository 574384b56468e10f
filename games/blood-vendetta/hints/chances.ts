import type { Seat } from '@duskhall/kernel';
import { has, ROLES, type RoleMask, VAMPIRES } from '../roles/table.ts';

/** By seat and role: how likely it is. */
export type Belief = readonly (readonly number[])[];
/** The same before it is made to agree with the cards in play: how well each role fits what was seen of a seat. */
export type Fits = number[][];

/** Multiplies how well all roles of these fit a seat. */
export function lean(fits: Fits, seat: Seat, mask: RoleMask, factor: number): void {
  const row = fits[seat]!;
  for (let role = 0; role < row.length; role++) if (has(mask, role)) row[role]! *= factor;
}

export function chanceOf(belief: Belief, seat: Seat, mask: RoleMask): number {
  let sum = 0;
  const row = belief[seat]!;
  for (let role = 0; role < row.length; role++) if (has(mask, role)) sum += row[role]!;
  return sum;
}
export const enmityOf = (belief: Belief, seat: Seat): number =>
  belief[seat]!.reduce((sum, chance, role) => (ROLES[role]!.side === VAMPIRES ? sum : sum + chance), 0);
