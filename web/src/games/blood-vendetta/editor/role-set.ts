import {
  ALL_ROLES,
  balanceOf,
  errorsIn,
  type Finding,
  isPlain,
  MODAL_VARGS,
  type Options,
  ROLES,
  type Role,
  type RoleName,
  type RoleSet,
  roleName,
  SIDES,
  sizeOf,
  wantedSet,
  warningsIn,
} from '@duskhall/blood-vendetta';

export interface RoleRow {
  role: Role;
  name: RoleName;
  count: number;
  copies: number;
  /** A varg without its power. */
  isPlain: boolean;
}
export interface SideRows {
  side: (typeof SIDES)[number];
  count: number;
  rows: readonly RoleRow[];
}
/** Everything the editor shows of a set. */
export interface SetSheet {
  sides: readonly SideRows[];
  size: number;
  errors: readonly Finding[];
  warnings: readonly Finding[];
  /** Points of a hundred for the vampires, against the recommended set. */
  balance: number;
}

/** The options by which a varg's mode is chosen. */
export const MODE_OPTIONS: { readonly [id in RoleName]?: keyof Options } = {
  'sly-varg': 'slyVarg',
  'vengeful-varg': 'vengefulVarg',
  'paralyzing-varg': 'paralyzingVarg',
  'tricky-varg': 'trickyVarg',
};

/** The set that the options ask for; one that is not custom has only the roles that are in it. */
export function sheetOf(options: Options, seats: number): SetSheet {
  const set = wantedSet(options, seats);
  const isCustom = options.set === 'custom';
  return {
    sides: SIDES.map((side, place) => sideRows(set, side, place, isCustom)).filter(({ rows }) => rows.length > 0),
    size: sizeOf(set),
    errors: errorsIn(set, seats),
    warnings: warningsIn(set, seats),
    balance: balanceOf(set, seats),
  };
}

function sideRows(set: RoleSet, side: SideRows['side'], place: number, isCustom: boolean): SideRows {
  const rows = ALL_ROLES.flatMap((role): RoleRow[] => {
    const { copies, side: own } = ROLES[role]!;
    const count = set.counts[role]!;
    if (own !== place || !(isCustom || count > 0)) return [];
    return [{ role, name: roleName(role), count, copies, isPlain: MODAL_VARGS.includes(role) && isPlain(set, role) }];
  });
  // Ordinary cards stand first, as in the rules' own lists.
  rows.sort((a, b) => b.copies - a.copies);
  return { side, count: rows.reduce((sum, { count }) => sum + count, 0), rows };
}

/** A set of one's own starts from the one that was shown. */
export function ownSet(options: Options, seats: number): { [name: string]: string | number } {
  const { counts } = wantedSet(options, seats);
  return { ...Object.fromEntries(ALL_ROLES.map((role) => [roleName(role), counts[role]!])), set: 'custom' };
}
