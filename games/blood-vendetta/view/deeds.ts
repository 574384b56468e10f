import { below, type Rng, type Seat } from '@duskhall/kernel';
import { LORD_KILLED } from '../events.ts';
import { actIn, callerOf, mayPass, targetsOf } from '../roles/powers.ts';
import {
  ALL_ROLES,
  BANSHEE,
  BEAUTY,
  BLOCKERS,
  BRIDE,
  type Call,
  COUNT,
  HUNTERS,
  KING,
  LAMIA,
  PARALYZING_VARG,
  type PowerCall,
  PRINCE,
  QUEEN,
  ROLES,
  TRICKY_VARG,
  VARGS,
} from '../roles/table.ts';
import { attackersOf, votersOf } from '../rules/day.ts';
import { holder, isBlocked, livesOfSide, living, lord, presentAt } from '../rules/people.ts';
import { NONE, type State } from '../state/index.ts';
import { blockRules, chooseBlocks } from './blocks.ts';
import { type Focus, focusOf, KILLER_CALLS, type KillerCall, warderOf } from './focus.ts';
import type { View } from './index.ts';
import { isUntricked } from './worlds.ts';

/** Samples today's secret actions consistently with the view; false if no consistent choice was found. */
export function imagineDeeds(v: View, s: State, rng: Rng): boolean {
  imagineYesterday(v, s, rng);
  s.ghoulLives = v.lives >= 0 ? v.lives : s.cycle > 1 ? 1 + below(rng, 2, 'lives') : 2;
  s.brideKnows = v.role === BRIDE ? v.knownLord : below(rng, 3, 'bride') === 0 && s.cycle > 1 ? lord(s) : -1;
  if (v.phase === 'night' || v.phase === 'intro') return true;
  const focus = focusOf(v, s, rng);
  if (focus === null) return false;
  const trickster = s.tricks[v.cycle]! >= 0 ? holder(s, TRICKY_VARG) : -1;
  const rules = [...blockRules(v, s), ...focus.rules];
  const singer = isTold(v) || focus.song === 'must' ? holder(s, BANSHEE) : -1;
  for (const seat of [trickster, singer]) if (seat >= 0) rules.push({ seat, first: BLOCKERS.length, isBlocked: false });
  const blocks = chooseBlocks(v, s, rules, rng);
  if (blocks === null) return false;
  for (const call of v.called) if (!imagineCall(v, s, call, focus, blocks, rng)) return false;
  s.isSacrificed = v.facts.some(({ about, cycle, value }) => about === 'sacrifice' && cycle === v.cycle && value === 1);
  return true;
}

const pickOne = (rng: Rng, seats: readonly Seat[]): Seat =>
  seats.length === 0 ? -1 : seats[below(rng, seats.length, 'deed')]!;

const TARGETING = ALL_ROLES.filter((role) => ROLES[role]!.hasTarget);

/** VN-4.1.8: samples each role's target in the previous cycle. */
function imagineYesterday(v: View, s: State, rng: Rng): void {
  const past = v.phase === 'night' ? v.cycle : v.cycle - 1;
  const isPast = past > (v.options.moderator === 'temporary' ? 1 : 0);
  const doomed = v.facts.some(({ about, cycle }) => about === 'doomed' && cycle === past);
  // VN-5.7.6: the Bride is not warned of a doom.
  const spared = v.facts.some(({ about, cycle }) => about === 'warned' && cycle === v.cycle) ? lord(s) : -1;
  for (const role of TARGETING) {
    const me = s.roles.findIndex((own, seat) => own === role && (s.diedIn[seat]! < 0 || s.diedIn[seat]! >= past));
    const isFree = (seat: Seat) => seat !== me && seat !== v.viewer && (role !== BANSHEE || seat !== spared);
    const others = living(s).filter(isFree);
    s.before[role] =
      role === v.role ? v.before : isPast && me >= 0 && below(rng, 2, 'before') === 0 ? pickOne(rng, others) : -1;
  }
  if (v.role !== BEAUTY) s.before[BEAUTY] = v.charms[past] ?? -1;
  if (v.role !== PARALYZING_VARG) s.before[PARALYZING_VARG] = v.bites[past] ?? -1;
  if (doomed) s.before[BANSHEE] = v.viewer;
  // The heir watched the lord, so it knows the lord's target.
  const seen = v.facts.find(({ about, cycle }) => about === 'watch' && cycle === past);
  if (seen !== undefined) s.before[s.roles[seen.other]!] = seen.target;
}

function imagineCall(v: View, s: State, call: Call, focus: Focus, blocks: readonly Seat[], rng: Rng): boolean {
  if (call === 'vargs' || call === 'hunters') return imagineStrike(v, s, call, focus, rng);
  const power = call as PowerCall;
  const wasLeaving = v.viewer >= 0 && s.isLeaving[v.viewer]!;
  if (wasLeaving) s.isLeaving[v.viewer] = false;
  const me = callerOf(s, power);
  const isDone =
    me < 0 ||
    !ROLES[s.roles[me]!]!.hasTarget ||
    (me === v.viewer ? repeat(v, s, power) : choose(v, s, power, me, focus, blocks, rng));
  if (wasLeaving) s.isLeaving[v.viewer] = true;
  return isDone;
}

function act(s: State, call: PowerCall, me: Seat, target: Seat, either: number): boolean {
  s.picks[me] = target;
  s.eithers[me] = either;
  actIn(s, call);
  s.picks[me] = NONE;
  s.eithers[me] = NONE;
  s.seconds[me] = NONE;
  return s.used[s.roles[me]!] === target;
}

/** Replays the viewer's own action, which it knows. */
function repeat(v: View, s: State, call: PowerCall): boolean {
  if (v.used < 0) return true;
  const hasKilled = v.facts.some(({ cycle, about, value }) => cycle === v.cycle && about === 'done' && value === 1);
  const isKill = v.role === KING && (hasKilled || (v.options.callMode === 'simultaneous' && v.either === 1));
  return act(s, call, v.viewer, v.used, isKill || (v.role === LAMIA && v.isHost) ? 1 : 0);
}

function choose(
  v: View,
  s: State,
  call: PowerCall,
  me: Seat,
  focus: Focus,
  blocks: readonly Seat[],
  rng: Rng,
): boolean {
  const role = s.roles[me]!;
  const blocker = BLOCKERS.indexOf(role);
  if (blocker >= 0) return blocks[blocker]! < 0 || act(s, call, me, blocks[blocker]!, NONE);
  const seen = v.facts.find(({ cycle, about }) => cycle === v.cycle && about === 'watch');
  if (call === 'lord' && seen !== undefined)
    return seen.target < 0 || act(s, call, me, seen.target, seen.value === LORD_KILLED ? 1 : 0);
  const targets = targetsOf(s, me);
  if (targets.length === 0 || isBlocked(s, me)) return true;
  const isAim = (focus.aims as string[]).includes(call);
  const either = role === KING ? (isAim ? 1 : below(rng, 3, 'kill') === 0 ? 1 : 0) : below(rng, 2, 'place');
  const isAttack =
    (KILLER_CALLS as readonly string[]).includes(call) &&
    (role !== KING || either === 1) &&
    role !== COUNT &&
    role !== PRINCE;
  const wanted = wantedOf(v, s, role, focus);
  if (isAim || wanted >= 0)
    return targets.includes(isAim ? focus.seat : wanted) && act(s, call, me, isAim ? focus.seat : wanted, either);
  const fine = targets.filter(
    (target) => isFine(v, role, target, focus) && (!isAttack || keepsAway(s, call as KillerCall, target, focus)),
  );
  if (mayPass(s, role) && (fine.length === 0 || below(rng, 4, 'pass') === 0)) return act(s, call, me, -1, either);
  return fine.length > 0
    ? act(s, call, me, pickOne(rng, fine), either)
    : role === KING && act(s, call, me, pickOne(rng, targets), 0);
}

/** The forced target; -1: any target will do. */
function wantedOf(v: View, s: State, role: number, focus: Focus): Seat {
  if (role === TRICKY_VARG) return s.tricks[v.cycle]!;
  if (role === BANSHEE && focus.song === 'must') return focus.seat;
  if (role === BANSHEE && isTold(v)) return v.viewer;
  return focus.ward === 'must' && s.roles[warderOf(v, s, focus.seat)] === role ? focus.seat : -1;
}
const isTold = (v: View): boolean => v.facts.some(({ about, cycle }) => about === 'doomed' && cycle === v.cycle);

/** The targets that do not contradict the viewer's facts. */
function isFine(v: View, role: number, target: Seat, focus: Focus): boolean {
  if (role === TRICKY_VARG) return !isUntricked(v, v.cycle, target);
  if ((role === QUEEN || role === PRINCE) && focus.ward === 'never') return target !== focus.seat;
  if (role === LAMIA) return target !== focus.seat;
  if (role !== BANSHEE) return true;
  const isPending = v.stack.some((f) => f.do === 'song.open');
  return (isPending || target !== v.viewer) && (focus.song !== 'never' || target !== focus.seat);
}

/** Only the chosen attackers may visit the home in focus. */
function keepsAway(s: State, call: KillerCall, target: Seat, { seat, aims, isFirstOnly }: Focus): boolean {
  if (seat < 0 || (isFirstOnly && KILLER_CALLS.indexOf(call) > KILLER_CALLS.indexOf(aims[0]!))) return true;
  return target !== seat && !presentAt(s, target).includes(seat);
}

/** The clan's victim: its members know it; for other viewers it is sampled. */
function imagineStrike(v: View, s: State, call: 'vargs' | 'hunters', focus: Focus, rng: Rng): boolean {
  const clan = call === 'vargs' ? 'vargs' : 'hunters';
  const done = s.attacks.filter(({ source }) => source === clan).map(({ target }) => target);
  const attackers = attackersOf(s, clan);
  if (v.viewer >= 0 && s.isAlive[v.viewer] && v.shown[call === 'vargs' ? 'meet-vargs' : 'meet-hunters'].length > 0) {
    const met = v.hunts.filter((hunt) => hunt.clan === clan && hunt.cycle === v.cycle && hunt.victim >= 0);
    if (done.length === 0 && attackers.length > 0)
      s.attacks = [...s.attacks, ...met.map(({ victim }) => ({ source: clan, target: victim, attackers }) as const)];
    return true;
  }
  if (attackers.length === 0 || !livesOfSide(s, call === 'vargs' ? VARGS : HUNTERS)) return !focus.aims.includes(call);
  const isAim = focus.aims.includes(call) && done.length === 0;
  const voters = votersOf(s, clan);
  const mayChoose = (seat: Seat) => voters.some((voter) => voter !== seat) && !done.includes(seat);
  const fine = living(s).filter((seat) => mayChoose(seat) && keepsAway(s, call, seat, focus));
  const target = isAim ? focus.seat : below(rng, 5, 'nobody') === 0 ? -1 : pickOne(rng, fine);
  if (target >= 0) s.attacks = [...s.attacks, { source: clan, target, attackers }];
  return true;
}
