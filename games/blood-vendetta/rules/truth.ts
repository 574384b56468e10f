import type { Seat } from '@duskhall/kernel';
import { type About, type Fact, LORD_BLOCKED, LORD_IDLE, LORD_KILLED } from '../events.ts';
import { attackerSeen } from '../roles/dhampir.ts';
import { mayPass } from '../roles/powers.ts';
import {
  BANSHEE,
  BLOCKERS,
  BRIDE,
  bit,
  COUNT,
  GHOUL,
  HUNTERS,
  has,
  KING,
  KITSUNE,
  LAMIA,
  NEWLY_TURNED,
  NOSFERATU,
  PARALYZING_VARG,
  ROLES,
  type Role,
  SIDE_MASKS,
  SPECIAL_VAMPIRE,
  TRICKY_VARG,
  VARGS,
  WEREWOLF,
} from '../roles/table.ts';
import { isPower, type State } from '../state/index.ts';
import { isLordDying, livesLeft } from './nightfall.ts';
import { isBlocked, lordIn, wasAlive } from './people.ts';
import { groupOf, shownType } from './shown-type.ts';

/** The roles a Dhampir can see as attackers. */
export const KILLERS =
  SIDE_MASKS[HUNTERS]! | SIDE_MASKS[VARGS]! | bit(KING) | bit(NOSFERATU) | bit(WEREWOLF) | bit(KITSUNE) | bit(BANSHEE);

const livedIn = (s: State, role: Role, cycle: number): boolean =>
  s.roles.some((own, seat) => own === role && wasAlive(s, seat, cycle));
const isBlocker = (s: State, role: Role): boolean =>
  BLOCKERS.includes(role) && (role !== PARALYZING_VARG || isPower(s, role));
/** Whether the state still holds the actions of the fact's cycle. */
const isToday = (s: State, { cycle }: Fact): boolean => cycle === s.cycle && s.phase !== 'night' && s.ending === '';

/** The role's target in the cycle of a fact; null if the state no longer holds it. */
function usedIn(s: State, role: Role, { cycle }: Fact): Seat | null {
  if (cycle === s.cycle) return (s.phase === 'night' ? s.before : s.used)[role]!;
  return cycle === s.cycle - 1 && s.phase !== 'night' ? s.before[role]! : null;
}
/** VN-4.1.10: whether the holder could choose this target. */
const mayChoose = (s: State, { seat, cycle }: Fact, target: Seat): boolean =>
  target >= 0 && wasAlive(s, target, cycle) && (target !== seat || ROLES[s.roles[seat]!]!.maySelf);
const hasChosen = (s: State, fact: Fact): boolean =>
  mayChoose(s, fact, fact.target) && (usedIn(s, s.roles[fact.seat]!, fact) ?? fact.target) === fact.target;

/** For each kind of fact, whether it agrees with the roles, the deaths, and this and the previous cycle's actions. */
const CHECKS: { readonly [about in About]: (s: State, fact: Fact) => boolean } = {
  done(s, fact) {
    const { seat, target, value } = fact;
    const role = s.roles[seat]!;
    if (target < 0) return mayPass(s, role) && (usedIn(s, role, fact) ?? -1) < 0;
    if (!hasChosen(s, fact)) return false;
    if (role === TRICKY_VARG) return s.tricks[fact.cycle] === target;
    if (!isToday(s, fact)) return true;
    if (role === LAMIA) return s.isHost === (value === 1);
    return role !== KING || s.attacks.some(({ source }) => source === 'king') === (value === 1);
  },
  blocked(s, fact) {
    const { seat, cycle } = fact;
    if (isToday(s, fact)) return isBlocked(s, seat);
    if (s.roles[seat] === NEWLY_TURNED || s.roles[seat] === GHOUL) return false;
    return s.roles.some((role, at) => at !== seat && isBlocker(s, role) && wasAlive(s, at, cycle));
  },
  noTarget(s, fact) {
    const { mayRepeat, hasSecond } = ROLES[s.roles[fact.seat]!]!;
    const choices = s.roles.filter((_, target) => mayChoose(s, fact, target)).length;
    return choices - (mayRepeat ? 0 : 1) < (hasSecond ? 2 : 1);
  },
  type(s, fact) {
    const { cycle, call, target, other, value } = fact;
    const isMarked = value === SPECIAL_VAMPIRE && lordIn(s, cycle) === target;
    return (
      hasChosen(s, fact) && shownType(s, target, cycle) === value && (call !== 'scout' || isMarked === (other === 1))
    );
  },
  watch(s, fact) {
    const { seat, cycle, target, other, value } = fact;
    if (s.roles[seat] !== COUNT || lordIn(s, cycle) !== other) return false;
    if ((usedIn(s, s.roles[other]!, fact) ?? target) !== target) return false;
    if (value === LORD_BLOCKED) return !isToday(s, fact) || isBlocked(s, other);
    if (value === LORD_IDLE) return target < 0;
    return value === LORD_KILLED ? s.roles[other] === KING : shownType(s, target, cycle) === value;
  },
  heir: (s, { seat, cycle, target }) => s.roles[target] === COUNT && lordIn(s, cycle) === seat,
  lord: (s, fact) => hasChosen(s, fact) && (lordIn(s, fact.cycle) === fact.target) === (fact.value === 1),
  warned: (s, fact) => s.roles[fact.seat] === BRIDE && (isToday(s, fact) ? isLordDying(s) : lordIn(s, fact.cycle) >= 0),
  sacrifice(s, fact) {
    if (s.roles[fact.seat] !== BRIDE || lordIn(s, fact.cycle) < 0) return false;
    return !isToday(s, fact) || s.isSacrificed === (fact.value === 1);
  },
  doomed: (s, fact) => (usedIn(s, BANSHEE, fact) ?? fact.seat) === fact.seat && livedIn(s, BANSHEE, fact.cycle),
  attacker(s, fact) {
    const { seat, target, other } = fact;
    if (!hasChosen(s, fact)) return false;
    if (isToday(s, fact)) return attackerSeen(s, seat, target) === other;
    return other < 0 || has(KILLERS, s.roles[other]!);
  },
  same(s, fact) {
    const { cycle, target, other, value } = fact;
    const [a, b] = [target, other].map((one) => groupOf(shownType(s, one, cycle)));
    return hasChosen(s, fact) && mayChoose(s, fact, other) && other !== target && (a === b) === (value === 1);
  },
  lives: (s, fact) => s.roles[fact.seat] === GHOUL && (!isToday(s, fact) || livesLeft(s) === fact.value),
};

/** Whether a fact a seat was told is true. Only the doomed are told something outside their own call. */
export const isTrue = (s: State, fact: Fact): boolean =>
  (fact.about === 'doomed' || ROLES[s.roles[fact.seat]!]!.call === fact.call) && CHECKS[fact.about](s, fact);
