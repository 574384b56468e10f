import {
  ALL_ROLES,
  COUNT,
  type Composition,
  cardsOf,
  compositionOf,
  has,
  LORDS,
  MODAL_VARGS,
  type Options,
  PLAIN_VARG,
  ROLES,
  type Role,
  SHIFTERS,
  VARGS,
  wantedSet,
} from '@duskhall/blood-vendetta';
import type { OptionValues } from '@duskhall/kernel';

/** A role's entry in the rulebook. */
export const entryOf = (role: Role): string => `role-${ROLES[role]!.name}`;

/**
 * VN-3.6: the roles that can be at a table, as far as everybody was told: of a hidden kind all that it may be, and at a
 * closed table all of the sides that are there. Which vargs have their power is told at an open table only.
 */
function rolesInPlay({ counts, lords, shifters, sides, powers }: Composition): Role[] {
  const isClosed = counts.every((count) => count === 0) && lords + shifters === 0;
  if (isClosed) return [...ALL_ROLES, PLAIN_VARG].filter((role) => sides[ROLES[role]!.side]! > 0);
  const isIn = (role: Role): boolean => {
    if (counts[role]! > 0) return !MODAL_VARGS.includes(role) || has(powers, role);
    // Beside a Count who is known as heir the lord is another.
    if (LORDS.includes(role)) return lords > 0 && !(role === COUNT && counts[COUNT]! > 0);
    return SHIFTERS.includes(role) && shifters > 0;
  };
  const hasPlain = sides[VARGS]! > 0 && MODAL_VARGS.some((role) => counts[role]! > 0 && !has(powers, role));
  return [...ALL_ROLES.filter(isIn), ...(hasPlain ? [PLAIN_VARG] : [])];
}

/** The rulebook with these roles alone; empty: nothing is known of them. */
export function linkTo(composition: Composition): string {
  const ids = rolesInPlay(composition).map(entryOf);
  return ids.length === 0 ? '' : `/learn/blood-vendetta?only=${ids.join(',')}`;
}
/** The page of one role. */
export const linkToRole = (role: Role): string => `/learn/blood-vendetta#${entryOf(role)}`;

/** What everybody will be told of the set that these options ask for. */
export function compositionFor(options: Options, seats: number): Composition {
  const set = wantedSet(options, seats);
  return compositionOf(cardsOf(set), set.powers, options);
}

/** The entries of the rulebook that a table's options select. */
export const entriesOf = (options: OptionValues, seats: number): string[] =>
  rolesInPlay(compositionFor(options as Options, seats)).map(entryOf);
