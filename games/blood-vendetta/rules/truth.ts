import { type Fact, LORD_KILLED } from '../events.ts';
import { attackerSeen } from '../roles/dhampir.ts';
import {
  BANSHEE,
  BLOCKERS,
  bit,
  COUNT,
  GHOUL,
  HUNTERS,
  has,
  KING,
  KITSUNE,
  NEWLY_TURNED,
  NOSFERATU,
  PARALYZING_VARG,
  type Role,
  SIDE_MASKS,
  SPECIAL_VAMPIRE,
  VARGS,
  WEREWOLF,
} from '../roles/table.ts';
import { isPower, type State } from '../state/index.ts';
import { isLordDying, livesLeft } from './nightfall.ts';
import { isBlocked, lordIn, wasAlive } from './people.ts';
import { groupOf, shownType } from './shown-type.ts';

/** Whom a Dhampir can see at a door. */
export const KILLERS =
  SIDE_MASKS[HUNTERS]! | SIDE_MASKS[VARGS]! | bit(KING) | bit(NOSFERATU) | bit(WEREWOLF) | bit(KITSUNE) | bit(BANSHEE);

const livedIn = (s: State, role: Role, cycle: number): boolean =>
  s.roles.some((own, seat) => own === role && wasAlive(s, seat, cycle));
const isBlocker = (s: State, role: Role): boolean =>
  BLOCKERS.includes(role) && (role !== PARALYZING_VARG || isPower(s, role));
/** The doings of the fact's cycle are still at hand. */
const isToday = (s: State, { cycle }: Fact): boolean => cycle === s.cycle && s.phase !== 'night' && s.ending === '';

/** Whether what a seat was told is true of the roles, the dead and what is still at hand of this cycle. */
export function isTrue(s: State, fact: Fact): boolean {
  const { seat, cycle, call, target, other, value } = fact;
  switch (fact.about) {
    case 'type': {
      const isMarked = value === SPECIAL_VAMPIRE && lordIn(s, cycle) === target;
      return shownType(s, target, cycle) === value && (call !== 'E8' || isMarked === (other === 1));
    }
    case 'watch':
      if (s.roles[seat] !== COUNT || lordIn(s, cycle) !== other) return false;
      return value > 4 ? value !== LORD_KILLED || s.roles[other] === KING : shownType(s, target, cycle) === value;
    case 'heir':
      return s.roles[target] === COUNT;
    case 'lord':
      return (lordIn(s, cycle) === target) === (value === 1);
    case 'attacker':
      if (isToday(s, fact)) return attackerSeen(s, seat, target) === other;
      return other < 0 || has(KILLERS, s.roles[other]!);
    case 'same': {
      const [a, b] = [target, other].map((one) => groupOf(shownType(s, one, cycle)));
      return (a === b) === (value === 1);
    }
    case 'lives':
      return s.roles[seat] === GHOUL && (!isToday(s, fact) || livesLeft(s) === value);
    case 'warned':
      return !isToday(s, fact) || isLordDying(s);
    case 'blocked':
      if (isToday(s, fact)) return isBlocked(s, seat);
      if (s.roles[seat] === NEWLY_TURNED || s.roles[seat] === GHOUL) return false;
      return s.roles.some((role, at) => at !== seat && isBlocker(s, role) && wasAlive(s, at, cycle));
    case 'doomed':
      if (isToday(s, fact)) return s.used[BANSHEE] === seat;
      return livedIn(s, BANSHEE, cycle);
    default:
      return true;
  }
}
