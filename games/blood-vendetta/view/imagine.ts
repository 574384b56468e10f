import { below, cloneRng, owes, type Rng, restore, type Seat, waiting } from '@duskhall/kernel';
import type { Move, Question } from '../frames.ts';
import { legal } from '../legal/index.ts';
import { callerOf } from '../roles/powers.ts';
import { bit, LEADER, MODAL_VARGS, maskOf, PARALYZING_VARG } from '../roles/table.ts';
import { boardQuestion } from '../rules/day.ts';
import { graceOf, holder, present } from '../rules/people.ts';
import { voters } from '../rules/trial.ts';
import { isTrue } from '../rules/truth.ts';
import { endingNow } from '../rules/win.ts';
import { harmless, isBrideAsked, questionIn } from '../rules/window.ts';
import { type Composition, isPower, isUntold, type State } from '../state/index.ts';
import { emptyTable } from '../state/table.ts';
import { imagineDeeds } from './deeds.ts';
import type { View } from './index.ts';
import { buildWorld } from './worlds.ts';

/** Most samples succeed at once; a retry is needed only when no actions of the day fit the sampled roles. */
const ATTEMPTS = 200;

/** Samples a full state that produces this view: public parts are copied, hidden parts are sampled to fit. */
export const imagine = (v: View, rng: Rng): State => imagineWithin(v, rng, ATTEMPTS);

/** The same with fewer attempts, for testing how often the first samples fit. */
export function imagineWithin(v: View, rng: Rng, attempts: number): State {
  const isUnrecorded = v.opened.length === 0 && v.options.cards === 'printed' && v.introduced === 0;
  const s = v.opened.length > 0 || isUnrecorded ? copyOpened(v, rng) : dream(v, rng, attempts);
  copyOwn(v, s);
  askAgain(v, s, rng);
  s.table.rng = cloneRng(rng);
  return s;
}

function dream(v: View, rng: Rng, attempts: number): State {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const guess = guessPowers(v, rng);
    const world = buildWorld(guess, rng);
    if (world === null) continue;
    const s = copyOpen(guess, world.roles, rng);
    s.tricks = world.tricks;
    s.facts = v.facts;
    if (imagineDeeds(guess, s, rng) && isSound(s)) return s;
  }
  throw new Error(`no world agrees with what seat ${v.viewer} has learned`);
}

/** VN-3.6: at a closed table, samples which vargs have their power, unless the viewer knows. */
function guessPowers(v: View, rng: Rng): View {
  if (!isUntold(v)) return v;
  const isBitten = v.bites.some((seat) => seat >= 0);
  const hasPower = (role: number): boolean =>
    isPower(v, role) || (role === PARALYZING_VARG && isBitten) || (role !== v.role && below(rng, 2, 'power') === 1);
  const powers = MODAL_VARGS.reduce((mask, role) => (hasPower(role) ? mask | bit(role) : mask), 0);
  return { ...v, composition: { ...v.composition, powers } };
}

/** Drops the modes of cards that are not in play. */
const onlyOf = (composition: Composition, roles: readonly number[]): Composition => ({
  ...composition,
  powers: composition.powers & maskOf(roles.filter((role) => role >= 0)),
});

function isSound(s: State): boolean {
  if (s.phase !== 'intro' && endingNow(s) !== '') return false;
  return s.facts.every((fact) => isTrue(s, fact));
}

function copyOpen(v: View, roles: readonly number[], rng: Rng): State {
  const s = emptyTable(v.options, isUntold(v) ? onlyOf(v.composition, roles) : v.composition, roles, rng, v.rules);
  s.table.log = null;
  s.phase = v.phase;
  s.cycle = v.cycle;
  s.ending = v.ending;
  s.isAlive = v.isAlive.slice();
  s.isLeaving = v.isLeaving.slice();
  s.deaths = v.deaths;
  for (const { seat, cycle } of v.deaths) s.diedIn[seat] = cycle;
  s.introduced = v.introduced;
  s.windows = v.windows;
  s.called = v.called;
  s.turns = v.turns;
  s.isDoubleStrike = v.isDoubleStrike;
  s.isKitsuneAwake = v.isKitsuneAwake;
  s.turnedFell = v.turnedFell;
  s.quietCycles = v.quietCycles;
  s.charms = v.charms;
  s.bites = v.bites;
  s.nominations = v.nominations.slice();
  s.supportedAt = v.supportedAt.slice();
  s.supports = Math.max(0, ...v.supportedAt);
  s.accused = v.accused;
  s.trials = v.trials;
  s.ballots = v.ballots;
  s.claims = v.claims;
  s.hasExecuted = v.hasExecuted;
  s.moderator = v.moderator;
  s.idle = v.isAbsent.map((isAbsent) => (isAbsent ? graceOf(v) : 0));
  return s;
}

/** VN-6.8, VN-4.9.4: copies everything, for viewers who see everything. */
function copyOpened(v: View, rng: Rng): State {
  const [all] = v.opened;
  const s = copyOpen(v, all?.roles ?? v.isAlive.map((_, seat) => (seat === v.viewer ? v.role : -1)), rng);
  s.tricks = v.charms.map(() => -1);
  s.facts = v.facts;
  if (all === undefined) return s;
  s.used = all.used.slice();
  s.before = all.before.slice();
  s.isHost = all.isHost;
  s.tricks = all.tricks;
  s.princeWard = all.princeWard;
  s.attacks = all.attacks;
  s.isSacrificed = all.isSacrificed;
  s.brideKnows = all.brideKnows;
  s.ghoulLives = all.ghoulLives;
  return s;
}

/** Copies the viewer's own part of the open window and what it sees of its clan. */
function copyOwn(v: View, s: State): void {
  s.hunts = v.hunts;
  s.predictions = v.predictions.map(({ seat, winner, roles }) => ({ seat, winner, roles }));
  s.votes = v.votes.slice();
  s.gestures = v.gestures.slice();
  s.pointed = v.pointed.slice();
  s.tied = v.tied;
  if (v.viewer < 0) return;
  const [inPhase, inAll] = v.spent;
  if (s.spent !== undefined) s.spent[v.viewer] = inPhase;
  if (s.spentInAll !== undefined) s.spentInAll[v.viewer] = inAll;
  s.idle[v.viewer] = v.missed;
  s.hasTapped[v.viewer] = v.hasTapped;
  s.picks[v.viewer] = v.pick;
  s.seconds[v.viewer] = v.second;
  s.eithers[v.viewer] = v.either;
  s.isLocked[v.viewer] = v.isLocked;
}

/** Reopens the current questions; in a secret window every other seat starts from the beginning. */
function askAgain(v: View, s: State, rng: Rng): void {
  const f = v.stack.at(-1);
  restore(s, v, (seat) => questionNow(s, seat));
  if (f?.do === 'window.closed' || f?.do === 'board.closed')
    for (const seat of waiting(s))
      if (seat !== v.viewer)
        s.table.lanes[seat] = [
          f.do === 'board.closed' ? { do: 'board.tapped' } : { do: 'step.answered', place: f.place, step: 0 },
        ];
  if (f !== undefined) answerForOthers(v, s, rng);
  s.table.owing = waiting(s).length;
}

function questionNow(s: State, seat: Seat): Question {
  const f = s.table.stack.at(-1)!;
  switch (f.do) {
    case 'roles.read':
      return 'role';
    case 'roll.entered':
      return 'roll';
    case 'window.closed':
      return questionIn(s, seat, s.windows[f.place]!, 0);
    case 'board.closed':
      return boardQuestion(s, seat);
    case 'tie.answered':
      return s.tied.length > 0 && seat === holder(s, LEADER) ? 'tie' : harmless(s, 1);
    case 'bride.answered':
      return isBrideAsked(s) && seat === callerOf(s, 'bride') ? 'sacrifice' : 'guess';
    case 'debate.closed':
      return 'debate';
    case 'speech.made':
      return 'speech';
    case 'defence.made':
    case 'plea.made':
      return 'defence';
    case 'verdict.given':
      return 'verdict';
    case 'plurality.given':
      return 'plurality';
    case 'lot.given':
      return 'lot';
    case 'words.spoken':
    case 'execution.carryOut':
      return 'words';
    default:
      return 'card';
  }
}

/** Everyone sees who is ready or has voted, but not the vote itself; by older rules also who has read their role. */
function answerForOthers(v: View, s: State, rng: Rng): void {
  const f = s.table.stack.at(-1)!.do;
  const isVote = f === 'verdict.given' || f === 'plurality.given' || f === 'lot.given';
  const isForAll = f === 'debate.closed' || f === 'roles.read';
  for (const seat of isForAll ? present(s) : isVote ? voters(s) : [])
    if (seat !== v.viewer && !owes(s, seat)) {
      s.table.questions[seat] = questionNow(s, seat);
      s.table.asked[seat] = 1;
      s.table.answers[seat] = someAnswer(s, seat, rng);
    }
}
const someAnswer = (s: State, seat: Seat, rng: Rng): Move => {
  const moves = legal(s, seat).filter((move) => !('nominate' in move));
  return moves[below(rng, moves.length, 'imagined')]!;
};
