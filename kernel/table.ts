import type { Rng } from './random.ts';

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

/** What every game's state begins with. */
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

// biome-ignore lint/suspicious/noExplicitAny: the kernel's one marked place; a game's own types stand everywhere else
export type AnyTable = Table<any, any, any, any>;
export type FrameOf<S extends AnyTable> = S['stack'][number];
export type QuestionOf<S extends AnyTable> = NonNullable<S['questions'][number]>;
export type MoveOf<S extends AnyTable> = NonNullable<S['answers'][number]>;
export type EventOf<S extends AnyTable> = NonNullable<S['log']>[number];

/** What to do for each kind of frame: a missing step does not compile. */
export type Steps<S extends AnyTable> = {
  [K in FrameOf<S>['do']]: (s: S, f: Extract<FrameOf<S>, { do: K }>, answers: readonly (MoveOf<S> | null)[]) => void;
};
/** The steps whose names begin with one of these nouns. */
export type StepsNamed<S extends AnyTable, Noun extends string> = Pick<
  Steps<S>,
  Extract<FrameOf<S>['do'], `${Noun}.${string}`>
>;

/** Does these frames, in this order, before anything already pending. */
export function next<S extends AnyTable>(s: S, ...frames: FrameOf<S>[]): void {
  const isOpen = s.lane < 0 ? s.owing > 0 || s.isHeld : s.questions[s.lane] !== null;
  if (isOpen) throw new Error(`${frames[0]?.do} would take the answers of the open question`);
  const pile = s.lane < 0 ? s.stack : s.lanes[s.lane]!;
  for (let i = frames.length - 1; i >= 0; i--) pile.push(frames[i]!);
}

/** Asks all these seats at once; after the last answer does `then`. A lane asks its own seat only. */
export function ask<S extends AnyTable>(
  s: S,
  seats: readonly Seat[],
  question: QuestionOf<S> | ((seat: Seat) => QuestionOf<S>),
  then: FrameOf<S>,
): void {
  next(s, then);
  if (s.lane < 0) callUpon(s, seats);
  else if (seats.length !== 1 || seats[0] !== s.lane) throw new Error('a lane asks its own seat only');
  for (const seat of seats) {
    s.questions[seat] = typeof question === 'function' ? (question as (seat: Seat) => QuestionOf<S>)(seat) : question;
    s.asked[seat]!++;
    s.answers[seat] = null;
  }
}

/** Each of these seats runs the frame `lane` for itself; after the last is through, does `then`. */
export function together<S extends AnyTable>(s: S, seats: readonly Seat[], lane: FrameOf<S>, then: FrameOf<S>): void {
  if (s.lane >= 0) throw new Error('a lane cannot open lanes');
  next(s, then);
  callUpon(s, seats);
  for (const seat of seats) s.lanes[seat] = [lane];
}

function callUpon(s: AnyTable, seats: readonly Seat[]): void {
  s.owing = seats.length;
  s.isShared = seats.length > 1;
  if (seats.length !== 1 || seats[0] !== s.mover) seal(s);
}

/** Keeps what was just asked open until the house closes it. */
export function hold(s: AnyTable): void {
  s.isHeld = true;
}

/** The mover has learned something, or another seat has: what came before cannot be taken back. */
export function seal(s: AnyTable): void {
  s.sealed++;
}

/** Drops what is pending before the frame `to`: the rest of a procedure that was cut short. */
export function skip(s: AnyTable, to: string): void {
  const pile = s.lane < 0 ? s.stack : s.lanes[s.lane]!;
  while (pile.length > 0 && pile[pile.length - 1]!.do !== to) pile.pop();
}

/** This seat owes nothing any more: its question, answer and lane are gone. */
export function release(s: AnyTable, seat: Seat): void {
  if (s.lane !== seat && (s.lanes[seat]!.length > 0 || owes(s, seat))) s.owing--;
  s.lanes[seat] = [];
  s.questions[seat] = null;
  s.answers[seat] = null;
}

/** Takes a seat's answer back while its question is open. */
export function retract(s: AnyTable, seat: Seat): void {
  if (s.questions[seat] === null || s.answers[seat] === null) return;
  s.answers[seat] = null;
  s.owing++;
}

/** For a game's clone. An empty lane can be shared: whoever opens it puts a new list there. */
export const cloneLanes = <F extends Frame>(lanes: F[][]): F[][] => lanes.map(cloneLane);
const cloneLane = <F extends Frame>(lane: F[]): F[] => (lane.length === 0 ? lane : lane.slice());

/** The game is over: nothing is pending, and nothing can be taken back. */
export function end(s: AnyTable): void {
  seal(s);
  s.stack = [];
  s.owing = 0;
  s.isHeld = false;
  for (let seat = 0; seat < s.lanes.length; seat++) {
    s.lanes[seat] = [];
    s.questions[seat] = null;
    s.answers[seat] = null;
  }
}

export const owes = (s: AnyTable, seat: Seat): boolean => s.questions[seat] !== null && s.answers[seat] === null;

/** The seats that have an answer to give now. */
export function waiting(s: AnyTable): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.questions.length; seat++) if (owes(s, seat)) seats.push(seat);
  return seats;
}

/** The window is held, nobody owes an answer: the house may close it. */
export const mayClose = (s: AnyTable): boolean => s.isHeld && s.owing === 0;
