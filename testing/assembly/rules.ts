import {
  answer,
  ask,
  below,
  end,
  hold,
  next,
  proceed,
  release,
  type Seat,
  type Steps,
  seal,
  skip,
  together,
} from '@duskhall/kernel';
import type { Event } from './events.ts';
import type { Move, Side } from './frames.ts';
import { isFree } from './legal.ts';
import { isRaven, living, type State } from './state.ts';

const roundSteps = {
  'round.begin'(s) {
    s.round++;
    const seats = living(s);
    s.speaker = seats[below(s.table.rng, seats.length, 'speaker')]!;
    s.looked = -1;
    s.votes = s.votes.map(() => -1);
    s.table.log?.push({ type: 'began', round: s.round, speaker: s.speaker });
    next(s, { do: 'look.ask' }, { do: 'plan.open' }, { do: 'night.open' }, { do: 'vote.open' }, { do: 'round.over' });
  },
  'round.over'(s) {
    forgetPlans(s);
    if (s.round < s.rounds) next(s, { do: 'round.begin' });
    else win(s, 'raven');
  },
  'look.ask'(s) {
    ask(s, [s.speaker], 'look', { do: 'look.chosen' });
  },
  'look.chosen'(s, _, answers) {
    const target = nameIn(answers[s.speaker]);
    if (target < 0) return;
    const fact = { seat: s.speaker, target, side: s.sides[target]! };
    s.facts.push(fact);
    s.looked = target;
    s.table.log?.push({ type: 'looked', ...fact });
    seal(s);
    ask(s, [s.speaker], 'word', { do: 'look.told' });
  },
  'look.told'(s, _, answers) {
    const move = answers[s.speaker] ?? null;
    if (move !== null && 'word' in move) s.table.log?.push({ type: 'spoke', seat: s.speaker, word: move.word });
  },
} satisfies Partial<Steps<State>>;

const planSteps = {
  'plan.open'(s) {
    together(s, living(s), { do: 'plan.ask' }, { do: 'plan.closed' });
  },
  'plan.ask'(s) {
    ask(s, [s.table.lane], 'task', { do: 'plan.tasked' });
  },
  'plan.tasked'(s, _, answers) {
    const move = answers[s.table.lane]!;
    s.tasks[s.table.lane] = 'task' in move ? move.task : 'rest';
    if (s.tasks[s.table.lane] === 'guard') ask(s, [s.table.lane], 'ward', { do: 'plan.aimed' });
    else ask(s, [s.table.lane], 'done', { do: 'plan.finished' });
  },
  'plan.aimed'(s, _, answers) {
    s.wards[s.table.lane] = nameIn(answers[s.table.lane]);
    ask(s, [s.table.lane], 'done', { do: 'plan.finished' });
  },
  'plan.finished'() {},
  'plan.closed'(s) {
    s.table.log?.push({ type: 'slept' });
  },
} satisfies Partial<Steps<State>>;

const nightSteps = {
  'night.open'(s) {
    ask(s, living(s), (seat) => (isRaven(s, seat) ? 'prey' : 'suspect'), { do: 'night.closed' });
    hold(s);
  },
  'night.closed'(s, _, answers) {
    const named = living(s).flatMap((seat) => (isRaven(s, seat) ? [nameIn(answers[seat])] : []));
    const hunted = mostIn(named.filter((seat) => s.isAlive[seat]));
    if (hunted.length === 0) return;
    const prey = hunted.length === 1 ? hunted[0]! : hunted[below(s.table.rng, hunted.length, 'prey')]!;
    if (living(s).some((seat) => s.wards[seat] === prey)) {
      s.table.log?.push({ type: 'saved', seat: prey });
      skip(s, 'round.over');
    } else leave(s, prey, 'prey');
  },
} satisfies Partial<Steps<State>>;

const voteSteps = {
  'vote.open'(s) {
    together(s, living(s), { do: 'vote.ask' }, { do: 'vote.counted' });
  },
  'vote.ask'(s) {
    ask(s, [s.table.lane], 'vote', { do: 'vote.cast' });
  },
  'vote.cast'(s, _, answers) {
    const move = answers[s.table.lane]!;
    if ('vote' in move) {
      s.votes[s.table.lane] = move.vote;
      s.table.log?.push({ type: 'voted', seat: s.table.lane, target: move.vote });
      next(s, { do: 'vote.ask' });
    } else s.table.log?.push({ type: 'locked', seat: s.table.lane });
  },
  'vote.counted'(s) {
    const first = mostIn(living(s).flatMap((seat) => (s.isAlive[s.votes[seat]!] ? [s.votes[seat]!] : [])));
    const out =
      first.length === 1 ? first[0] : first.find((seat) => s.isAlive[s.speaker] && seat === s.votes[s.speaker]);
    if (out !== undefined) leave(s, out, 'vote');
  },
} satisfies Partial<Steps<State>>;

export const steps: Steps<State> = { ...roundSteps, ...planSteps, ...nightSteps, ...voteSteps };

export function begin(by: Steps<State>, s: State): State {
  next(s, { do: 'round.begin' });
  proceed(by, s);
  return s;
}

export function perform(by: Steps<State>, s: State, seat: Seat, move: Move): void {
  if (isFree(move)) {
    moveFreely(s, seat, move);
    proceed(by, s);
  } else answer(by, s, seat, move);
}

function moveFreely(s: State, seat: Seat, move: Move): void {
  if ('accuse' in move) {
    s.accused[seat] = move.accuse;
    s.table.log?.push({ type: 'accused', seat, target: move.accuse });
  } else if ('remove' in move) leave(s, move.remove, 'removed');
  else leave(s, seat, 'resigned');
}

/** Removes the seat and shows its side; this may end the game. */
function leave(s: State, seat: Seat, cause: Extract<Event, { type: 'left' }>['cause']): void {
  release(s, seat);
  s.isAlive[seat] = false;
  s.tasks[seat] = '';
  s.wards[seat] = -1;
  s.table.log?.push({ type: 'left', seat, side: s.sides[seat]!, cause });
  seal(s);
  const seats = living(s);
  const ravens = seats.filter((other) => isRaven(s, other)).length;
  if (ravens === 0) win(s, 'folk');
  else if (ravens * 2 >= seats.length) win(s, 'raven');
}

function win(s: State, side: Side): void {
  s.winner = side;
  s.table.log?.push({ type: 'won', side });
  end(s);
}

function forgetPlans(s: State): void {
  s.tasks = s.tasks.map(() => '');
  s.wards = s.wards.map(() => -1);
}

const nameIn = (move: Move | null | undefined): Seat => (move && 'name' in move ? move.name : -1);

/** The seats named most often, in table order. */
function mostIn(named: readonly Seat[]): Seat[] {
  const times = (seat: Seat) => named.filter((other) => other === seat).length;
  const most = Math.max(0, ...named.map(times));
  return [...new Set(named)].filter((seat) => times(seat) === most).sort((a, b) => a - b);
}
