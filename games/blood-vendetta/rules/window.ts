import { ask, hold, next, type Seat, together } from '@duskhall/kernel';
import type { Frame, Question } from '../frames.ts';
import { HARMLESS } from '../frames.ts';
import type { Timer } from '../options.ts';
import { actIn, callerOf, targetsOf, tellIn } from '../roles/powers.ts';
import { BANSHEE, type PowerCall, ROLES, SUNSET_CALLS } from '../roles/table.ts';
import { NONE, type State, type StepsOf, type Window } from '../state/index.ts';
import { learn } from './learn.ts';
import { isLordDying } from './nightfall.ts';
import { isAbsent, isBlocked, lord, mayAct, present } from './people.ts';

/** VN-4.1.5, VN-4.13.5: no single answer ends a step early; without a time limit it ends with the last answer. */
export function holdFor(s: State, timer: Timer): void {
  if (s.options[timer] > 0 && s.options.leakGuard === 'on') hold(s);
}
/** VN-4.13.8, VN-4.13.9: everyone present; without the leak guard, only the seats concerned. */
export const asked = (s: State, concerns: (seat: Seat) => boolean): Seat[] =>
  s.options.leakGuard === 'on' ? present(s) : present(s).filter(concerns);

/** VN-4.13.4: the next harmless question in rotation. */
export const harmless = (s: State, step: number): Question => HARMLESS[(s.turns + step) % HARMLESS.length]!;

/** The question a seat gets in a step of a choosing window. */
export function questionIn(s: State, seat: Seat, { calls, steps }: Window, step: number): Question {
  const { call, hasTarget, hasSecond, either } = ROLES[s.roles[seat]!]!;
  const isPick = steps[step] === 'pick';
  if (hasTarget && isCalled(s, seat, calls, call)) {
    if (!isPick && either !== '') return either;
    if (isPick && step === 0) return 'target';
    if (isPick && hasSecond) return 'second';
  }
  return isPick ? harmless(s, step) : 'guess';
}
function isCalled(s: State, seat: Seat, calls: readonly PowerCall[], call: PowerCall | ''): boolean {
  if (call === '' || !calls.includes(call) || callerOf(s, call) !== seat) return false;
  // VN-4.1.11: all choose at once; a blocked player's choice is discarded.
  if (s.options.callMode === 'sequential' && isBlocked(s, seat)) return false;
  return targetsOf(s, seat).length > 0;
}

/** VN-5.7.4, VN-5.7.7 */
export function isBrideAsked(s: State): boolean {
  const bride = callerOf(s, 'bride');
  return mayAct(s, bride) && s.brideKnows >= 0 && s.brideKnows === lord(s) && isLordDying(s);
}

/** In simultaneous mode the Bride's question comes before the calls that follow hers. */
const isSplit = (s: State, { calls }: Window): boolean =>
  s.options.callMode === 'simultaneous' && calls.includes('bride');
const beforeSong = ({ calls }: Window): PowerCall[] => calls.slice(0, calls.indexOf('bride') + 1);
const fromSong = ({ calls }: Window): PowerCall[] => calls.slice(calls.indexOf('bride') + 1);
const isSunset = ({ calls }: Window): boolean => SUNSET_CALLS.includes(calls[0]!);

function apply(s: State, calls: readonly PowerCall[]): void {
  for (const call of calls) actIn(s, call);
  s.called = [...s.called, ...calls];
}

/** VN-5.13.3, VN-8.3: only the doomed player is told, and not by whom. */
function tellDoomed(s: State): void {
  const doomed = s.called.includes('banshee') ? s.used[BANSHEE]! : -1;
  if (doomed >= 0) learn(s, doomed, 'banshee', 'doomed');
}

const STAGES: Record<Window['after'][number], Frame> = {
  card: { do: 'card.open' },
  bride: { do: 'bride.open' },
  song: { do: 'song.open' },
};

export function muse(s: State, seat: Seat, question: Question, answer: number): void {
  if (answer !== NONE) s.table.log?.push({ type: 'mused', seat, question, answer });
}

/** VN-4.10.1: absent after so many windows or votes without an answer; harmless answers count as answers. */
export function noteIdle(s: State, seat: Seat, hasAnswered: boolean): void {
  const wasAbsent = isAbsent(s, seat);
  s.idle[seat] = hasAnswered ? 0 : s.idle[seat]! + 1;
  if (isAbsent(s, seat) !== wasAbsent) s.table.log?.push({ type: 'missed', seat, isAbsent: !wasAbsent });
}
/** Closing a card proves that the player is present. */
export function noteRead(s: State, answers: readonly (object | null)[]): void {
  for (const seat of present(s)) if (answers[seat] && 'read' in answers[seat]) s.hasTapped[seat] = true;
}

const hasNews = (s: State, seat: Seat): boolean => s.facts.some((fact) => fact.seat === seat && fact.cycle === s.cycle);

export const windowSteps: StepsOf<'window' | 'step' | 'card' | 'song' | 'bride' | 'rest'> = {
  'window.open'(s, { place }) {
    const window = s.windows[place];
    if (window === undefined) return;
    s.picks.fill(NONE);
    s.seconds.fill(NONE);
    s.eithers.fill(NONE);
    s.turns++;
    for (const call of window.calls) s.table.log?.push({ type: 'called', call, isSecond: false });
    if (window.steps.length === 0) return next(s, { do: 'window.closed', place });
    const isAsked = (seat: Seat) => window.steps.some((_, step) => questionIn(s, seat, window, step) === 'target');
    together(s, asked(s, isAsked), { do: 'step.ask', place, step: 0 }, { do: 'window.closed', place });
    holdFor(s, s.options.callMode === 'sequential' ? 'callSeconds' : 'phaseSeconds');
  },
  'step.ask'(s, { place, step }) {
    const question = questionIn(s, s.table.lane, s.windows[place]!, step);
    s.table.log?.push({ type: 'prompted', seat: s.table.lane, question });
    ask(s, [s.table.lane], question, { do: 'step.answered', place, step });
  },
  'step.answered'(s, { place, step }, answers) {
    const window = s.windows[place]!;
    const question = questionIn(s, s.table.lane, window, step);
    const move = answers[s.table.lane]!;
    const answer = 'name' in move ? move.name : 'yes' in move ? Number(move.yes) : NONE;
    if (question === 'target') s.picks[s.table.lane] = answer;
    else if (question === 'second') s.seconds[s.table.lane] = answer;
    else if (question === 'place' || question === 'kill') s.eithers[s.table.lane] = answer;
    else muse(s, s.table.lane, question, answer);
    if (answer !== NONE) s.hasTapped[s.table.lane] = true;
    if (step + 1 < window.steps.length) next(s, { do: 'step.ask', place, step: step + 1 });
  },
  'window.closed'(s, { place }) {
    const window = s.windows[place]!;
    const stages = window.after.map((stage) => STAGES[stage]);
    if (isSplit(s, window)) stages.splice(2, 0, { do: 'rest.apply', place });
    next(s, ...stages, { do: 'window.end', calls: window.calls }, { do: 'window.open', place: place + 1 });
    if (isSplit(s, window)) {
      apply(s, beforeSong(window));
      tellIn(s, 'bride');
    } else if (isSunset(window)) {
      apply(s, window.calls);
      for (const call of window.calls) tellIn(s, call);
      if (!window.after.includes('song')) tellDoomedOnce(s, window);
    } else
      for (const call of window.calls) {
        apply(s, [call]);
        tellIn(s, call);
      }
  },
  'rest.apply'(s, { place }) {
    const window = s.windows[place]!;
    apply(s, fromSong(window));
    for (const call of window.calls) if (call !== 'bride') tellIn(s, call);
    tellDoomedOnce(s, window);
  },
  /** VN-4.1.2: the closing line, once everyone has closed the card. */
  'window.end'(s, { calls }) {
    for (const call of calls) {
      const isSecond = s.called.indexOf(call) !== s.called.lastIndexOf(call);
      s.table.log?.push({ type: 'callClosed', call, isSecond });
    }
    for (const seat of present(s)) noteIdle(s, seat, s.hasTapped[seat]!);
    s.hasTapped.fill(false);
  },
  'card.open'(s) {
    ask(
      s,
      asked(s, (seat) => hasNews(s, seat)),
      'card',
      { do: 'card.read' },
    );
    holdFor(s, 'cardSeconds');
  },
  'card.read'(s, _, answers) {
    noteRead(s, answers);
  },
  'song.open'(s) {
    tellDoomed(s);
    ask(
      s,
      asked(s, (seat) => hasNews(s, seat)),
      'card',
      { do: 'card.read' },
    );
    holdFor(s, 'cardSeconds');
  },
  'bride.open'(s) {
    const bride = isBrideAsked(s) ? callerOf(s, 'bride') : -1;
    if (bride >= 0) learn(s, bride, 'bride', 'warned');
    const isHers = (seat: Seat) => seat === bride;
    ask(s, asked(s, isHers), (seat) => (isHers(seat) ? 'sacrifice' : 'guess'), { do: 'bride.answered' });
    holdFor(s, 'brideSeconds');
  },
  'bride.answered'(s, _, answers) {
    const bride = isBrideAsked(s) ? callerOf(s, 'bride') : -1;
    for (const seat of present(s)) {
      const move = answers[seat];
      const answer = move && 'yes' in move ? Number(move.yes) : NONE;
      if (answer !== NONE) s.hasTapped[seat] = true;
      if (seat !== bride) muse(s, seat, 'guess', answer);
    }
    if (bride < 0) return;
    const move = answers[bride];
    s.isSacrificed = move != null && 'yes' in move && move.yes;
    learn(s, bride, 'bride', 'sacrifice', { value: s.isSacrificed ? 1 : 0 });
  },
};

const tellDoomedOnce = (s: State, { calls }: Window): void => {
  if (calls.includes('banshee')) tellDoomed(s);
};
