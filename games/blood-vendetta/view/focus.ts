import { type Rng, type Seat, shuffle } from '@duskhall/kernel';
import { callerOf } from '../roles/powers.ts';
import {
  BANSHEE,
  BLOCKERS,
  BRIDE,
  DHAMPIR,
  GHOUL,
  HUNTERS,
  KING,
  LEADER,
  NOSFERATU,
  PRINCE,
  QUEEN,
  ROLES,
  type Role,
  type Side,
  VARG_LEADER,
  VARGS,
  VENGEFUL_VARG,
} from '../roles/table.ts';
import { holder, isVargGame, lord, present, sideOf } from '../rules/people.ts';
import { isPower, type State } from '../state/index.ts';
import type { BlockRule } from './blocks.ts';
import type { View } from './index.ts';

/** The attackers in order of attack: the two clans, then single roles. */
export const KILLER_CALLS = ['vargs', 'hunters', 'lord', 'nosferatu', 'vengeful-varg', 'shifter'] as const;
export type KillerCall = (typeof KILLER_CALLS)[number];

/** Constraints on today's actions that make the viewer's facts true. */
export interface Focus {
  /** Only seats aiming at this home may attack it; -1: no constraint. */
  seat: Seat;
  aims: KillerCall[];
  /** Attackers before the first aim stay away; later ones are free. */
  isFirstOnly: boolean;
  ward: 'must' | 'never' | 'any';
  song: 'must' | 'never' | 'any';
  rules: BlockRule[];
}
const nothing = (): Focus => ({ seat: -1, aims: [], isFirstOnly: false, ward: 'any', song: 'any', rules: [] });

/** Derives the constraints from what the Ghoul, the Bride and the Dhampir learned; null if this world rules it out. */
export function focusOf(v: View, s: State, rng: Rng): Focus | null {
  const today = (about: string) => v.facts.find((fact) => fact.about === about && fact.cycle === v.cycle);
  if (v.role === GHOUL) {
    const told = today('lives');
    return told === undefined ? nothing() : ghoulFocus(v, s, v.lives - told.value, rng);
  }
  if (v.role === BRIDE && v.called.includes('bride')) return brideFocus(v, s, today('warned') !== undefined, rng);
  const seen = v.role === DHAMPIR ? today('attacker') : undefined;
  return seen === undefined ? nothing() : dhampirFocus(v, s, seen.target, seen.other);
}

function ghoulFocus(v: View, s: State, hits: number, rng: Rng): Focus | null {
  const isDoomed = s.before[BANSHEE] === v.viewer;
  if (hits > 0) return aimedAt(v, s, v.viewer, isDoomed ? hits - 1 : hits, rng);
  if (!isDoomed) return { ...nothing(), seat: v.viewer };
  const warder = warderOf(v, s, v.viewer);
  return warder < 0 ? null : { ...nothing(), seat: v.viewer, ward: 'must', rules: [unblocked(warder)] };
}

/** The Queen or else the Prince, if they could protect this seat today; -1: neither. */
export function warderOf(v: View, s: State, seat: Seat): Seat {
  const able = (call: 'queen' | 'lord', role: Role): Seat[] => {
    const me = v.called.includes(call) && s.before[role] !== seat ? callerOf(s, call) : -1;
    return me >= 0 && s.roles[me] === role ? [me] : [];
  };
  return [...able('queen', QUEEN), ...able('lord', PRINCE)][0] ?? -1;
}
const unblocked = (seat: Seat): BlockRule => ({ seat, first: BLOCKERS.length, isBlocked: false });

function brideFocus(v: View, s: State, isAsked: boolean, rng: Rng): Focus | null {
  const ruler = lord(s);
  const isOpen = v.stack.some((f) => f.do === 'bride.open');
  if (
    isOpen ||
    ruler < 0 ||
    v.knownLord !== ruler ||
    !v.facts.some((fact) => fact.call === 'bride' && fact.cycle === v.cycle && fact.about === 'lord')
  )
    return nothing();
  if (!isAsked) return { ...nothing(), seat: ruler };
  return aimedAt(v, s, ruler, 1, rng);
}

function aimedAt(v: View, s: State, seat: Seat, hits: number, rng: Rng): Focus | null {
  const able = KILLER_CALLS.filter((call) => canAim(v, s, call, seat));
  if (able.length < hits) return null;
  const aims = shuffle(rng, able, 'aims').slice(0, hits);
  return { ...nothing(), seat, aims, ward: 'never', rules: aims.flatMap((call) => free(s, call, seat)) };
}

function canAim(v: View, s: State, call: KillerCall, seat: Seat): boolean {
  if (!v.called.includes(call)) return false;
  if (call === 'vargs') return holder(s, VARG_LEADER) !== seat && strikerOf(s, VARGS, seat) >= 0;
  if (call === 'hunters') return strikerOf(s, HUNTERS, seat) >= 0;
  const me = callerOf(s, call);
  if (me < 0 || me === seat) return false;
  return call === 'lord' ? s.roles[me] === KING : call !== 'vengeful-varg' || seat === lord(s);
}

/** Somebody of the clan who can choose this victim. */
const strikerOf = (s: State, side: Side, victim: Seat): Seat =>
  present(s).find((seat) => sideOf(s, seat) === side && seat !== victim) ?? -1;

/** An attacker cannot have been blocked. */
function free(s: State, call: KillerCall, victim: Seat): BlockRule[] {
  const open = (seat: Seat): BlockRule[] => (seat < 0 ? [] : [unblocked(seat)]);
  if (call !== 'vargs' && call !== 'hunters') return open(callerOf(s, call));
  const side = call === 'vargs' ? VARGS : HUNTERS;
  const leader = holder(s, call === 'vargs' ? VARG_LEADER : LEADER);
  const striker = strikerOf(s, side, victim);
  return isVargGame(s) && leader >= 0 ? [...open(leader), ...open(striker)] : open(striker);
}

/** VN-5.8: the attacker seen came first, and no one seated between it and the Dhampir attacked. */
function dhampirFocus(v: View, s: State, watched: Seat, attacker: Seat): Focus | null {
  const base = { ...nothing(), seat: watched, song: 'never' as const };
  if (attacker < 0) return base;
  const role = s.roles[attacker]!;
  if (role === BANSHEE) return { ...base, song: 'must' };
  const call = killerCallOf(s, role, watched);
  if (call === null || !v.called.includes(call)) return null;
  const aimed: Focus = { ...base, aims: [call], isFirstOnly: true, song: 'any', rules: free(s, call, watched) };
  if (call !== 'vargs' && call !== 'hunters') return aimed;
  aimed.rules = [...aimed.rules.slice(0, -1), unblocked(attacker)];
  for (let one = (v.viewer + 1) % v.seats; one !== attacker; one = (one + 1) % v.seats)
    if (s.isAlive[one] && sideOf(s, one) === ROLES[role]!.side)
      aimed.rules.push({ ...unblocked(one), isBlocked: true });
  return aimed;
}

function killerCallOf(s: State, role: number, watched: Seat): KillerCall | null {
  const { side } = ROLES[role]!;
  if (side === HUNTERS) return 'hunters';
  const isAvenger = role === VENGEFUL_VARG && isPower(s, role) && watched === lord(s);
  if (side === VARGS) return isAvenger ? 'vengeful-varg' : 'vargs';
  return role === KING ? 'lord' : role === NOSFERATU ? 'nosferatu' : 'shifter';
}
