import { type Rng, type Seat, shuffle } from '@duskhall/kernel';
import { LORD_BLOCKED } from '../events.ts';
import { callerOf, targetsOf } from '../roles/powers.ts';
import { ALL_ROLES, BLOCKERS, type Call, GHOUL, NEWLY_TURNED, ROLES, type Role } from '../roles/table.ts';
import { heir, lord } from '../rules/people.ts';
import { questionIn } from '../rules/window.ts';
import type { State } from '../state/index.ts';
import type { View } from './index.ts';

/** The first `first` blockers of this cycle are known to have blocked the seat, or known not to have. */
export interface BlockRule {
  readonly seat: Seat;
  readonly first: number;
  readonly isBlocked: boolean;
}
const ALL = BLOCKERS.length;
/** The number of blockers called before this call. */
const blockersBefore = (call: Call): number => {
  const at = (role: Role) => ALL_ROLES.indexOf(role);
  const first = ALL_ROLES.findIndex((role) => ROLES[role]!.call === call);
  return first < 0 ? ALL : BLOCKERS.filter((role) => at(role) < first).length;
};

/** The blocks the viewer knows of today, from its own facts, its clan, watching the lord, and its current question. */
export function blockRules(v: View, s: State): BlockRule[] {
  const rules: BlockRule[] = [];
  const own = ROLES[v.role]?.call ?? '';
  if (v.used >= 0 && own !== '') rules.push({ seat: v.viewer, first: blockersBefore(own), isBlocked: false });
  for (const { cycle, call, about, target, other, value } of v.facts) {
    if (cycle !== v.cycle || about === 'doomed') continue;
    if (about === 'heir') rules.push({ seat: target, first: ALL, isBlocked: false });
    else rules.push({ seat: v.viewer, first: blockersBefore(call), isBlocked: about === 'blocked' });
    if (about === 'watch') rules.push({ seat: other, first: ALL, isBlocked: value === LORD_BLOCKED });
  }
  for (const { clan, cycle, silenced } of v.hunts)
    if (cycle === v.cycle)
      for (const seat of v.shown[clan === 'vargs' ? 'meet-vargs' : 'meet-hunters'])
        if (v.isAlive[seat]) rules.push({ seat, first: ALL, isBlocked: silenced.includes(seat) });
  return [...rules, ...unseenHeir(v, s), ...asAsked(v, s)];
}

/** VN-5.3.3: a lord who was told of no heir has none, or a blocked one. */
function unseenHeir(v: View, s: State): BlockRule[] {
  const seat = heir(s);
  const isUnseen = seat >= 0 && v.viewer === lord(s) && v.called.includes('lord') && !s.isLeaving[seat];
  return isUnseen && !v.facts.some(({ about }) => about === 'heir') ? [{ seat, first: ALL, isBlocked: true }] : [];
}

/** In its own call, a seat also learns whether it is blocked from the question: real, or a harmless one. */
function asAsked(v: View, s: State): BlockRule[] {
  const f = v.stack.at(-1);
  const lane = v.lane.at(-1);
  const { call } = ROLES[v.role] ?? {};
  if (f?.do !== 'window.closed' || v.options.callMode !== 'sequential' || !call) return [];
  const window = v.windows[f.place]!;
  if (!window.calls.includes(call) || callerOf(s, call) !== v.viewer || targetsOf(s, v.viewer).length === 0) return [];
  const rule = (isBlocked: boolean) => [{ seat: v.viewer, first: blockersBefore(call), isBlocked }];
  if (v.pick >= 0) return rule(false);
  if (lane?.do !== 'step.answered') return [];
  const expected = questionIn(s, v.viewer, window, lane.step);
  if (v.question !== expected) return rule(true);
  return expected === 'target' || expected === 'place' || expected === 'kill' || expected === 'second'
    ? rule(false)
    : [];
}

const isImmune = (s: State, seat: Seat): boolean => s.roles[seat] === NEWLY_TURNED || s.roles[seat] === GHOUL;
const isKept = (s: State, targets: readonly Seat[], { seat, first, isBlocked }: BlockRule): boolean =>
  isBlocked === (!isImmune(s, seat) && targets.slice(0, first).includes(seat));

/** Picks today's target for each blocker so that every rule holds; null if that is impossible. */
export function chooseBlocks(v: View, s: State, rules: readonly BlockRule[], rng: Rng): Seat[] | null {
  const must = [...new Set(rules.filter(({ isBlocked }) => isBlocked).map(({ seat }) => seat))];
  const extend = (targets: readonly Seat[]): Seat[] | null => {
    const place = targets.length;
    if (place === ALL) return rules.every((rule) => isKept(s, targets, rule)) ? targets.slice() : null;
    for (const target of optionsOf(v, s, targets, must, rng)) {
      const found = extend([...targets, target]);
      if (found !== null) return found;
    }
    return null;
  };
  return extend([]);
}

const SOME = 6;
function optionsOf(v: View, s: State, targets: readonly Seat[], must: readonly Seat[], rng: Rng): Seat[] {
  const role = BLOCKERS[targets.length]!;
  const { call } = ROLES[role]!;
  const me = call === '' || !v.called.includes(call) ? -1 : callerOf(s, call);
  if (me === v.viewer && me >= 0) return [v.used];
  if (me < 0 || targets.includes(me)) return [-1];
  const legal = shuffle(rng, targetsOf(s, me), 'blocks');
  if (legal.length === 0) return [-1];
  const wanted = legal.filter((seat) => must.includes(seat));
  return shuffle(rng, [...new Set([...wanted, ...legal.slice(0, SOME)])], 'blocks');
}
