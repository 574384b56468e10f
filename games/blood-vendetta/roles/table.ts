/** VN-2.1.1: a side is an index into this list. */
export const SIDES = ['vampires', 'hunters', 'vargs', 'loner'] as const;
export type Side = number;
export const [VAMPIRES, HUNTERS, VARGS, LONER] = [0, 1, 2, 3] as const;

/** VN-2.1.2: the result of a check, an index into this list. */
export const TYPES = ['vampire', 'special-vampire', 'hunter', 'special-hunter', 'shapeshifter'] as const;
export type Type = number;
export const [VAMPIRE_TYPE, SPECIAL_VAMPIRE, HUNTER_TYPE, SPECIAL_HUNTER, SHAPESHIFTER] = [0, 1, 2, 3, 4] as const;

interface RowShape {
  /** The number in states, moves and records: never changed, never reused. */
  readonly id: number;
  readonly name: string;
  /** The section in RULES.md. */
  readonly rule: string;
  readonly side: Side;
  /** VN-2.3: the true type; in a game without vargs a special hunter counts as a hunter. */
  readonly type: Type;
  readonly copies: number;
  /** VN-2.3.1: may be played with or without its power. */
  readonly isModal: boolean;
  /** The call in which the role acts, and when that call is made. */
  readonly call: string;
  readonly phase: 'dawn' | 'sunset' | '';
  /** Chooses a target in its call. */
  readonly hasTarget: boolean;
  /** VN-4.1.10: may choose its own holder. */
  readonly maySelf: boolean;
  /** VN-4.1.8: may choose the target of the cycle before. */
  readonly mayRepeat: boolean;
  /** VN-4.1.9: may choose nobody. */
  readonly mayPass: boolean;
  /** Asks for a second player; asks a second, `either` question; has a separate step after the card. */
  readonly hasSecond: boolean;
  readonly either: 'place' | 'kill' | '';
  readonly after: 'bride' | 'song' | '';
  /** VN-4.3.3: its target has no power until Nightfall. */
  readonly isBlocker: boolean;
}

const plain = {
  copies: 1,
  isModal: false,
  call: '',
  phase: '',
  hasTarget: false,
  maySelf: false,
  mayRepeat: true,
  mayPass: false,
  hasSecond: false,
  either: '',
  after: '',
  isBlocker: false,
} as const;
const vampire = { ...plain, side: VAMPIRES, type: SPECIAL_VAMPIRE } as const;
const hunter = { ...plain, side: HUNTERS, type: SPECIAL_HUNTER } as const;
const varg = { ...plain, side: VARGS, type: SHAPESHIFTER } as const;
const loner = { ...plain, side: LONER, type: SHAPESHIFTER } as const;
const atDawn = { phase: 'dawn', hasTarget: true } as const;
const atSunset = { phase: 'sunset', hasTarget: true } as const;
const once = { mayRepeat: false } as const;
const modal = { isModal: true } as const;
const blocker = { ...atDawn, ...once, isBlocker: true } as const;

/** Every role. The order of the rows is the order of the calls (VN-4.1.1), nothing more. */
const ROWS = [
  { ...hunter, ...blocker, id: 0, name: 'monk', rule: 'VN-5.14', call: 'monk' },
  { ...vampire, ...atDawn, id: 1, name: 'lamia', rule: 'VN-5.4', call: 'lamia', either: 'place' },
  { ...vampire, ...blocker, id: 2, name: 'undine', rule: 'VN-5.12', call: 'undine' },
  { ...varg, ...blocker, ...modal, id: 3, name: 'paralyzing-varg', rule: 'VN-5.23', call: 'paralyzing-varg' },
  { ...varg, ...atDawn, ...modal, id: 4, name: 'tricky-varg', rule: 'VN-5.24', call: 'tricky-varg', ...once },
  { ...vampire, ...atDawn, id: 5, name: 'queen', rule: 'VN-5.6', call: 'queen', maySelf: true, ...once },
  { ...vampire, ...atSunset, id: 6, name: 'king', rule: 'VN-5.1', call: 'lord', either: 'kill' },
  { ...vampire, ...atSunset, id: 7, name: 'prince', rule: 'VN-5.2', call: 'lord', ...once },
  { ...vampire, ...atSunset, id: 8, name: 'count', rule: 'VN-5.3', call: 'lord' },
  { ...vampire, ...atSunset, id: 9, name: 'nosferatu', rule: 'VN-5.11', call: 'nosferatu', mayPass: true },
  {
    ...varg,
    ...atSunset,
    ...modal,
    id: 10,
    name: 'vengeful-varg',
    rule: 'VN-5.22',
    call: 'vengeful-varg',
    mayPass: true,
  },
  { ...loner, ...atSunset, id: 11, name: 'werewolf', rule: 'VN-5.18', call: 'shifter', mayPass: true },
  { ...loner, ...atSunset, id: 12, name: 'kitsune', rule: 'VN-5.19', call: 'shifter', mayPass: true },
  { ...vampire, ...atSunset, id: 13, name: 'bride', rule: 'VN-5.7', call: 'bride', after: 'bride' },
  { ...vampire, ...atSunset, id: 14, name: 'banshee', rule: 'VN-5.13', call: 'banshee', after: 'song', ...once },
  { ...vampire, ...atSunset, id: 15, name: 'dhampir', rule: 'VN-5.8', call: 'dhampir', maySelf: true },
  { ...hunter, ...atSunset, id: 16, name: 'scout', rule: 'VN-5.16', call: 'scout' },
  { ...vampire, ...atSunset, id: 17, name: 'revenant', rule: 'VN-5.9', call: 'revenant', hasSecond: true },
  { ...vampire, ...atSunset, id: 18, name: 'ghoul', rule: 'VN-5.10', call: 'ghoul', hasTarget: false },
  { ...hunter, ...atSunset, id: 19, name: 'beauty', rule: 'VN-5.17', call: 'beauty', maySelf: true, ...once },
  { ...varg, id: 20, name: 'varg-leader', rule: 'VN-5.20' },
  { ...varg, ...modal, id: 21, name: 'sly-varg', rule: 'VN-5.21' },
  { ...hunter, id: 22, name: 'leader', rule: 'VN-5.15' },
  { ...hunter, id: 23, name: 'hunter', rule: 'VN-5.25', type: HUNTER_TYPE, copies: 6 },
  { ...vampire, id: 24, name: 'newly-turned', rule: 'VN-5.5', type: VAMPIRE_TYPE },
  { ...vampire, id: 25, name: 'vampire', rule: 'VN-5.25', type: VAMPIRE_TYPE, copies: 12 },
] as const satisfies readonly RowShape[];
type Row = (typeof ROWS)[number];
export type RoleName = Row['name'];
/** The roles that choose a target in their call. */
export type TargetingRole = Extract<Row, { hasTarget: true }>['name'];

/** VN-4.1.1: the calls of a cycle; a clan's call has the clan's name. */
export type PowerCall = Exclude<Row['call'], ''>;
export const DAY_CALLS = ['vargs', 'hunters'] as const;
export const INTRODUCTIONS = [
  'meet-vargs',
  'meet-varg-leader',
  'meet-newly-turned',
  'meet-hunters',
  'meet-leader',
] as const;
export type DayCall = (typeof DAY_CALLS)[number];
export type Introduction = (typeof INTRODUCTIONS)[number];
export type Call = PowerCall | DayCall | Introduction;
const callsAt = (phase: RowShape['phase']): readonly PowerCall[] => [
  ...new Set(ROWS.flatMap((row) => (row.phase === phase ? [row.call as PowerCall] : []))),
];
export const DAWN_CALLS: readonly PowerCall[] = callsAt('dawn');
export const SUNSET_CALLS: readonly PowerCall[] = callsAt('sunset');
/** When a call is made. */
export function phaseOf(call: Call): 'intro' | 'dawn' | 'day' | 'sunset' {
  if ((INTRODUCTIONS as readonly Call[]).includes(call)) return 'intro';
  if ((DAY_CALLS as readonly Call[]).includes(call)) return 'day';
  return (DAWN_CALLS as readonly Call[]).includes(call) ? 'dawn' : 'sunset';
}

export interface RoleRow extends RowShape {
  readonly call: PowerCall | '';
}
/** A role is its id. */
export type Role = number;
/** VN-2.3.1: the card of a varg without its power; shown at death, never held. */
export const PLAIN_VARG: Role = 26;
/** By id. */
export const ROLES: readonly RoleRow[] = byId(ROWS);
function byId(rows: readonly RoleRow[]): RoleRow[] {
  const all: RoleRow[] = [...rows, { ...varg, id: PLAIN_VARG, name: 'plain-varg', rule: 'VN-5.25', copies: 0 }];
  return all.sort((a, b) => a.id - b.id);
}
/** The roles a player can hold, in call order. */
export const ALL_ROLES: readonly Role[] = ROWS.map(({ id }) => id);
export const ROLE_NAMES: readonly RoleName[] = ROWS.map(({ name }) => name);
export const roleOf = (name: RoleName): Role => ALL_ROLES[ROLE_NAMES.indexOf(name)] ?? -1;
export const roleName = (role: Role): RoleName => ROLES[role]!.name as RoleName;
const rolesWhere = (isIn: (row: RoleRow) => boolean): readonly Role[] => ALL_ROLES.filter((role) => isIn(ROLES[role]!));
/** The roles that act in a call. */
export const rolesCalled = (call: PowerCall): readonly Role[] => rolesWhere((row) => row.call === call);

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

export const MODAL_VARGS: readonly Role[] = rolesWhere(({ isModal }) => isModal);
export const LORDS: readonly Role[] = rolesWhere(({ call }) => call === 'lord');
export const BLOCKERS: readonly Role[] = rolesWhere(({ isBlocker }) => isBlocker);
export const SHIFTERS: readonly Role[] = rolesWhere(({ call }) => call === 'shifter');

/** Bit masks of roles: ids stay below 32. */
export type RoleMask = number;
export const bit = (role: Role): RoleMask => 1 << role;
export const maskOf = (roles: readonly Role[]): RoleMask => roles.reduce((mask, role) => mask | bit(role), 0);
export const maskWhere = (isIn: (row: RoleRow, role: Role) => boolean): RoleMask =>
  maskOf(ALL_ROLES.filter((role) => isIn(ROLES[role]!, role)));
export const has = (mask: RoleMask, role: Role): boolean => ((mask >> role) & 1) === 1;
export const ALL_MASK: RoleMask = maskOf(ALL_ROLES);
export const SIDE_MASKS: readonly RoleMask[] = SIDES.map((_, side) => maskWhere((row) => row.side === side));
/** VN-4.2.4: the roles that see the hunters' list. */
export const CLAN_MASK: RoleMask = SIDE_MASKS[HUNTERS]! | bit(NEWLY_TURNED);
