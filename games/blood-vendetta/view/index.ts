import { owes, type Seat, type Seen, seen } from '@duskhall/kernel';
import type { Ballot, Claim, Death, Ending, Fact, Hunt, Opened, Phase, Prediction, Trial } from '../events.ts';
import type { Gesture } from '../frames.ts';
import type { Options } from '../options.ts';
import { pointsOf } from '../outcome.ts';
import { BRIDE, type Call, GHOUL, INTRODUCTIONS, type Introduction, LAMIA, type Role } from '../roles/table.ts';
import { boardQuestion, clanOf, isHeard } from '../rules/day.ts';
import { openedOf } from '../rules/death.ts';
import { introBit, isIntroducedTo, isReadOpenly, shownIn } from '../rules/intro.ts';
import { isAbsent } from '../rules/people.ts';
import { isSecret } from '../rules/trial.ts';
import { type Composition, NONE, type State, type Window } from '../state/index.ts';
import { compositionFor, optionsFor } from './told.ts';
import { hasAttended, isAllSeeing } from './who.ts';

/**
 * Everything a viewer may know (VN-8.1, VN-8.2, VN-8.3). In a secret phase `owes` lists all participants, whether they
 * have answered or not.
 */
export interface View extends Seen<State> {
  rules: number;
  options: Options;
  seats: number;
  composition: Composition;
  phase: Phase;
  cycle: number;
  ending: Ending;
  isAlive: readonly boolean[];
  isLeaving: readonly boolean[];
  deaths: readonly Death[];
  introduced: number;
  windows: readonly Window[];
  called: readonly Call[];
  turns: number;
  isDoubleStrike: boolean;
  isKitsuneAwake: boolean;
  turnedFell: number;
  quietCycles: number;
  charms: readonly Seat[];
  bites: readonly Seat[];
  nominations: readonly Seat[];
  supportedAt: readonly number[];
  accused: readonly Seat[];
  trials: readonly Trial[];
  ballots: readonly Ballot[];
  claims: readonly Claim[];
  /** The viewer's own predictions; after the end everyone's, with the share that came true (-1 before). */
  predictions: readonly (Prediction & { readonly points: number })[];
  hasExecuted: boolean;
  moderator: Seat;
  /** VN-R44: how much the viewer has said and changed, in this phase and in total. */
  spent: readonly [inPhase: number, inAll: number];
  /** VN-4.10.1: by seat, whether it missed too many windows or votes in a row. */
  isAbsent: readonly boolean[];
  /** How many of them the viewer has missed, and whether it has confirmed a step of the open one. */
  missed: number;
  hasTapped: boolean;

  /** The viewer's own role; -1: none, or not yet recorded. */
  role: Role;
  /** The lists the viewer was shown, by introduction; a mark is a list of one. */
  shown: { readonly [call in Introduction]: readonly Seat[] };
  facts: readonly Fact[];
  hunts: readonly Hunt[];
  /** The target of the viewer's power in this cycle and the previous one; the Lamia's place. */
  used: Seat;
  before: Seat;
  isHost: boolean;
  /** The Ghoul's lives and the Bride's lord; -1 for other viewers. */
  lives: number;
  knownLord: Seat;
  /** The viewer's own choices in the open window. */
  pick: Seat;
  second: Seat;
  either: number;
  isLocked: boolean;
  /** By seat, the daytime votes and gestures the viewer sees. */
  votes: readonly Seat[];
  gestures: readonly (Gesture | '')[];
  pointed: readonly Seat[];
  tied: readonly Seat[];
  /** Everything else: one entry for viewers who may see it, otherwise empty. */
  opened: readonly Opened[];
}
const NOBODY: View['shown'] = {
  'meet-vargs': [],
  'meet-varg-leader': [],
  'meet-newly-turned': [],
  'meet-hunters': [],
  'meet-leader': [],
};

function shownTo(s: State, viewer: Seat, isAll: boolean): View['shown'] {
  if (viewer < 0 && !isAll) return NOBODY;
  const isSeen = (call: Introduction) =>
    (s.introduced & introBit(call)) > 0 && (isAll || isIntroducedTo(s, call, viewer));
  return Object.fromEntries(
    INTRODUCTIONS.map((call) => [call, isSeen(call) ? shownIn(s, call) : []]),
  ) as unknown as View['shown'];
}

export const redactTrial = (s: State, trial: Trial): Trial =>
  isSecret(s) && s.ending === '' ? { ...trial, votes: [] } : trial;
export const redactBallot = (s: State, ballot: Ballot): Ballot =>
  isSecret(s) && s.ending === '' ? { ...ballot, votes: [] } : ballot;

const predictionsFor = (s: State, viewer: Seat): View['predictions'] =>
  s.predictions
    .filter(({ seat }) => seat === viewer || s.ending !== '')
    .map(({ seat, winner, roles }) => ({ seat, winner, roles, points: s.ending === '' ? -1 : pointsOf(s, seat) }));

export function view(s: State, viewer: Seat): View {
  const isSeat = viewer >= 0;
  const isAll = isAllSeeing(s, viewer);
  const role = isSeat ? s.roles[viewer]! : -1;
  const common = seen(s, viewer);
  const isOpen = s.phase === 'night' || s.ending !== '' || isReadOpenly(s);
  const hears = hearing(s, viewer, isAll);
  return {
    viewer: common.viewer,
    stack: common.stack,
    lane: common.lane,
    question: common.question,
    asked: common.asked,
    answer: common.answer,
    isHeld: common.isHeld,
    isShared: common.isShared,
    owes: s.roles.map((_, seat) =>
      isOpen || seat === viewer ? owes(s, seat) : s.isAlive[seat]! && !s.isLeaving[seat],
    ),
    rules: s.rules,
    options: optionsFor(s, isAll),
    seats: s.seats,
    composition: compositionFor(s, viewer, isAll),
    phase: s.phase,
    cycle: s.cycle,
    ending: s.ending,
    isAlive: s.isAlive.slice(),
    isLeaving: s.isLeaving.slice(),
    deaths: s.deaths,
    introduced: s.introduced,
    windows: s.windows,
    called: s.called,
    turns: s.turns,
    isDoubleStrike: s.isDoubleStrike,
    isKitsuneAwake: s.isKitsuneAwake,
    turnedFell: s.turnedFell,
    quietCycles: s.quietCycles,
    charms: s.charms,
    bites: s.bites,
    nominations: s.nominations.slice(),
    supportedAt: s.supportedAt.slice(),
    accused: s.accused,
    trials: s.trials.map((trial) => redactTrial(s, trial)),
    ballots: s.ballots.map((ballot) => redactBallot(s, ballot)),
    claims: s.claims,
    predictions: predictionsFor(s, viewer),
    hasExecuted: s.hasExecuted,
    moderator: s.moderator,
    spent: [s.spent?.[viewer] ?? 0, s.spentInAll?.[viewer] ?? 0],
    isAbsent: s.idle.map((_, seat) => isAbsent(s, seat)),
    missed: s.idle[viewer] ?? 0,
    hasTapped: s.hasTapped[viewer] ?? false,
    role,
    shown: shownTo(s, viewer, isAll),
    facts: isAll ? s.facts : isSeat ? s.facts.filter(({ seat }) => seat === viewer) : [],
    hunts: isAll ? s.hunts : isSeat ? s.hunts.filter((hunt) => hasAttended(s, viewer, hunt)) : [],
    used: role >= 0 ? s.used[role]! : -1,
    before: role >= 0 ? s.before[role]! : -1,
    isHost: role === LAMIA && s.isHost,
    lives: role === GHOUL ? s.ghoulLives : -1,
    knownLord: role === BRIDE ? s.brideKnows : -1,
    pick: isSeat ? s.picks[viewer]! : NONE,
    second: isSeat ? s.seconds[viewer]! : NONE,
    either: isSeat ? s.eithers[viewer]! : NONE,
    isLocked: isSeat && s.isLocked[viewer]!,
    votes: s.votes.map((vote, seat) =>
      seat === viewer || (hears(seat) && isHeard(boardQuestion(s, seat))) ? vote : NONE,
    ),
    gestures: s.gestures.map((gesture, seat) => (seat === viewer || hears(seat) ? gesture : '')),
    pointed: s.pointed.map((at, seat) => (seat === viewer || hears(seat) ? at : -1)),
    tied: hears(viewer) && clanOf(s, viewer) === 'hunters' ? s.tied.slice() : [],
    opened: isAll ? [openedOf(s)] : [],
  };
}

/** VN-4.4.2: the seats whose votes and gestures the viewer sees on the open board. */
function hearing(s: State, viewer: Seat, isAll: boolean): (seat: Seat) => boolean {
  if (s.phase !== 'day') return () => false;
  const own = viewer >= 0 && s.isAlive[viewer] ? clanOf(s, viewer) : '';
  if (!isAll && own === '') return () => false;
  return (seat) => {
    const clan = seat >= 0 ? clanOf(s, seat) : '';
    return clan !== '' && (isAll || clan === own);
  };
}
