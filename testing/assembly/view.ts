import {
  below,
  everything,
  HOUSE,
  owes,
  type Rng,
  redactBy,
  restore,
  type Seat,
  type Seen,
  seen,
  shuffle,
  waiting,
} from '@duskhall/kernel';
import { type Frame, type Question, type Side, TASKS, type Task } from './frames.ts';
import { type Fact, isRaven, lay, living, othersOf, type State } from './state.ts';

export interface View extends Seen<State> {
  rounds: number;
  seconds: number;
  beat: number;
  ravens: number;
  /** By seat, as far as the viewer knows. */
  sides: (Side | '')[];
  isAlive: boolean[];
  round: number;
  speaker: Seat;
  looked: Seat;
  facts: Fact[];
  task: Task | '';
  ward: Seat;
  votes: Seat[];
  accused: Seat[];
  winner: Side | '';
}

export function view(s: State, viewer: Seat): View {
  return {
    ...seen(s, viewer),
    // Hides which seats have already named someone at night.
    owes: s.table.isHeld ? s.isAlive.slice() : s.table.questions.map((_, seat) => owes(s, seat)),
    rounds: s.rounds,
    seconds: s.seconds,
    beat: s.beat,
    ravens: s.sides.filter((side) => side === 'raven').length,
    sides: s.sides.map((side, seat) => (knows(s, viewer, seat) ? side : '')),
    isAlive: s.isAlive.slice(),
    round: s.round,
    speaker: s.speaker,
    looked: s.looked,
    facts: s.facts.filter(({ seat }) => seat === viewer),
    task: viewer < 0 ? '' : s.tasks[viewer]!,
    ward: viewer < 0 ? -1 : s.wards[viewer]!,
    votes: s.votes.slice(),
    accused: s.accused.slice(),
    winner: s.winner,
  };
}

function knows(s: State, viewer: Seat, seat: Seat): boolean {
  if (viewer === seat || viewer === HOUSE || s.winner !== '' || !s.isAlive[seat]) return true;
  if (viewer >= 0 && isRaven(s, viewer)) return true;
  return s.facts.some((fact) => fact.seat === viewer && fact.target === seat);
}

export const redact = redactBy<State>({
  began: everything,
  looked: (event, viewer, s) => (knows(s, viewer, event.target) ? event : { ...event, side: '' }),
  spoke: everything,
  slept: everything,
  saved: everything,
  left: everything,
  voted: everything,
  locked: everything,
  accused: everything,
  won: everything,
});

export function imagine(v: View, rng: Rng): State {
  const s = lay(v, dealUnknown(v, rng), rng);
  s.isAlive = v.isAlive.slice();
  s.round = v.round;
  s.speaker = v.speaker;
  s.looked = v.looked;
  s.facts = v.facts.slice();
  s.votes = v.votes.slice();
  s.accused = v.accused.slice();
  s.winner = v.winner;
  const pending = v.stack.at(-1)?.do;
  restore(s, v, (seat) => questionOf(s, pending, seat));
  for (const seat of living(s)) if (seat !== v.viewer) seatOther(s, pending, seat, rng);
  if (v.viewer >= 0) {
    s.tasks[v.viewer] = v.task;
    s.wards[v.viewer] = v.ward;
  }
  s.table.owing = waiting(s).length;
  return s;
}

function dealUnknown(v: View, rng: Rng): Side[] {
  const unknown = v.sides.filter((side) => side === '').length;
  const missing = v.ravens - v.sides.filter((side) => side === 'raven').length;
  const rest = Array.from({ length: unknown }, (_, i): Side => (i < missing ? 'raven' : 'folk'));
  shuffle(rng, rest, 'imagine');
  return v.sides.map((side) => (side === '' ? rest.pop()! : side));
}

function questionOf(s: State, pending: Frame['do'] | undefined, seat: Seat): Question {
  if (pending === 'look.chosen') return 'look';
  if (pending === 'look.told') return 'word';
  if (pending === 'plan.closed') return 'task';
  if (pending === 'vote.counted') return 'vote';
  return isRaven(s, seat) ? 'prey' : 'suspect';
}

/** Samples another seat's place in its lane, and its plan. */
function seatOther(s: State, pending: Frame['do'] | undefined, seat: Seat, rng: Rng): void {
  const isAsked = s.table.questions[seat] !== null;
  if (isAsked && pending === 'plan.closed') s.table.lanes[seat] = [{ do: 'plan.tasked' }];
  if (isAsked && pending === 'vote.counted') s.table.lanes[seat] = [{ do: 'vote.cast' }];
  if (pending !== 'night.closed' && (pending !== 'plan.closed' || isAsked)) return;
  s.tasks[seat] = pick(rng, TASKS);
  if (s.tasks[seat] === 'guard') s.wards[seat] = pick(rng, othersOf(s, seat));
}

const pick = <T>(rng: Rng, items: readonly T[]): T => items[below(rng, items.length, 'imagine')]!;
