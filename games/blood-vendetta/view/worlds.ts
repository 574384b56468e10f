import { type Rng, type Seat, shuffle } from '@duskhall/kernel';
import { bit, has, type Role, type RoleMask, SHAPESHIFTER, TRICKY_VARG } from '../roles/table.ts';
import { allBranches } from './branches.ts';
import { domainsOf } from './evidence.ts';
import type { View } from './index.ts';
import { type Variant, variantsOf } from './variants.ts';
import type { Branch, Way } from './ways.ts';

/** Roles for all seats, and the seat tricked in each cycle, consistent with everything the viewer has learned. */
export interface World {
  readonly roles: Role[];
  readonly tricks: Seat[];
}

/** Backtracking search: single-seat evidence first, then one branch at a time, checking that a deal stays possible. */
export function buildWorld(v: View, rng: Rng): World | null {
  const domains = domainsOf(v);
  const branches = allBranches(v, rng);
  const tricks = ownTricks(v);
  for (const variant of variantsOf(v, rng)) {
    const allowed = domains.map((mask) => mask & variant.allowed);
    if (allowed.includes(0)) continue;
    const world = decide(variant, allowed, tricks, branches, 0, rng);
    if (world !== null) return world;
  }
  return null;
}

/** The Tricky Varg knows its own targets. */
function ownTricks(v: View): Seat[] {
  const tricks = Array.from({ length: v.cycle + 1 }, () => -1);
  if (v.role === TRICKY_VARG)
    for (const { cycle, about, target } of v.facts) if (about === 'done') tricks[cycle] = target;
  return tricks;
}

function decide(
  variant: Variant,
  domains: readonly RoleMask[],
  tricks: readonly Seat[],
  branches: readonly Branch[],
  at: number,
  rng: Rng,
): World | null {
  const branch = branches[at];
  if (branch === undefined) return settle(variant, domains, tricks, rng);
  for (const way of branch) {
    const narrowed = narrow(domains, way);
    if (narrowed === null || !isInSet(variant, narrowed, way) || !isTrickable(tricks, way)) continue;
    if (branch.length > 1 && variant.deal(narrowed, rng) === null) continue;
    const after = way.trick === undefined ? tricks : tricks.with(way.trick[0], way.trick[1]);
    const isSure = way.must === undefined || variant.isExact;
    const must = isSure ? variant : { ...variant, musts: [...variant.musts, way.must!] };
    const world = decide(must, narrowed, after, branches, at + 1, rng);
    if (world !== null) return world;
  }
  return null;
}

function narrow(domains: readonly RoleMask[], { limits }: Way): RoleMask[] | null {
  const narrowed = domains.slice();
  for (const [seat, mask] of limits) {
    narrowed[seat]! &= mask;
    if (narrowed[seat] === 0) return null;
  }
  return narrowed;
}
const isInSet = ({ allowed }: Variant, domains: readonly RoleMask[], { must }: Way): boolean =>
  must === undefined || (has(allowed, must) && domains.some((mask) => has(mask, must)));

/** VN-4.1.8: only one seat is tricked in a cycle, and not twice in a row. */
function isTrickable(tricks: readonly Seat[], { trick }: Way): boolean {
  if (trick === undefined) return true;
  const [cycle, seat] = trick;
  if (tricks[cycle]! >= 0) return tricks[cycle] === seat;
  return tricks[cycle - 1] !== seat && tricks[cycle + 1] !== seat;
}
/** A check in this cycle showed the seat as something other than a shapeshifter. */
export const isUntricked = (v: View, cycle: number, seat: Seat): boolean =>
  v.facts.some((fact) => {
    const isCheck = fact.about === 'type' || (fact.about === 'watch' && fact.value <= SHAPESHIFTER);
    return isCheck && fact.cycle === cycle && fact.target === seat && fact.value !== SHAPESHIFTER;
  });

/** Places the required roles first, then deals the rest. */
function settle(variant: Variant, domains: readonly RoleMask[], tricks: readonly Seat[], rng: Rng): World | null {
  let fixed = domains;
  for (const role of new Set(variant.musts)) {
    if (fixed.some((mask) => mask === bit(role))) continue;
    const seats = fixed.flatMap((mask, seat) => (has(mask, role) ? [seat] : []));
    const way = shuffle(rng, seats, 'must')
      .map((seat) => fixed.with(seat, bit(role)))
      .find((trial) => variant.deal(trial, rng) !== null);
    if (way === undefined) return null;
    fixed = way;
  }
  const roles = variant.deal(fixed, rng);
  return roles === null ? null : { roles, tricks: tricks.slice() };
}
