import { cloneTable, newTable, type Rng, type Seat, shuffle, type Table } from '@duskhall/kernel';
import type { Event } from './events.ts';
import type { Frame, Move, Question, Side, Task } from './frames.ts';

export interface Options {
  readonly [name: string]: string | number;
  readonly ravens: 'one' | 'two';
  readonly rounds: number;
  readonly seconds: number;
  readonly beat: number;
}

/** A side that one seat has seen of another. */
export interface Fact {
  readonly seat: Seat;
  readonly target: Seat;
  readonly side: Side;
}

export interface State {
  table: Table<Frame, Question, Move, Event>;
  rounds: number;
  seconds: number;
  beat: number;
  sides: readonly Side[];
  isAlive: boolean[];
  round: number;
  /** -1: not drawn yet. */
  speaker: Seat;
  /** The seat the speaker looked at this round; -1: none yet. */
  looked: Seat;
  facts: Fact[];
  /** By seat: its secret plan for this round. */
  tasks: (Task | '')[];
  wards: Seat[];
  /** By seat: its vote, -1 for nobody, and the seat it accused last. */
  votes: Seat[];
  accused: Seat[];
  winner: Side | '';
}

export function setup(options: Options, seats: number, rng: Rng): State {
  const ravens = options.ravens === 'two' ? 2 : 1;
  const sides = Array.from({ length: seats }, (_, seat): Side => (seat < ravens ? 'raven' : 'folk'));
  return lay(options, shuffle(rng, sides, 'sides'), rng);
}

type Times = Pick<Options, 'rounds' | 'seconds' | 'beat'>;

export function lay({ rounds, seconds, beat }: Times, sides: readonly Side[], rng: Rng): State {
  return {
    table: newTable(rng, sides.length),
    rounds,
    seconds,
    beat,
    sides,
    isAlive: sides.map(() => true),
    round: 0,
    speaker: -1,
    looked: -1,
    facts: [],
    tasks: sides.map(() => ''),
    wards: sides.map(() => -1),
    votes: sides.map(() => -1),
    accused: sides.map(() => -1),
    winner: '',
  };
}

export function clone(s: State): State {
  return {
    table: cloneTable(s.table),
    rounds: s.rounds,
    seconds: s.seconds,
    beat: s.beat,
    sides: s.sides,
    isAlive: s.isAlive.slice(),
    round: s.round,
    speaker: s.speaker,
    looked: s.looked,
    facts: s.facts.slice(),
    tasks: s.tasks.slice(),
    wards: s.wards.slice(),
    votes: s.votes.slice(),
    accused: s.accused.slice(),
    winner: s.winner,
  };
}

export const isRaven = (s: State, seat: Seat): boolean => s.sides[seat] === 'raven';
export const living = (s: State): Seat[] => s.sides.flatMap((_, seat) => (s.isAlive[seat] ? [seat] : []));
export const othersOf = (s: State, seat: Seat): Seat[] => living(s).filter((other) => other !== seat);

export const scores = (s: State): number[] | null =>
  s.winner === '' ? null : s.sides.map((side) => (side === s.winner ? 1 : 0));

export function flaw(s: State): string | null {
  if (s.facts.some(({ target, side }) => s.sides[target] !== side)) return 'a look that is not true';
  const ravens = s.sides.filter((side) => side === 'raven').length;
  if (ravens < 1 || ravens > 2) return `${ravens} ravens`;
  if (s.wards.some((ward, seat) => ward >= 0 && s.tasks[seat] !== 'guard')) return 'a ward without a guard';
  return null;
}
