import { type Steps, seal } from './steps.ts';
import type { AnyState, MoveOf, Seat } from './table.ts';

/** Stores a seat's answer, then runs to the next question. */
export function answer<S extends AnyState>(steps: Steps<S>, s: S, seat: Seat, move: MoveOf<S>): void {
  const { table } = s;
  if (table.questions[seat] === null) throw new Error(`seat ${seat} is not asked`);
  table.mover = seat;
  const isFirst = table.answers[seat] === null;
  table.answers[seat] = move;
  if (table.lanes[seat]!.length > 0) {
    table.questions[seat] = null;
    runLane(steps, s, seat);
  } else if (isFirst) table.owing--;
  proceed(steps, s);
}

/** Closes the held window; every owed answer must have been given. */
export function close<S extends AnyState>(steps: Steps<S>, s: S): void {
  const { table } = s;
  if (!table.isHeld) throw new Error('no window is held open');
  if (table.owing > 0) throw new Error('somebody still owes an answer');
  table.isHeld = false;
  seal(s);
  proceed(steps, s);
}

/** Runs frames until a seat must answer, the house must close a window, or the stack is empty. */
export function proceed<S extends AnyState>(steps: Steps<S>, s: S): void {
  const { table } = s;
  const { drawn } = table.rng;
  for (;;) {
    if (table.owing > 0) runLanes(steps, s);
    if (table.owing > 0 || table.isHeld) break;
    const f = table.stack.pop();
    if (f === undefined) break;
    steps[f.do as keyof Steps<S>](s, f, takeAnswers(s));
  }
  if (table.rng.drawn !== drawn) seal(s);
}

/** Closes the question and returns its answers. Simultaneous answers are revealed here, so they are sealed. */
function takeAnswers<S extends AnyState>(s: S): readonly (MoveOf<S> | null)[] {
  const { table } = s;
  const { answers, questions } = table;
  if (table.isShared) {
    table.isShared = false;
    seal(s);
  }
  for (let seat = 0; seat < questions.length; seat++)
    if (questions[seat] !== null) {
      table.questions = questions.map(nothing);
      table.answers = answers.map(nothing);
      break;
    }
  return answers;
}
const nothing = (): null => null;

function runLanes<S extends AnyState>(steps: Steps<S>, s: S): void {
  const { table } = s;
  for (let seat = 0; seat < table.lanes.length; seat++)
    if (table.lanes[seat]!.length > 0 && table.questions[seat] === null) runLane(steps, s, seat);
}

function runLane<S extends AnyState>(steps: Steps<S>, s: S, seat: Seat): void {
  const { table } = s;
  table.lane = seat;
  while (table.questions[seat] === null && table.lanes[seat]!.length > 0) {
    const f = table.lanes[seat]!.pop()!;
    steps[f.do as keyof Steps<S>](s, f, table.answers);
  }
  if (table.questions[seat] === null) table.answers[seat] = null;
  table.lane = -1;
  if (table.lanes[seat]!.length === 0 && table.owing > 0) table.owing--;
}
