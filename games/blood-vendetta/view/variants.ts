import { type Rng, shuffle } from '@duskhall/kernel';
import {
  BRIDE,
  bit,
  COUNT,
  HUNTERS,
  KING,
  KITSUNE,
  LEADER,
  LONER,
  maskOf,
  NEWLY_TURNED,
  PRINCE,
  ROLES,
  type Role,
  type RoleMask,
  SHIFTERS,
  SIDE_MASKS,
  SIDES,
  VARG_LEADER,
  VARGS,
  WEREWOLF,
} from '../roles/table.ts';
import { knownRoles } from '../state/index.ts';
import type { View } from './index.ts';
import { dealCards, match } from './matching.ts';

/** One role set the table may be playing with. */
export interface Variant {
  readonly allowed: RoleMask;
  /** All cards are known, so each of them must be dealt. */
  readonly isExact: boolean;
  readonly musts: readonly Role[];
  deal(domains: readonly RoleMask[], rng: Rng): Role[] | null;
}

/** VN-3.6: the role sets consistent with what the table was told, in random order. */
export const variantsOf = (v: View, rng: Rng): Variant[] =>
  shuffle(rng, v.options.composition === 'open' ? openVariants(v) : closedVariants(v), 'variants');

function openVariants(v: View): Variant[] {
  const { counts, lords, shifters } = v.composition;
  const lordKinds =
    lords === 0 ? [[]] : (counts[COUNT]! > 0 ? [KING, PRINCE] : [KING, PRINCE, COUNT]).map((kind) => [kind]);
  const shifterKinds = shifters === 0 ? [[]] : SHIFTERS.map((kind) => [kind]);
  const known = counts.flatMap((count, role) => Array.from({ length: count }, () => role));
  return lordKinds.flatMap((lord) =>
    shifterKinds.map((shifter) => {
      const cards = [...known, ...lord, ...shifter];
      return {
        allowed: maskOf(cards),
        isExact: true,
        musts: [],
        deal: (domains, rng) => dealCards(domains, cards.slice(), rng),
      };
    }),
  );
}

/** VN-2.6: only the head counts are known; roles that require or exclude each other still do. */
function closedVariants(v: View): Variant[] {
  const { sides } = v.composition;
  const known = maskOf(knownRoles(v));
  const lords: [musts: Role[], without: Role[]][] = [
    [[KING], [PRINCE]],
    [[PRINCE], [KING]],
    [[COUNT], [KING, PRINCE]],
    [[], [KING, PRINCE, COUNT, BRIDE]],
  ];
  const loners: Role[][] = sides[LONER] === 0 ? [[]] : [[WEREWOLF], [KITSUNE]];
  const leaders = sides[VARGS]! > 0 ? [LEADER, VARG_LEADER] : [];
  const lonely = sides[HUNTERS]! < 2 ? [NEWLY_TURNED] : [];
  return lords.flatMap(([musts, without]) =>
    loners.map((loner) => {
      const allowed = known & ~maskOf([...without, ...lonely]);
      return {
        allowed,
        isExact: false,
        musts: [...musts, ...loner, ...leaders],
        deal: (domains, rng) =>
          dealSides(
            domains.map((mask) => mask & allowed),
            sides,
            rng,
          ),
      };
    }),
  );
}

/** Deals a side to each seat, then a role of that side. */
function dealSides(domains: readonly RoleMask[], sides: readonly number[], rng: Rng): Role[] | null {
  const seats = domains.map((_, seat) => seat);
  const heads = SIDES.flatMap((_, side) => Array.from({ length: sides[side]! }, () => side));
  const sideOf = match(
    seats,
    shuffle(rng, heads, 'heads'),
    (seat, side) => (domains[seat]! & SIDE_MASKS[side]!) !== 0,
    rng,
  );
  if (sideOf === null) return null;
  const roles: Role[] = seats.map(() => -1);
  for (const side of SIDES.keys()) {
    const own = seats.filter((seat) => sideOf.get(seat) === side);
    const cards = ROLES.flatMap((row, role) =>
      row.side === side ? Array.from({ length: row.copies }, () => role) : [],
    );
    const found = match(own, shuffle(rng, cards, 'cards'), (seat, role) => (domains[seat]! & bit(role)) !== 0, rng);
    if (found === null) return null;
    for (const seat of own) roles[seat] = found.get(seat)!;
  }
  return roles;
}
