/** VN-2.1.1: a side is its place here. */
export const SIDES = ['vampires', 'hunters', 'vargs', 'loner'] as const;
export type Side = number;
export const [VAMPIRES, HUNTERS, VARGS, LONER] = [0, 1, 2, 3] as const;

/** VN-2.1.2: what a check tells, by its place here. */
export const TYPES = ['vampire', 'special-vampire', 'hunter', 'special-hunter', 'shapeshifter'] as const;
export type Type = number;
export const [VAMPIRE_TYPE, SPECIAL_VAMPIRE, HUNTER_TYPE, SPECIAL_HUNTER, SHAPESHIFTER] = [0, 1, 2, 3, 4] as const;

/** VN-4.1.1: the calls of a cycle in order. */
export const DAWN_CALLS = ['D1', 'D2', 'D3', 'D4', 'D5', 'D6'] as const;
export const DAY_CALLS = ['Y1', 'Y2'] as const;
export const SUNSET_CALLS = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'E9', 'E10', 'E11'] as const;
export const INTRODUCTIONS = ['I1', 'I2', 'I3', 'I4', 'I5'] as const;
export type PowerCall = (typeof DAWN_CALLS)[number] | (typeof SUNSET_CALLS)[number];
export type Introduction = (typeof INTRODUCTIONS)[number];
export type Call = PowerCall | (typeof DAY_CALLS)[number] | Introduction;

export interface RoleRow {
  readonly id: string;
  readonly side: Side;
  /** VN-2.3: the true type; without vargs a special hunter is one. */
  readonly type: Type;
  readonly copies: number;
  readonly call: PowerCall | '';
  /** VN-4.1.10: may choose its own holder. */
  readonly maySelf: boolean;
  /** VN-4.1.8: may choose the target of the cycle before. */
  readonly mayRepeat: boolean;
  /** VN-4.1.9: may choose nobody. */
  readonly mayPass: boolean;
  /** A second player to choose; the second question, an `either`. */
  readonly hasSecond: boolean;
  readonly either: 'place' | 'kill' | '';
}

const plain = {
  copies: 1,
  call: '',
  maySelf: false,
  mayRepeat: true,
  mayPass: false,
  hasSecond: false,
  either: '',
} as const;
const vampire = { ...plain, side: VAMPIRES, type: SPECIAL_VAMPIRE } as const;
const hunter = { ...plain, side: HUNTERS, type: SPECIAL_HUNTER } as const;
const varg = { ...plain, side: VARGS, type: SHAPESHIFTER } as const;
const loner = { ...plain, side: LONER, type: SHAPESHIFTER } as const;
const once = { mayRepeat: false } as const;

/** Every role, in call order: the order of this table is the order of the calls. */
const ROWS = [
  { ...hunter, id: 'monk', call: 'D1', ...once },
  { ...vampire, id: 'lamia', call: 'D2', either: 'place' },
  { ...vampire, id: 'undine', call: 'D3', ...once },
  { ...varg, id: 'paralyzing-varg', call: 'D4', ...once },
  { ...varg, id: 'tricky-varg', call: 'D5', ...once },
  { ...vampire, id: 'queen', call: 'D6', maySelf: true, ...once },
  { ...vampire, id: 'king', call: 'E1', either: 'kill' },
  { ...vampire, id: 'prince', call: 'E1', ...once },
  { ...vampire, id: 'count', call: 'E1' },
  { ...vampire, id: 'nosferatu', call: 'E2', mayPass: true },
  { ...varg, id: 'vengeful-varg', call: 'E3', mayPass: true },
  { ...loner, id: 'werewolf', call: 'E4', mayPass: true },
  { ...loner, id: 'kitsune', call: 'E4', mayPass: true },
  { ...vampire, id: 'bride', call: 'E5' },
  { ...vampire, id: 'banshee', call: 'E6', ...once },
  { ...vampire, id: 'dhampir', call: 'E7', maySelf: true },
  { ...hunter, id: 'scout', call: 'E8' },
  { ...vampire, id: 'revenant', call: 'E9', hasSecond: true },
  { ...vampire, id: 'ghoul', call: 'E10' },
  { ...hunter, id: 'beauty', call: 'E11', maySelf: true, ...once },
  { ...varg, id: 'varg-leader' },
  { ...varg, id: 'sly-varg' },
  { ...hunter, id: 'leader' },
  { ...hunter, id: 'hunter', type: HUNTER_TYPE, copies: 6 },
  { ...vampire, id: 'newly-turned', type: VAMPIRE_TYPE },
  { ...vampire, id: 'vampire', type: VAMPIRE_TYPE, copies: 12 },
] as const satisfies readonly RoleRow[];
export type RoleId = (typeof ROWS)[number]['id'];
export const ROLES: readonly RoleRow[] = ROWS;

/** A role is its place in the table. */
export type Role = number;
export const ROLE_IDS = ROWS.map(({ id }) => id) as readonly RoleId[];
export const ALL_ROLES: readonly Role[] = ROWS.map((_, role) => role);
export const roleOf = (id: RoleId): Role => ROLE_IDS.indexOf(id);

export const MONK = roleOf('monk');
export const LAMIA = roleOf('lamia');
export const UNDINE = roleOf('undine');
export const PARALYZING_VARG = roleOf('paralyzing-varg');
export const TRICKY_VARG = roleOf('tricky-varg');
export const QUEEN = roleOf('queen');
export const KING = roleOf('king');
export const PRINCE = roleOf('prince');
export const COUNT = roleOf('count');
export const NOSFERATU = roleOf('nosferatu');
export const VENGEFUL_VARG = roleOf('vengeful-varg');
export const WEREWOLF = roleOf('werewolf');
export const KITSUNE = roleOf('kitsune');
export const BRIDE = roleOf('bride');
export const BANSHEE = roleOf('banshee');
export const DHAMPIR = roleOf('dhampir');
export const SCOUT = roleOf('scout');
export const REVENANT = roleOf('revenant');
export const GHOUL = roleOf('ghoul');
export const BEAUTY = roleOf('beauty');
export const VARG_LEADER = roleOf('varg-leader');
export const SLY_VARG = roleOf('sly-varg');
export const LEADER = roleOf('leader');
export const HUNTER = roleOf('hunter');
export const NEWLY_TURNED = roleOf('newly-turned');
export const VAMPIRE = roleOf('vampire');

/** VN-2.3.1: what the card of a varg without power is called; shown at death, never held. */
export const PLAIN_VARG: Role = ROWS.length;
/** VN-2.3.1: the vargs with two modes. */
export const MODAL_VARGS: readonly Role[] = [SLY_VARG, VENGEFUL_VARG, PARALYZING_VARG, TRICKY_VARG];
export const LORDS: readonly Role[] = [KING, PRINCE, COUNT];
export const BLOCKERS: readonly Role[] = [MONK, UNDINE, PARALYZING_VARG];
export const SHIFTERS: readonly Role[] = [WEREWOLF, KITSUNE];

/** Sets of roles as bits. */
export type RoleMask = number;
export const bit = (role: Role): RoleMask => 1 << role;
export const maskOf = (roles: readonly Role[]): RoleMask => roles.reduce((mask, role) => mask | bit(role), 0);
export const maskWhere = (isIn: (row: RoleRow, role: Role) => boolean): RoleMask =>
  maskOf(ALL_ROLES.filter((role) => isIn(ROLES[role]!, role)));
export const has = (mask: RoleMask, role: Role): boolean => ((mask >> role) & 1) === 1;
export const ALL_MASK: RoleMask = maskOf(ALL_ROLES);
export const SIDE_MASKS: readonly RoleMask[] = SIDES.map((_, side) => maskWhere((row) => row.side === side));
/** VN-4.2.4: those who see the hunters' list. */
export const CLAN_MASK: RoleMask = SIDE_MASKS[HUNTERS]! | bit(NEWLY_TURNED);
