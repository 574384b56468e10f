import { cloneRng, type Rng } from './random.ts';

/** A player's position at the table, from 0. */
export type Seat = number;
/** The seat of the clock, the host or a human moderator. */
export const HOUSE: Seat = -1;
/** The seat of a spectator. */
export const WATCHER: Seat = -2;

/** A pending function call, kept as data (a defunctionalized continuation). */
export interface Frame {
  readonly do: string;
}

/** The kernel's part of a game's state. */
export interface Table<F extends Frame, Question extends string, Move, Event> {
  rng: Rng;
  /** Pending frames, the next one last. Part of every view, so a frame must not carry a secret. */
  stack: F[];
  /** By seat: a stack of its own, shown to that seat only. */
  lanes: F[][];
  /** The seat whose lane is running; -1: the main stack. */
  lane: Seat;
  /** By seat: its open question. */
  questions: (Question | null)[];
  /** By seat: the number of its question. An answer names this number, so that a late answer is refused. */
  asked: number[];
  /** By seat: its answer, replaceable until the question closes. */
  answers: (Move | null)[];
  /** How many seats have an answer to give or a lane to finish. */
  owing: number;
  /** The window stays open until the house closes it. */
  isHeld: boolean;
  /** Several seats were asked at once; their answers are sealed when the question closes. */
  isShared: boolean;
  /** The seat that answered last. */
  mover: Seat;
  /** The number of seals so far. */
  sealed: number;
  /** Events since they were last collected; null in search. */
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

/** A table with nothing pending. */
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

/** For a game's `clone`; the copy has no log. */
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
/** An empty lane can be shared: opening a lane replaces the list. */
const cloneLane = <F extends Frame>(lane: F[]): F[] => (lane.length === 0 ? lane : lane.slice());

/** Reads a stored state, including ones from versions that kept the table's fields beside the game's. */
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

/** The window is held and nobody owes an answer. */
export const mayClose = ({ table }: AnyState): boolean => table.isHeld && table.owing === 0;
