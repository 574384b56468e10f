import { cloneRng, type Rng } from './random.ts';

/** A place at the table, counted from 0. */
export type Seat = number;
/** The clock, the host or a human moderator: speaks for the table, not for a player. */
export const HOUSE: Seat = -1;
/** Somebody who only looks on. */
export const WATCHER: Seat = -2;

/** A function call that has not happened yet, kept as data. */
export interface Frame {
  readonly do: string;
}

/** The kernel's part of a game's state. */
export interface Table<F extends Frame, Question extends string, Move, Event> {
  rng: Rng;
  /** What remains to be done, the next thing last; part of every view, so a frame carries no secret. */
  stack: F[];
  /** By seat: a small stack of its own, shown to that seat alone. */
  lanes: F[][];
  /** Whose lane is running; -1: the stack. */
  lane: Seat;
  /** By seat: what it is asked. */
  questions: (Question | null)[];
  /** By seat: how often it was asked so far; an answer names its number, so that a late one is refused. */
  asked: number[];
  /** By seat: its answer, replaceable until the question closes. */
  answers: (Move | null)[];
  /** How many seats have an answer to give or a lane to finish. */
  owing: number;
  /** What was asked stays open until the house closes it. */
  isHeld: boolean;
  /** Several seats were asked at once: when their answers meet, nobody can take theirs back. */
  isShared: boolean;
  /** Who answered last. */
  mover: Seat;
  /** How often the way back was closed. */
  sealed: number;
  /** What happened since it was last collected; null in search. */
  log: Event[] | null;
}

/** What the kernel knows of a game's state. */
export interface AnyState {
  // biome-ignore lint/suspicious/noExplicitAny: the kernel's one marked place; a game's own types stand everywhere else
  table: Table<any, any, any, any>;
}
export type FrameOf<S extends AnyState> = S['table']['stack'][number];
export type QuestionOf<S extends AnyState> = NonNullable<S['table']['questions'][number]>;
export type MoveOf<S extends AnyState> = NonNullable<S['table']['answers'][number]>;
export type EventOf<S extends AnyState> = NonNullable<S['table']['log']>[number];

/** A table at which nothing is pending. */
export const newTable = <F extends Frame, Question extends string, Move, Event>(
  rng: Rng,
  seats: number,
): Table<F, Question, Move, Event> => ({
  rng,
  stack: [],
  lanes: Array.from({ length: seats }, () => []),
  lane: -1,
  questions: Array<null>(seats).fill(null),
  asked: Array<number>(seats).fill(0),
  answers: Array<null>(seats).fill(null),
  owing: 0,
  isHeld: false,
  isShared: false,
  mover: -1,
  sealed: 0,
  log: [],
});

/** For a game's clone, which keeps no log. */
export const cloneTable = <F extends Frame, Question extends string, Move, Event>(
  table: Table<F, Question, Move, Event>,
): Table<F, Question, Move, Event> => ({
  rng: cloneRng(table.rng),
  stack: table.stack.slice(),
  lanes: table.lanes.map(cloneLane),
  lane: table.lane,
  questions: table.questions.slice(),
  asked: table.asked.slice(),
  answers: table.answers.slice(),
  owing: table.owing,
  isHeld: table.isHeld,
  isShared: table.isShared,
  mover: table.mover,
  sealed: table.sealed,
  log: null,
});
/** An empty lane can be shared: whoever opens it puts a new list there. */
const cloneLane = <F extends Frame>(lane: F[]): F[] => (lane.length === 0 ? lane : lane.slice());

/** A state as it was stored, also by versions that kept the fields of the table among those of the game. */
export function storedState(stored: object): AnyState {
  if ('table' in stored) return stored as AnyState;
  const table = cloneTable(stored as AnyState['table']);
  const own = Object.entries(stored).filter(([field]) => !(field in table));
  return { table, ...Object.fromEntries(own) };
}

export const owes = ({ table }: AnyState, seat: Seat): boolean =>
  table.questions[seat] !== null && table.answers[seat] === null;

/** The seats that have an answer to give now. */
export function waiting(s: AnyState): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.table.questions.length; seat++) if (owes(s, seat)) seats.push(seat);
  return seats;
}

/** The window is held, nobody owes an answer: the house may close it. */
export const mayClose = ({ table }: AnyState): boolean => table.isHeld && table.owing === 0;
