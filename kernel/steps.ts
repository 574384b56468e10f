import { type AnyState, type FrameOf, type MoveOf, owes, type QuestionOf, type Seat } from './table.ts';

/** One step for each kind of frame; a missing step does not compile. */
export type Steps<S extends AnyState> = {
  [K in FrameOf<S>['do']]: (s: S, f: Extract<FrameOf<S>, { do: K }>, answers: readonly (MoveOf<S> | null)[]) => void;
};
/** The steps whose names begin with one of these nouns. */
export type StepsNamed<S extends AnyState, Noun extends string> = Pick<
  Steps<S>,
  Extract<FrameOf<S>['do'], `${Noun}.${string}`>
>;

/** Pushes frames so that they run in this order, before anything already pending. */
export function next<S extends AnyState>({ table }: S, ...frames: FrameOf<S>[]): void {
  const { lane, lanes, stack, questions, owing, isHeld } = table;
  const isOpen = lane < 0 ? owing > 0 || isHeld : questions[lane] !== null;
  if (isOpen) throw new Error(`${frames[0]?.do} was pushed over an open question and would receive its answers`);
  const pile = lane < 0 ? stack : lanes[lane]!;
  for (let i = frames.length - 1; i >= 0; i--) pile.push(frames[i]!);
}

/** Asks these seats simultaneously; `then` runs after the last answer. A lane may ask its own seat only. */
export function ask<S extends AnyState>(
  s: S,
  seats: readonly Seat[],
  question: QuestionOf<S> | ((seat: Seat) => QuestionOf<S>),
  then: FrameOf<S>,
): void {
  const { table } = s;
  next(s, then);
  if (table.lane < 0) callUpon(s, seats);
  else if (seats.length !== 1 || seats[0] !== table.lane) throw new Error('a lane asks its own seat only');
  for (const seat of seats) {
    table.questions[seat] =
      typeof question === 'function' ? (question as (seat: Seat) => QuestionOf<S>)(seat) : question;
    table.asked[seat]!++;
    table.answers[seat] = null;
  }
}

/** Each of these seats runs the frame `lane` in a lane of its own; `then` runs when all have finished. */
export function together<S extends AnyState>(s: S, seats: readonly Seat[], lane: FrameOf<S>, then: FrameOf<S>): void {
  if (s.table.lane >= 0) throw new Error('a lane cannot open lanes');
  next(s, then);
  callUpon(s, seats);
  for (const seat of seats) s.table.lanes[seat] = [lane];
}

function callUpon(s: AnyState, seats: readonly Seat[]): void {
  s.table.owing = seats.length;
  s.table.isShared = seats.length > 1;
  if (seats.length !== 1 || seats[0] !== s.table.mover) seal(s);
}

/** Keeps the window of the question just asked open until the house closes it. */
export function hold(s: AnyState): void {
  s.table.isHeld = true;
}

/** Somebody has learned something: earlier moves can no longer be undone. */
export function seal(s: AnyState): void {
  s.table.sealed++;
}

/** Drops pending frames up to the frame `to`, to cut a procedure short. */
export function skip({ table }: AnyState, to: string): void {
  const pile = table.lane < 0 ? table.stack : table.lanes[table.lane]!;
  while (pile.length > 0 && pile[pile.length - 1]!.do !== to) pile.pop();
}

/** Removes the seat's question, answer and lane: it owes nothing any more. */
export function release(s: AnyState, seat: Seat): void {
  const { table } = s;
  if (table.lane !== seat && (table.lanes[seat]!.length > 0 || owes(s, seat))) table.owing--;
  clear(table, seat);
}

function clear(table: AnyState['table'], seat: Seat): void {
  table.lanes[seat] = [];
  table.questions[seat] = null;
  table.answers[seat] = null;
}

/** Withdraws a seat's answer while its question is open. */
export function retract({ table }: AnyState, seat: Seat): void {
  if (table.questions[seat] === null || table.answers[seat] === null) return;
  table.answers[seat] = null;
  table.owing++;
}

/** Ends the game: drops everything pending and seals. */
export function end(s: AnyState): void {
  const { table } = s;
  seal(s);
  table.stack = [];
  table.owing = 0;
  table.isHeld = false;
  for (let seat = 0; seat < table.lanes.length; seat++) clear(table, seat);
}
