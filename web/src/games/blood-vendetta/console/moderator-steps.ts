import {
  boardsOf,
  type Call,
  CLAN_MASK,
  callerOf,
  type Event,
  type Frame,
  has,
  heir,
  INTRODUCTIONS,
  type Introduction,
  introductions,
  isBlocked,
  LEADER,
  membersOf,
  NEWLY_TURNED,
  type PowerCall,
  ROLES,
  rollCalls,
  type State,
  VARGS,
  type View,
} from '@duskhall/blood-vendetta';
import type { Words } from '@duskhall/blood-vendetta/texts/catalogue.ts';
import type { Seat } from '@duskhall/kernel';
import { cardLines } from '../secret/card.ts';
import { callsNow } from '../stage.ts';

/** What the moderator does in the open step. */
export type Step = 'roles' | 'show' | 'ask' | 'tell' | 'vote' | 'tie' | 'bride' | 'record' | 'night' | 'over';
const STEPS: { readonly [step in Frame['do']]?: Step } = {
  'roles.read': 'roles',
  'intro.read': 'show',
  'window.closed': 'ask',
  'card.read': 'tell',
  'board.closed': 'vote',
  'tie.answered': 'tie',
  'bride.answered': 'bride',
  'roll.entered': 'record',
};
export const stepOf = ({ ending, stack }: View): Step =>
  ending !== '' ? 'over' : (STEPS[stack.at(-1)?.do as Frame['do']] ?? 'night');

/** A call of this phase, and how far it is. */
export interface Item {
  call: Call;
  isSecond: boolean;
  state: 'done' | 'now' | 'next';
}

function callsOf(view: View, s: State): { call: Call; isSecond: boolean }[] {
  if (view.phase === 'day')
    return boardsOf(s).flatMap((board, i) =>
      board.map((call) => ({ call, isSecond: i > 0 && boardsOf(s)[i - 1]!.includes('hunters') && call === 'hunters' })),
    );
  const once = (calls: readonly Call[]) => calls.map((call) => ({ call, isSecond: false }));
  if (view.phase !== 'intro') return once(view.windows.flatMap(({ calls }) => calls));
  const isSecond = view.cycle > 0;
  return once([...introductions(s, isSecond), ...(isSecond ? rollCalls(s) : [])]);
}

/** VN-4.5.3: the card by which the doomed is told. */
export function isSong(view: View): boolean {
  const next = view.stack.findLast((frame) => frame.do === 'window.open');
  const window = next === undefined ? undefined : view.windows[next.place - 1];
  const isLater = view.stack.some((frame) => frame.do === 'song.open' || frame.do === 'rest.apply');
  return stepOf(view) === 'tell' && window?.calls.includes('banshee') === true && !isLater;
}

/** VN-4.1.1: the calls of this phase in order; none by night. */
export function checklist(view: View, s: State, log: readonly Event[]): Item[] {
  const now = callsNow(view, log);
  const step = stepOf(view);
  const isOver = step === 'record' || step === 'night' || step === 'over';
  const all = callsOf(view, s);
  const isNow = ({ call, isSecond }: { call: Call; isSecond: boolean }) =>
    !isOver && step !== 'roles' && isSecond === now.isSecond && now.calls.includes(call);
  const first = all.findIndex(isNow);
  return all.map((item, i) => ({
    ...item,
    state: isNow(item) ? 'now' : isOver || (first >= 0 && i < first) ? 'done' : 'next',
  }));
}

/** VN-4.2: whom an introduction concerns. */
export function introducedTo({ roles }: Pick<State, 'roles'>, call: Introduction): Seat[] {
  const isIn = (role: number): boolean => {
    if (role < 0) return false;
    if (call === 'meet-vargs' || call === 'meet-varg-leader') return ROLES[role]!.side === VARGS;
    return call === 'meet-newly-turned' ? role === NEWLY_TURNED : has(CLAN_MASK, role);
  };
  return roles.flatMap((role, seat) => (isIn(role) ? [seat] : []));
}
const isIntroduction = (call: Call): call is Introduction => (INTRODUCTIONS as readonly Call[]).includes(call);

/** Who wakes for a call or is told its result. */
function called(s: State, call: Call): Seat[] {
  if (isIntroduction(call)) return introducedTo(s, call);
  if (call === 'vargs' || call === 'hunters') return membersOf(s, call === 'vargs' ? 'vargs' : 'hunters');
  const caller = callerOf(s, call as PowerCall);
  const watcher = call === 'lord' ? heir(s) : -1;
  return [caller, watcher].filter((seat) => seat >= 0);
}

/** What somebody is to be told, or what there is to be shown. */
export interface Telling {
  seat: Seat;
  lines: readonly string[];
}
/** The computed answers of the open card, by seat; nothing for those without news. */
export function tellings(
  view: View,
  s: State,
  log: readonly Event[],
  words: Words,
  names: readonly string[],
): Telling[] {
  const { calls } = callsNow(view, log);
  const living = view.isAlive.flatMap((lives, seat) => (lives ? [seat] : []));
  const isConcerned = (seat: Seat) =>
    view.phase === 'dawn' || view.phase === 'sunset' || calls.some((call) => called(s, call).includes(seat));
  return living.filter(isConcerned).flatMap((seat) => {
    const clan = membersOf(s, 'vargs').includes(seat) ? 'vargs' : 'hunters';
    const own = { ...view, viewer: seat, hunts: view.hunts.filter((hunt) => hunt.clan === clan) };
    const lines = cardLines(own, log, words, names).filter((line) => line !== words.neutral);
    return lines.length > 0 ? [{ seat, lines }] : [];
  });
}

/** Who is to be woken in the open step, in seat order. */
export function wakeOf(view: View, s: State, log: readonly Event[]): Seat[] {
  const step = stepOf(view);
  const { calls } = callsNow(view, log);
  if (step === 'tie') return s.roles.flatMap((role, seat) => (role === LEADER && s.isAlive[seat] ? [seat] : []));
  if (step === 'bride') return [callerOf(s, 'bride')].filter((seat) => s.table.questions[seat] === 'sacrifice');
  if (step !== 'show' && step !== 'ask' && step !== 'vote' && step !== 'tell') return [];
  // The doomed is told by a touch; nobody wakes.
  if (isSong(view) && view.options.callMode === 'sequential') return [];
  const all = calls.flatMap((call) => called(s, call));
  return [...new Set(all)].sort((a, b) => a - b);
}

/** VN-4.3.3: who is blocked by a power today. */
export const isStilled = (s: State, seat: Seat): boolean => s.isAlive[seat] === true && isBlocked(s, seat);
