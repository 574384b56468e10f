import { type AnyTable, type MoveOf, type Seat, type Steps, seal } from './table.ts';

/** Takes a seat's answer to its question, then runs on to the next question. */
export function answer<S extends AnyTable>(steps: Steps<S>, s: S, seat: Seat, move: MoveOf<S>): void {
  if (s.questions[seat] === null) throw new Error(`seat ${seat} is not asked`);
  s.mover = seat;
  const isFirst = s.answers[seat] === null;
  s.answers[seat] = move;
  if (s.lanes[seat]!.length > 0) {
    s.questions[seat] = null;
    runLane(steps, s, seat);
  } else if (isFirst) s.owing--;
  proceed(steps, s);
}

/** The house's word: the held window is over. Everything owed has been answered before. */
export function close<S extends AnyTable>(steps: Steps<S>, s: S): void {
  if (!s.isHeld) throw new Error('no window is held open');
  if (s.owing > 0) throw new Error('somebody still owes an answer');
  s.isHeld = false;
  seal(s);
  proceed(steps, s);
}

/** Runs until somebody has to answer, the house has to close, or nothing is left. */
export function proceed<S extends AnyTable>(steps: Steps<S>, s: S): void {
  const { drawn } = s.rng;
  for (;;) {
    if (s.owing > 0) runLanes(steps, s);
    if (s.owing > 0 || s.isHeld) break;
    const f = s.stack.pop();
    if (f === undefined) break;
    steps[f.do as keyof Steps<S>](s, f, takeAnswers(s));
  }
  if (s.rng.drawn !== drawn) seal(s);
}

/** Closes the question and hands its answers over; once those of several seats have met, none can be taken back. */
function takeAnswers<S extends AnyTable>(s: S): readonly (MoveOf<S> | null)[] {
  const { answers, questions } = s;
  if (s.isShared) {
    s.isShared = false;
    seal(s);
  }
  for (let seat = 0; seat < questions.length; seat++)
    if (questions[seat] !== null) {
      s.questions = questions.map(nothing);
      s.answers = answers.map(nothing);
      break;
    }
  return answers;
}
const nothing = (): null => null;

function runLanes<S extends AnyTable>(steps: Steps<S>, s: S): void {
  for (let seat = 0; seat < s.lanes.length; seat++)
    if (s.lanes[seat]!.length > 0 && s.questions[seat] === null) runLane(steps, s, seat);
}

function runLane<S extends AnyTable>(steps: Steps<S>, s: S, seat: Seat): void {
  s.lane = seat;
  while (s.questions[seat] === null && s.lanes[seat]!.length > 0) {
    const f = s.lanes[seat]!.pop()!;
    steps[f.do as keyof Steps<S>](s, f, s.answers);
  }
  if (s.questions[seat] === null) s.answers[seat] = null;
  s.lane = -1;
  if (s.lanes[seat]!.length === 0 && s.owing > 0) s.owing--;
}
