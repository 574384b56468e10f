import type { Seat } from '@duskhall/kernel';
import { has, ROLES, type RoleMask, VAMPIRES } from '../roles/table.ts';

/** Probability by seat and role. */
export type Belief = readonly (readonly number[])[];
/** Likelihood by seat and role, before it is scaled to the cards in play. */
export type Fits = number[][];

/** Multiplies the likelihood of these roles for a seat. */
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
