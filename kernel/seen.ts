import { type AnyTable, type FrameOf, type MoveOf, owes, type QuestionOf, type Seat } from './table.ts';

/** The part that all views have in common. No nulls: views are sent as patches, where null means "delete". */
export interface Seen<S extends AnyTable> {
  viewer: Seat;
  stack: readonly FrameOf<S>[];
  /** The viewer's own lane. */
  lane: readonly FrameOf<S>[];
  /** What the viewer is asked; empty: nothing. */
  question: QuestionOf<S> | '';
  /** The number of the viewer's question. */
  asked: number;
  /** The viewer's answer while it can still be replaced: none or one. */
  answer: readonly MoveOf<S>[];
  /** By seat: whether the table waits for it. A game in which that is a secret shows something else here. */
  owes: readonly boolean[];
  isHeld: boolean;
  isShared: boolean;
}

export function seen<S extends AnyTable>(s: S, viewer: Seat): Seen<S> {
  const isSeat = viewer >= 0;
  const answer = isSeat ? s.answers[viewer] : null;
  return {
    viewer,
    stack: s.stack.slice(),
    lane: isSeat ? s.lanes[viewer]!.slice() : [],
    question: (isSeat && s.questions[viewer]) || '',
    asked: isSeat ? s.asked[viewer]! : 0,
    answer: answer === null ? [] : [answer!],
    owes: s.questions.map((_, seat) => owes(s, seat)),
    isHeld: s.isHeld,
    isShared: s.isShared,
  };
}
