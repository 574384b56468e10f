import { type AnyTable, type EventOf, type FrameOf, type MoveOf, owes, type QuestionOf, type Seat } from './table.ts';

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

/**
 * Puts what a view shows of the common part back on a table that is being imagined. Another seat that owes an answer is
 * asked what `questionOf` says; what it has answered or planned in secret is the game's to imagine.
 */
export function restore<S extends AnyTable>(s: S, v: Seen<S>, questionOf: (seat: Seat) => QuestionOf<S>): void {
  s.stack = v.stack.slice();
  s.isHeld = v.isHeld;
  s.isShared = v.isShared;
  s.owing = 0;
  for (let seat = 0; seat < s.questions.length; seat++) {
    if (v.owes[seat]) s.owing++;
    if (seat === v.viewer) {
      s.lanes[seat] = v.lane.slice();
      s.questions[seat] = v.question || null;
      s.asked[seat] = v.asked;
      s.answers[seat] = v.answer[0] ?? null;
    } else if (v.owes[seat]) {
      s.questions[seat] = questionOf(seat);
      s.asked[seat] = 1;
    }
  }
}

/** For each type of event what a viewer may know of it: a new event without its row does not compile. */
export type Told<S extends AnyTable> = {
  [K in EventOf<S>['type']]: (event: Extract<EventOf<S>, { type: K }>, viewer: Seat, s: S) => EventOf<S> | null;
};
/** A row of `Told`: everybody may know it. */
export const everything = <E>(event: E): E => event;
/** A game's `redact` from its rows. */
export const redactBy =
  <S extends AnyTable>(told: Told<S>) =>
  (s: S, event: EventOf<S>, viewer: Seat): EventOf<S> | null =>
    told[event.type as keyof Told<S>](event, viewer, s);
