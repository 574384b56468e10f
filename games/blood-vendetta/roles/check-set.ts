import { cardsOf, type RoleSet, sizeOf } from './sets.ts';
import {
  BANSHEE,
  BEAUTY,
  BRIDE,
  COUNT,
  HUNTER,
  HUNTERS,
  has,
  KING,
  KITSUNE,
  LEADER,
  LORDS,
  NEWLY_TURNED,
  PARALYZING_VARG,
  PRINCE,
  QUEEN,
  ROLES,
  type Role,
  SPECIAL_VAMPIRE,
  VAMPIRES,
  VARG_LEADER,
  VARGS,
  VENGEFUL_VARG,
  WEREWOLF,
} from './table.ts';

export type SetFault =
  | 'wrong-number-of-players'
  | 'wrong-number-of-cards'
  | 'too-many-copies'
  | 'two-lords'
  | 'no-hunter'
  | 'vampires-too-few'
  | 'two-shapeshifters'
  | 'vargs-unbalanced'
  | 'bride-without-lord'
  | 'turned-without-hunters'
  | 'vargs-too-early'
  | 'no-lord'
  | 'lord-of-six'
  | 'turned-with-beauty'
  | 'banshee-without-queen'
  | 'paralyzing-too-strong'
  | 'vengeful-without-lord'
  | 'leader-alone';
export interface Finding {
  code: SetFault;
  rule: string;
}

type Test = [code: SetFault, rule: string, isWrong: (set: RoleSet, players: number) => boolean];

const holds = ({ counts }: RoleSet, role: Role): boolean => counts[role]! > 0;
const count = ({ counts }: RoleSet, isIn: (role: Role) => boolean): number =>
  counts.reduce((sum, n, role) => (isIn(role) ? sum + n : sum), 0);
const ofSide = (set: RoleSet, side: number): number => count(set, (role) => ROLES[role]!.side === side);
const hasLord = (set: RoleSet): boolean => LORDS.some((role) => holds(set, role));
const specialHunters = (set: RoleSet): number => count(set, (role) => ROLES[role]!.side === HUNTERS && role !== HUNTER);
const specialVampires = (set: RoleSet): number => count(set, (role) => ROLES[role]!.type === SPECIAL_VAMPIRE);
const isActive = (set: RoleSet, role: Role): boolean => holds(set, role) && has(set.powers, role);

function areVargsUnbalanced(set: RoleSet): boolean {
  const vargs = ofSide(set, VARGS);
  return vargs > 0 && !(holds(set, VARG_LEADER) && holds(set, LEADER) && vargs === ofSide(set, HUNTERS));
}

/** VN-2.6.1 to VN-2.6.7: errors that prevent the start. */
const ERRORS: readonly Test[] = [
  ['wrong-number-of-players', 'VN-2.6.1', (_, players) => players < 6 || players > 24],
  ['wrong-number-of-cards', 'VN-2.6.1', (set, players) => sizeOf(set) !== players],
  ['too-many-copies', 'VN-2.6.1', (set) => cardsOf(set).some((role) => set.counts[role]! > ROLES[role]!.copies)],
  ['two-lords', 'VN-2.6.2', (set) => holds(set, KING) && holds(set, PRINCE)],
  ['no-hunter', 'VN-2.6.4', (set) => ofSide(set, HUNTERS) === 0],
  ['vampires-too-few', 'VN-2.6.4', (set) => ofSide(set, VAMPIRES) * 2 <= sizeOf(set)],
  ['two-shapeshifters', 'VN-2.6.5', (set) => holds(set, WEREWOLF) && holds(set, KITSUNE)],
  ['vargs-unbalanced', 'VN-2.6.6', areVargsUnbalanced],
  ['bride-without-lord', 'VN-2.6.7', (set) => holds(set, BRIDE) && !hasLord(set)],
  ['turned-without-hunters', 'VN-2.6.7', (set) => holds(set, NEWLY_TURNED) && ofSide(set, HUNTERS) < 2],
];

/** VN-2.6.6, VN-2.6.8: warnings shown to the host. */
const WARNINGS: readonly Test[] = [
  ['vargs-too-early', 'VN-2.6.6', (set, players) => ofSide(set, VARGS) > 0 && players < 20],
  ['no-lord', 'VN-2.6.8', (set, players) => players >= 7 && !hasLord(set)],
  ['lord-of-six', 'VN-2.6.8', (set, players) => players === 6 && hasLord(set)],
  ['turned-with-beauty', 'VN-2.6.8', (set) => holds(set, NEWLY_TURNED) && holds(set, BEAUTY)],
  ['banshee-without-queen', 'VN-2.6.8', (set) => holds(set, BANSHEE) && !holds(set, QUEEN)],
  [
    'paralyzing-too-strong',
    'VN-2.6.8',
    (set) => isActive(set, PARALYZING_VARG) && (specialHunters(set) < 3 || specialVampires(set) < 6),
  ],
  ['vengeful-without-lord', 'VN-2.6.8', (set) => isActive(set, VENGEFUL_VARG) && !hasLord(set)],
  ['leader-alone', 'VN-2.6.8', (set) => holds(set, LEADER) && ofSide(set, HUNTERS) === 1],
];

const find = (tests: readonly Test[], set: RoleSet, players: number): Finding[] =>
  tests.flatMap(([code, rule, isWrong]) => (isWrong(set, players) ? [{ code, rule }] : []));
export const errorsIn = (set: RoleSet, players: number): Finding[] => find(ERRORS, set, players);
export const warningsIn = (set: RoleSet, players: number): Finding[] => find(WARNINGS, set, players);

/** VN-2.6.3: the Count is heir to another lord. */
export const hasHeir = (set: RoleSet): boolean => holds(set, COUNT) && (holds(set, KING) || holds(set, PRINCE));
