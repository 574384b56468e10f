import type { Seat } from '@duskhall/kernel';
import type { Options } from '../options.ts';
import {
  HUNTER_TYPE,
  KITSUNE,
  NEWLY_TURNED,
  ROLES,
  type Role,
  SHAPESHIFTER,
  SLY_VARG,
  SPECIAL_HUNTER,
  SPECIAL_VAMPIRE,
  type Type,
  VAMPIRE_TYPE,
  VARGS,
} from '../roles/table.ts';
import { type Composition, isPower, type State } from '../state/index.ts';

type Known = { composition: Composition; options: Options };

/** VN-5.0.1: the type a check shows for this role, ignoring tricks. VN-5.5.3, VN-5.19.1, VN-5.21.1 */
export function typeOfRole(s: Known, role: Role): Type {
  if (role === KITSUNE || (role === SLY_VARG && isPower(s, role))) return VAMPIRE_TYPE;
  if (role === NEWLY_TURNED && s.options.newlyTurnedShowsAs === 'special-vampire') return SPECIAL_VAMPIRE;
  const { type } = ROLES[role]!;
  return type === SPECIAL_HUNTER && s.composition.sides[VARGS]! > 0 ? HUNTER_TYPE : type;
}
/** VN-5.0.1, VN-5.0.3, VN-5.24.1 */
export const shownType = (s: State, seat: Seat, cycle: number): Type =>
  s.tricks[cycle] === seat ? SHAPESHIFTER : typeOfRole(s, s.roles[seat]!);
/** VN-5.9.1: the Revenant sees all hunters as one kind. */
export const groupOf = (type: Type): Type => (type === SPECIAL_HUNTER ? HUNTER_TYPE : type);

/** VN-4.7.5: the type, ignoring tricks and disguises. */
export function trueType(s: Known, role: Role): Type {
  if (role === NEWLY_TURNED) return SPECIAL_VAMPIRE;
  const { type } = ROLES[role]!;
  return type === SPECIAL_HUNTER && s.composition.sides[VARGS]! > 0 ? HUNTER_TYPE : type;
}
