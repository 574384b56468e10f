import { PRESETS, type RoleSet } from './sets.ts';
import { COUNT, KING, PRINCE, ROLES, type RoleName, roleName, VARGS } from './table.ts';

/** VN-2.8: how many percentage points a card changes the vampires' chance, compared with an ordinary vampire. */
const WEIGHTS: { readonly [id in RoleName]?: number } = {
  king: 12,
  prince: 9,
  count: 7,
  lamia: 2,
  'newly-turned': 10,
  queen: 5,
  bride: 2,
  dhampir: 4,
  revenant: 2,
  ghoul: 3,
  nosferatu: 6,
  banshee: 6,
  undine: 2,
  hunter: -18,
  monk: -20,
  leader: -19,
  scout: -20,
  beauty: -23,
  werewolf: -9,
  kitsune: -9,
};
const HEIR = 2;
/** Half of a hunter's: a varg hunts hunters too. */
const VARG = -9;

function weightOf({ counts }: RoleSet, role: number): number {
  if (ROLES[role]!.side === VARGS) return VARG;
  const isHeir = role === COUNT && counts[KING]! + counts[PRINCE]! > 0;
  return isHeir ? HEIR : (WEIGHTS[roleName(role)] ?? 0);
}
const weigh = (set: RoleSet): number =>
  set.counts.reduce((sum, count, role) => (count === 0 ? sum : sum + count * weightOf(set, role)), 0);

/**
 * A hint for the lobby: how many percentage points the vampires gain (above 0) or lose compared with the recommended
 * set for this number of players, the fairest one found.
 */
export function balanceOf(set: RoleSet, players: number): number {
  const fair = PRESETS.standard[players];
  return fair === undefined ? 0 : weigh(set) - weigh(fair);
}
