import type { Fact } from '../events.ts';
import {
  ALL_MASK,
  bit,
  COUNT,
  KING,
  LORDS,
  maskOf,
  maskWhere,
  type RoleMask,
  SHAPESHIFTER,
  SLY_VARG,
  TRICKY_VARG,
  type Type,
  VAMPIRE_TYPE,
} from '../roles/table.ts';
import { groupOf, typeOfRole } from '../rules/shown-type.ts';
import { KILLERS } from '../rules/truth.ts';
import { isUntold, mayHavePower } from '../state/index.ts';
import { diedIn } from '../view/evidence.ts';
import type { View } from '../view/index.ts';
import { type Fits, lean } from './chances.ts';

/** How often a shapeshifter result is only the Tricky Varg's trick. */
const TRICKED = 0.15;

/** VN-5.0.1: favours the roles that a check shows as this type; the others keep a small chance of a trick. */
export const shownAs = (v: View, type: Type): RoleMask =>
  maskWhere((_, role) => typeOfRole(v, role) === type) | (type === VAMPIRE_TYPE && maySlip(v) ? bit(SLY_VARG) : 0);
const mayTrick = (v: View): boolean => mayHavePower(v, TRICKY_VARG);
/** No one knows whether the Sly Varg has his disguise. */
const maySlip = (v: View): boolean => isUntold(v) && v.role !== SLY_VARG && mayHavePower(v, SLY_VARG);

/** Weighs what the seat was told in its own calls. */
export function weighFacts(v: View, fits: Fits): void {
  for (const fact of v.facts) if (fact.seat === v.viewer) weighFact(v, fits, fact);
  for (const fact of v.facts) if (fact.seat === v.viewer && fact.about === 'same') weighPair(v, fits, fact);
}

function weighFact(v: View, fits: Fits, { about, target, other, value, call, cycle }: Fact): void {
  if (about === 'type' || (about === 'watch' && value <= SHAPESHIFTER)) {
    const doubt = value === SHAPESHIFTER && mayTrick(v) ? TRICKED : 0;
    lean(fits, target, ~shownAs(v, value), doubt);
    if (about === 'type' && call === 'scout' && other === 1) lean(fits, target, ~maskOf(LORDS), 0);
  }
  if (about === 'watch') {
    lean(fits, other, ~maskOf(LORDS), 0);
    if (value > SHAPESHIFTER + 7) lean(fits, other, ~bit(KING), 0);
  }
  if (about === 'lord') {
    const lords = maskOf(LORDS);
    if (value === 1) lean(fits, target, ~lords, 0);
    else lean(fits, target, isHeirPossible(v, cycle) ? lords & ~bit(COUNT) : lords, 0);
  }
  if (about === 'attacker' && other >= 0) lean(fits, other, ~KILLERS, 0);
}
/** The Count is not lord while another lord lives. */
const isHeirPossible = (v: View, cycle: number): boolean =>
  v.composition.counts[COUNT]! > 0 &&
  !v.deaths.some(({ seat, shown }) => LORDS.includes(shown) && shown !== COUNT && diedIn(v, seat) < cycle);

/** VN-5.9.1: what is known of one seat tells about the other. */
function weighPair(v: View, fits: Fits, { target, other, value }: Fact): void {
  for (const [one, two] of [
    [target, other],
    [other, target],
  ] as const) {
    const total = fits[two]!.reduce((sum, fit, role) => sum + fit * v.composition.counts[role]!, 0);
    if (total <= 0) continue;
    for (const group of [0, 1, 2, SHAPESHIFTER]) {
      const roles = maskWhere((_, role) => groupOf(typeOfRole(v, role)) === group);
      const share = fits[two]!.reduce(
        (sum, fit, role) => sum + ((roles >> role) & 1 ? fit * v.composition.counts[role]! : 0),
        0,
      );
      const likely = value === 1 ? share / total : 1 - share / total;
      lean(fits, one, roles & ALL_MASK, Math.max(0.02, likely));
    }
  }
}
