import type { Seat } from '@duskhall/kernel';
import type { Claim } from '../events.ts';
import { PHRASES } from '../frames.ts';
import {
  ALL_MASK,
  bit,
  COUNT,
  DHAMPIR,
  has,
  KING,
  maskOf,
  PLAIN_VARG,
  PRINCE,
  REVENANT,
  ROLES,
  type Role,
  type RoleMask,
  SCOUT,
  SIDE_MASKS,
  type Side,
  SPECIAL_VAMPIRE,
  type Type,
  VAMPIRES,
} from '../roles/table.ts';
import { sideKnown } from '../rules/shown-side.ts';
import { typeOfRole } from '../rules/shown-type.ts';
import { KILLERS } from '../rules/truth.ts';
import type { View } from '../view/index.ts';
import { type Belief, enmityOf, type Fits, lean } from './chances.ts';
import { shownAs } from './facts.ts';

const ENEMIES = ALL_MASK & ~SIDE_MASKS[VAMPIRES]!;
/** Vampires who can learn another player's type. */
const CHECKERS = maskOf([KING, PRINCE, COUNT]);
const LIE = 12;

/** The evidence that claims are weighed against: by seat, its trust, and its side and card where known. */
interface Scale {
  readonly v: View;
  readonly fits: Fits;
  readonly trust: readonly number[];
  readonly sides: readonly Side[];
  readonly cards: readonly Role[];
  /** The seats that claimed each role. */
  readonly claimants: ReadonlyMap<Role, ReadonlySet<Seat>>;
}

function openScale(v: View, fits: Fits, first: Belief): Scale {
  const sides = v.isAlive.map((lives, seat) => (lives ? -1 : sideKnown(v, seat)));
  const cards = v.isAlive.map((_, seat) => (seat === v.viewer ? v.role : -1));
  if (v.options.revealOnDeath === 'role') for (const { seat, shown } of v.deaths) cards[seat] = shown;
  const claimants = new Map<Role, Set<Seat>>();
  for (const { say, value, seat } of v.claims)
    if (say === 'claimRole') claimants.set(value, (claimants.get(value) ?? new Set()).add(seat));
  const trust = sides.map((side, seat) => (side < 0 ? 1 - enmityOf(first, seat) : Number(side === VAMPIRES)));
  return { v, fits, trust, sides, cards, claimants };
}

/** Weighs each claim by trust in its speaker; a claim the cards refute marks a liar. */
export function weighClaims(v: View, fits: Fits, first: Belief): void {
  const scale = openScale(v, fits, first);
  for (const claim of latest(v)) {
    const { seat, say, about } = claim;
    const trust = scale.trust[seat]!;
    if (seat === v.viewer) continue;
    if (say === 'claimRole') weighRole(scale, claim);
    else if (say === 'claimCheck') weighCheck(scale, claim);
    else if (say === 'claimKiller') {
      lean(fits, about, ~KILLERS & ALL_MASK, 1 - 0.5 * trust);
      lean(fits, about, ENEMIES, 1 + trust);
    } else if (say === 'accuse' && about >= 0) weighWord(scale, claim, 1.15);
    else if (say === 'defend') weighWord(scale, claim, 0.8);
  }
}

/** Keeps only a seat's last claim on each subject, and its last accusation of each night. */
function latest(v: View): Iterable<Claim> {
  const kept = new Map<number, Claim>();
  for (const one of v.claims) {
    // Whoever admits a mistake accuses somebody else, or nobody.
    const claim: Claim = one.say === 'recant' ? { ...one, say: 'accuse', about: one.other, other: -1 } : one;
    const { seat, say, about, other, cycle } = claim;
    const on = say === 'accuse' ? cycle : 32 * (about + 1) + other + 1;
    kept.set((on * PHRASES.length + PHRASES.indexOf(say)) * v.seats + seat, claim);
  }
  return kept.values();
}

/** If others hold the card, or too many claim it, someone is lying. */
function weighRole({ v, fits, trust, cards: known, claimants }: Scale, { seat, value: role }: Claim): void {
  const isOpen = v.options.composition === 'open';
  const cards = v.composition.counts[role]! + (isHidden(v, role) ? 1 : 0);
  const gone = known.filter((card, other) => other !== seat && card === role).length;
  if (isOpen && gone >= cards) {
    lean(fits, seat, ENEMIES, LIE);
    return;
  }
  if (claimants.get(role)!.size > 1 && ROLES[role]!.copies === 1) lean(fits, seat, ENEMIES, 1.6);
  if (ROLES[role]!.side === VAMPIRES && ROLES[role]!.copies === 1) lean(fits, seat, bit(role), 1 + 4 * trust[seat]!);
}
const isHidden = (v: View, role: number): boolean => v.composition.lords > 0 && [KING, PRINCE, COUNT].includes(role);

/** Checks a claimed type against a card revealed later: a match on an enemy's card is hard to fake. */
function weighCheck({ v, fits, trust: trusts, cards }: Scale, { seat, about, value: type }: Claim): void {
  const card = cards[about]!;
  const trust = trusts[seat]!;
  if (card >= 0 && card !== PLAIN_VARG) weighProof(v, fits, seat, typeOfRole(v, card), type);
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
    // Only the Scout finds enemies too; to the lord it can be nobody else.
    lean(fits, seat, bit(SCOUT), has(CHECKERS, v.role) ? 20 : 3);
  } else if (truth === said && v.role >= 0) lean(fits, seat, bit(SCOUT) | CHECKERS, 1.3);
}

/** Weighs an accusation or a defence; both are weak evidence. */
function weighWord({ fits, trust, sides }: Scale, { seat, about }: Claim, factor: number): void {
  const side = sides[about]!;
  if (side >= 0) {
    const isRight = (side !== VAMPIRES) === factor > 1;
    lean(fits, seat, ENEMIES, isRight ? 0.6 : 1.35);
  } else lean(fits, about, ENEMIES, factor ** (2 * trust[seat]! - 0.6));
}
