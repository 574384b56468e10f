import { below, type Seat } from '@duskhall/kernel';
import type { Attack } from '../events.ts';
import { learn } from '../rules/learn.ts';
import { livesLeft } from '../rules/nightfall.ts';
import { holder, isBlocked, living, lord } from '../rules/people.ts';
import { groupOf, shownType } from '../rules/shown-type.ts';
import { isPower, NONE, type State } from '../state/index.ts';
import { attackerSeen } from './dhampir.ts';
import { tellHeir, tellLord } from './lord.ts';
import {
  ALL_ROLES,
  BANSHEE,
  KITSUNE,
  MODAL_VARGS,
  type PowerCall,
  ROLES,
  type Role,
  type RoleName,
  SPECIAL_VAMPIRE,
  VAMPIRE_TYPE,
  WEREWOLF,
} from './table.ts';

/** What a power does beyond marking its target, and what its holder is told beyond that it was used. */
interface Power {
  act?(s: State, me: Seat, target: Seat): void;
  tell?(s: State, me: Seat, target: Seat): void;
}

const attack = (source: Attack['source']) => (s: State, me: Seat, target: Seat) => {
  if (target >= 0) s.attacks = [...s.attacks, { source, target, attackers: [me] }];
};

/**
 * Roles that only mark a target need no row: Monk (VN-5.14.1), Undine (VN-5.12.1), Queen (VN-5.6.1),
 * Beauty (VN-5.17.1) …
 */
const POWERS: { readonly [id in RoleName]?: Power } = {
  /** VN-5.4.1, VN-5.4.6: spends the night with someone, as host or visitor. */
  lamia: {
    act: (s, me) => {
      s.isHost = (s.eithers[me] === NONE ? below(s.table.rng, 2, 'lamia') : s.eithers[me]) === 1;
    },
    tell: (s, me, target) => learn(s, me, 'lamia', 'done', { target, value: s.isHost ? 1 : 0 }),
  },
  /** VN-5.24.1: makes someone look like a shapeshifter. */
  'tricky-varg': {
    act: (s, _, target) => {
      s.tricks = s.tricks.with(s.cycle, target);
    },
  },
  /** VN-5.1.1, VN-5.1.2: checks or kills. */
  king: { act: (s, me, target) => s.eithers[me] === 1 && attack('king')(s, me, target), tell: tellLord },
  /** VN-5.2.2, VN-5.2.3, VN-5.2.4: checks, and shields anyone who looks like a vampire. */
  prince: {
    act: (s, _, target) => {
      const type = shownType(s, target, s.cycle);
      s.princeWard = type === VAMPIRE_TYPE || type === SPECIAL_VAMPIRE ? target : -1;
    },
    tell: tellLord,
  },
  /** VN-5.3.1: checks once he is the lord. */
  count: { tell: tellLord },
  /** VN-5.11.1 */
  nosferatu: { act: attack('nosferatu') },
  /** VN-5.22.1, VN-5.22.2, VN-5.22.3: attacks the target if it is the lord. */
  'vengeful-varg': {
    act: (s, me, target) => target === lord(s) && attack('vengeful')(s, me, target),
    tell: (s, me, target) =>
      target < 0
        ? learn(s, me, 'vengeful-varg', 'done')
        : learn(s, me, 'vengeful-varg', 'lord', { target, value: target === lord(s) ? 1 : 0 }),
  },
  /** VN-5.18.1 */
  werewolf: { act: attack('werewolf') },
  /** VN-5.19.2, VN-5.19.3: hunts once no hunter lives. */
  kitsune: { act: attack('kitsune') },
  /** VN-5.7.1, VN-5.7.2, VN-5.7.3: looks for the lord. VN-5.0.2: no disguise fools her. */
  bride: {
    act: (s, _, target) => {
      if (target === lord(s)) s.brideKnows = target;
    },
    tell: (s, me, target) => learn(s, me, 'bride', 'lord', { target, value: target === lord(s) ? 1 : 0 }),
  },
  /** VN-5.8.1, VN-8.3: sees the attacker's seat and nothing else. */
  dhampir: {
    tell: (s, me, target) => learn(s, me, 'dhampir', 'attacker', { target, other: attackerSeen(s, me, target) }),
  },
  /** VN-5.16.1: checks, and recognises the lord. */
  scout: {
    tell: (s, me, target) => {
      const value = shownType(s, target, s.cycle);
      const isLord = value === SPECIAL_VAMPIRE && target === lord(s);
      learn(s, me, 'scout', 'type', { target, value, other: isLord ? 1 : 0 });
    },
  },
  /** VN-5.10.1: learns how many lives are left. */
  ghoul: { tell: (s, me) => learn(s, me, 'ghoul', 'lives', { value: livesLeft(s) }) },
  /** VN-5.9.1: compares two players. */
  revenant: {
    act: (s, me, target) => {
      if (s.seconds[me]! >= 0 && s.seconds[me] !== target) return;
      const rest = living(s).filter((seat) => seat !== me && seat !== target);
      s.seconds[me] = rest[below(s.table.rng, rest.length, 'revenant')]!;
    },
    tell: (s, me, target) => {
      const other = s.seconds[me]!;
      const [a, b] = [target, other].map((seat) => groupOf(shownType(s, seat, s.cycle)));
      learn(s, me, 'revenant', 'same', { target, other, value: a === b ? 1 : 0 });
    },
  },
};
const POWER_OF: readonly Power[] = ROLES.map(({ name }) => POWERS[name as RoleName] ?? {});

const ROLE_CALLED = new Map(ALL_ROLES.map((role) => [ROLES[role]!.call, role]));
/** The seat that acts in a call; -1: none. */
export function callerOf(s: State, call: PowerCall): Seat {
  const seat = call === 'lord' ? lord(s) : call === 'shifter' ? loner(s) : holderOf(s, ROLE_CALLED.get(call)!);
  return seat >= 0 && !s.isLeaving[seat] ? seat : -1;
}
function holderOf(s: State, role: Role): Seat {
  return MODAL_VARGS.includes(role) && !isPower(s, role) ? -1 : holder(s, role);
}
function loner(s: State): Seat {
  const werewolf = holder(s, WEREWOLF);
  return werewolf >= 0 ? werewolf : s.isKitsuneAwake ? holder(s, KITSUNE) : -1;
}

export const mayPass = (s: State, role: Role): boolean =>
  ROLES[role]!.mayPass || (role === BANSHEE && s.options.bansheeMayPass === 'on');

/** VN-4.1.8, VN-4.1.10, VN-5.9.2: the legal targets of a seat's power. */
export function targetsOf(s: State, me: Seat): Seat[] {
  const role = s.roles[me]!;
  const { maySelf, mayRepeat, hasSecond } = ROLES[role]!;
  const last = mayRepeat ? -1 : s.before[role]!;
  const seats = living(s).filter((seat) => (maySelf || seat !== me) && seat !== last);
  return hasSecond && seats.length < 2 ? [] : seats;
}

/** VN-4.1.2, VN-4.1.9: closes the call; a missing choice is drawn at random, or passed. */
export function actIn(s: State, call: PowerCall): void {
  const me = callerOf(s, call);
  if (me < 0 || isBlocked(s, me)) return;
  const role = s.roles[me]!;
  if (!ROLES[role]!.hasTarget) return;
  const targets = targetsOf(s, me);
  if (targets.length === 0) return;
  let target = s.picks[me]!;
  if (!targets.includes(target)) {
    target = mayPass(s, role) ? -1 : targets[below(s.table.rng, targets.length, ROLES[role]!.name)]!;
    if (ROLES[role]!.either === 'kill') s.eithers[me] = NONE;
  }
  s.used[role] = target;
  POWER_OF[role]!.act?.(s, me, target);
}

/** What the call's card tells the holder, and in the lord's call also the heir. */
export function tellIn(s: State, call: PowerCall): void {
  const me = callerOf(s, call);
  if (me >= 0) tellHolder(s, me, call);
  if (call === 'lord') tellHeir(s);
}

/** VN-4.1.6, VN-4.1.7, VN-4.3.5: the answer, "blocked", or "no legal target". */
function tellHolder(s: State, me: Seat, call: PowerCall): void {
  const role = s.roles[me]!;
  if (!ROLES[role]!.hasTarget) POWER_OF[role]!.tell?.(s, me, -1);
  else if (isBlocked(s, me)) learn(s, me, call, 'blocked');
  else if (targetsOf(s, me).length === 0) learn(s, me, call, 'noTarget');
  else {
    const tell = POWER_OF[role]!.tell ?? ((_, seat, target) => learn(s, seat, call, 'done', { target }));
    tell(s, me, s.used[role]!);
  }
}
