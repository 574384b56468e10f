import type { Seat } from '@duskhall/kernel';
import type { Claim } from '../events.ts';
import {
  ALL_MASK,
  bit,
  COUNT,
  DHAMPIR,
  KING,
  maskOf,
  PRINCE,
  REVENANT,
  ROLES,
  type RoleMask,
  SCOUT,
  SIDE_MASKS,
  SPECIAL_VAMPIRE,
  type Type,
  VAMPIRES,
} from '../roles/table.ts';
import { typeOfRole } from '../rules/shown-type.ts';
import { KILLERS } from '../rules/truth.ts';
import type { View } from '../view/index.ts';
import { type Belief, enmityOf, type Fits, lean } from './chances.ts';
import { sideShown } from './deeds.ts';
import { shownAs } from './facts.ts';

const ENEMIES = ALL_MASK & ~SIDE_MASKS[VAMPIRES]!;
/** Those who can know a type, of the vampires and of all. */
const CHECKERS = maskOf([KING, PRINCE, COUNT]);
const LIE = 12;

/** Section 12.9: everything said, by how far its speaker is trusted; what the cards have refuted makes a liar. */
export function weighClaims(v: View, fits: Fits, first: Belief): void {
  for (const claim of latest(v)) {
    const { seat, say, about } = claim;
    if (seat === v.viewer) continue;
    const trust =
      v.isAlive[seat] || sideShown(v, seat) < 0 ? 1 - enmityOf(first, seat) : Number(sideShown(v, seat) === VAMPIRES);
    if (say === 'claimRole') weighRole(v, fits, claim, trust);
    else if (say === 'claimCheck') weighCheck(v, fits, claim, trust);
    else if (say === 'claimKiller') {
      lean(fits, about, ~KILLERS & ALL_MASK, 1 - 0.5 * trust);
      lean(fits, about, ENEMIES, 1 + trust);
    } else if (say === 'accuse') weighWord(v, fits, claim, trust, 1.35);
    else if (say === 'defend') weighWord(v, fits, claim, trust, 0.8);
  }
}

/** Of one seat's words on one thing the last counts, and only the first few of a night. */
function latest(v: View): Claim[] {
  const kept = new Map<string, Claim>();
  for (const claim of v.claims) {
    const { seat, say, about, other } = claim;
    kept.set(say === 'accuse' ? `${seat} ${say} ${claim.cycle}` : `${seat} ${say} ${about} ${other}`, claim);
  }
  return [...kept.values()];
}

const cardOf = (v: View, seat: Seat): number =>
  seat === v.viewer
    ? v.role
    : v.options.revealOnDeath === 'role'
      ? (v.deaths.find((one) => one.seat === seat)?.shown ?? -1)
      : -1;

/** A card that is held by another, or by too many, is a lie of somebody. */
function weighRole(v: View, fits: Fits, { seat, value: role }: Claim, trust: number): void {
  const isOpen = v.options.composition === 'open';
  const cards = v.composition.counts[role]! + (isHidden(v, role) ? 1 : 0);
  const gone = v.isAlive.filter((_, other) => other !== seat && cardOf(v, other) === role).length;
  if (isOpen && gone >= cards) {
    lean(fits, seat, ENEMIES, LIE);
    return;
  }
  const rivals = v.claims.some((one) => one.say === 'claimRole' && one.value === role && one.seat !== seat);
  if (rivals && ROLES[role]!.copies === 1) lean(fits, seat, ENEMIES, 1.6);
  if (ROLES[role]!.side === VAMPIRES) lean(fits, seat, bit(role), 1 + 4 * trust);
}
const isHidden = (v: View, role: number): boolean => v.composition.lords > 0 && [KING, PRINCE, COUNT].includes(role);

/** What cannot be made up: that somebody has seen a card before it was turned. */
function weighCheck(v: View, fits: Fits, { seat, about, value: type }: Claim, trust: number): void {
  const card = cardOf(v, about);
  if (card >= 0 && card < ROLES.length) weighProof(v, fits, seat, typeOfRole(v, card), type);
  else {
    const as = shownAs(v, type);
    lean(fits, seat, knowers(v, as), 1 + 2 * trust);
    lean(fits, about, ALL_MASK & ~as, Math.max(0.04, (1 - trust) ** 1.5));
  }
}
const knowers = (v: View, as: RoleMask): RoleMask =>
  CHECKERS | (as & ENEMIES ? 0 : bit(REVENANT)) | (v.options.composition === 'closed' ? bit(DHAMPIR) : 0);

function weighProof(v: View, fits: Fits, seat: Seat, truth: Type, said: Type): void {
  const isVampire = (type: Type) => type <= SPECIAL_VAMPIRE;
  if (isVampire(truth) !== isVampire(said)) lean(fits, seat, ENEMIES, LIE);
  else if (!isVampire(truth)) {
    lean(fits, seat, ENEMIES, 0.15);
    lean(fits, seat, CHECKERS, 3);
  } else if (truth === said && v.role >= 0) lean(fits, seat, bit(SCOUT) | CHECKERS, 1.3);
}

/** An accusation, or a good word: a little of either. */
function weighWord(v: View, fits: Fits, { seat, about }: Claim, trust: number, factor: number): void {
  const side = sideShown(v, about);
  if (side >= 0) {
    const isRight = (side !== VAMPIRES) === factor > 1;
    lean(fits, seat, ENEMIES, isRight ? 0.8 : 1.15);
  } else lean(fits, about, ENEMIES, factor ** (2 * trust - 0.6));
}
