import {
  type Call,
  COUNT,
  DAWN_CALLS,
  HUNTERS,
  INTRODUCTIONS,
  type Introduction,
  KING,
  KITSUNE,
  LEADER,
  LONER,
  LORDS,
  MODAL_VARGS,
  NEWLY_TURNED,
  type PowerCall,
  PRINCE,
  ROLES,
  type Role,
  rolesCalled,
  type Side,
  SUNSET_CALLS,
  VARGS,
} from '../roles/table.ts';
import { mayBeIn, mayHavePower, type State, type Window } from '../state/index.ts';

/** The calls depend only on public information (VN-4.13.1), so a view is enough. */
type Known = Pick<State, 'rules' | 'options' | 'composition' | 'deaths' | 'isKitsuneAwake' | 'isDoubleStrike'>;

const isOpen = (s: Known): boolean => s.options.composition === 'open';
const isShown = (s: Known): boolean => s.options.revealOnDeath === 'role';
const deadOf = (s: Known, isIn: (role: Role) => boolean): number =>
  isShown(s) ? s.deaths.filter(({ shown }) => isIn(shown)).length : 0;
const isKnownDead = (s: Known, role: Role): boolean => deadOf(s, (shown) => shown === role) > 0;

/** VN-4.1.4: whether someone of this side may be alive, as far as the table knows. */
const mayLive = (s: Known, side: Side): boolean =>
  s.composition.sides[side]! > deadOf(s, (role) => ROLES[role]!.side === side);

/** VN-4.1.3, VN-4.1.4 for a role with its own call. */
function mayHold(s: Known, role: Role): boolean {
  if (isKnownDead(s, role) || (MODAL_VARGS.includes(role) && !mayHavePower(s, role))) return false;
  if (!isOpen(s)) return mayBeIn(s, role);
  return s.composition.counts[role]! > 0;
}

function isLordCalled(s: Known): boolean {
  const { counts, lords } = s.composition;
  if (isOpen(s))
    return counts[KING]! + counts[PRINCE]! + counts[COUNT]! + lords > deadOf(s, (role) => LORDS.includes(role));
  return !(isKnownDead(s, COUNT) && (isKnownDead(s, KING) || isKnownDead(s, PRINCE)));
}

/** VN-4.13.3: whether a King, who alone decides twice, may be alive. */
const mayKingLive = (s: Known): boolean => mayHold(s, KING) || (isOpen(s) && s.composition.lords > 0);

/** VN-4.1.3: a publicly known Kitsune is called once she is awake. */
function isShifterCalled(s: Known): boolean {
  if (!mayLive(s, LONER)) return false;
  return s.composition.counts[KITSUNE] === 0 || s.isKitsuneAwake;
}

export function isMade(s: Known, call: Call): boolean {
  if (call === 'lord') return isLordCalled(s);
  if (call === 'shifter') return isShifterCalled(s);
  if (call === 'vargs') return mayLive(s, VARGS);
  if (call === 'hunters') return mayLive(s, HUNTERS);
  return rolesCalled(call as PowerCall).some((role) => mayHold(s, role));
}
/** VN-4.4.4: every vote includes the tie step until the Leader is known to be gone. */
export const hasTieStep = (s: Known): boolean => mayHold(s, LEADER);

/** VN-4.1.1, VN-4.2.6, VN-4.11.5, VN-4.11.6: the introductions of Day 0; a temporary moderator calls no leaders. */
export function introductions(s: Known, isSecond: boolean): readonly Introduction[] {
  const isMadeNow = (call: Introduction): boolean => {
    if (call === 'meet-vargs' || call === 'meet-varg-leader') return s.composition.sides[VARGS]! > 0;
    if (call === 'meet-newly-turned') return !isOpen(s) || s.composition.counts[NEWLY_TURNED]! > 0;
    return call === 'meet-hunters' || !isOpen(s) || s.composition.counts[LEADER]! > 0;
  };
  const isLate = s.options.moderator === 'temporary' && !isSecond;
  return INTRODUCTIONS.filter(
    (call) => isMadeNow(call) && !(isLate && (call === 'meet-varg-leader' || call === 'meet-leader')),
  );
}
/** VN-4.11.5: the roll call of special roles that have calls. */
export const rollCalls = (s: Known): readonly PowerCall[] =>
  [...DAWN_CALLS, ...SUNSET_CALLS].filter((call) => isMade(s, call));

const PICK: Window['steps'] = ['pick'];
const CARD: Window['after'] = ['card'];
/** The steps of a call, derived from the choices its roles make. */
function formOf(call: PowerCall): Omit<Window, 'calls'> {
  const rows = rolesCalled(call).map((role) => ROLES[role]!);
  const second = rows.some(({ hasSecond }) => hasSecond) ? PICK : [];
  const either: Window['steps'] = rows.some((row) => row.either !== '') ? ['either'] : [];
  const after = rows.flatMap((row) => (row.after === '' ? [] : [row.after]));
  return {
    steps: rows.some(({ hasTarget }) => hasTarget) ? [...PICK, ...second, ...either] : [],
    after: [...CARD, ...after],
  };
}
const FORMS = new Map([...DAWN_CALLS, ...SUNSET_CALLS].map((call) => [call, formOf(call)]));

/** VN-4.5.1, VN-4.5.2, VN-4.13.3: the windows of a Dawn or a Sunset. */
export function windowsOf(s: Known, phase: 'dawn' | 'sunset'): readonly Window[] {
  const all: readonly PowerCall[] = phase === 'dawn' ? DAWN_CALLS : SUNSET_CALLS;
  const calls = all.filter((call) => isMade(s, call));
  if (calls.length === 0) return [];
  if (s.options.callMode === 'sequential') return calls.map((call) => ({ calls: [call], ...FORMS.get(call)! }));
  const after: Window['after'] = calls.includes('bride') ? ['card', 'bride', 'card'] : CARD;
  return [{ calls, steps: s.rules > 2 ? stepsOfAll(s, calls) : OLD_STEPS[phase], after }];
}
const OLD_STEPS: { readonly [phase in 'dawn' | 'sunset']: Window['steps'] } = {
  dawn: ['pick', 'either'],
  sunset: ['pick', 'pick', 'either'],
};
/** The steps that some of these calls, made at once, may need as far as everybody knows. */
function stepsOfAll(s: Known, calls: readonly PowerCall[]): Window['steps'] {
  const forms = calls.map((call) => ({ call, steps: FORMS.get(call)!.steps }));
  const picks = Math.max(...forms.map(({ steps }) => steps.filter((step) => step === 'pick').length));
  const isEither = forms.some(({ call, steps }) => steps.includes('either') && (call !== 'lord' || mayKingLive(s)));
  return [...Array.from({ length: picks }, () => 'pick' as const), ...(isEither ? (['either'] as const) : [])];
}
/** VN-4.4.8: the votes of a Day; in simultaneous mode both clans vote in the first. */
export function boardsOf(s: Known): readonly (readonly ('vargs' | 'hunters')[])[] {
  const [isPack, isHunt] = [isMade(s, 'vargs'), isMade(s, 'hunters')];
  const second: ('vargs' | 'hunters')[][] = isHunt && s.isDoubleStrike ? [['hunters']] : [];
  if (s.options.callMode === 'simultaneous') {
    const both = [...(isPack ? (['vargs'] as const) : []), ...(isHunt ? (['hunters'] as const) : [])];
    return both.length === 0 ? [] : [both, ...second];
  }
  return [...(isPack ? [['vargs'] as const] : []), ...(isHunt ? [['hunters'] as const] : []), ...second];
}

const TAPS = { pick: 2, either: 2, card: 1, bride: 2, song: 1 } as const;
/** VN-4.13.3: the taps every living player must make. */
export const tapsOf = ({ steps, after }: Window): number =>
  [...steps, ...after].reduce((sum, step) => sum + TAPS[step], 0);
export const tapsOfBoard = (s: Known, board: readonly ('vargs' | 'hunters')[]): number =>
  TAPS.pick + (hasTie(s, board) ? TAPS.pick : 0) + TAPS.card;
export const hasTie = (s: Known, board: readonly ('vargs' | 'hunters')[]): boolean =>
  board.includes('hunters') && hasTieStep(s);
