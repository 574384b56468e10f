import { type AnyState, type EventOf, type FrameOf, type MoveOf, owes, type QuestionOf, type Seat } from './table.ts';

/** The part that all views have in common. No nulls: views are sent as patches, where null means "delete". */
export interface Seen<S extends AnyState> {
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

export function seen<S extends AnyState>(s: S, viewer: Seat): Seen<S> {
  const { table } = s;
  const isSeat = viewer >= 0;
  const answer = isSeat ? table.answers[viewer] : null;
  return {
    viewer,
    stack: table.stack.slice(),
    lane: isSeat ? table.lanes[viewer]!.slice() : [],
    question: (isSeat && table.questions[viewer]) || '',
    asked: isSeat ? table.asked[viewer]! : 0,
    answer: answer === null ? [] : [answer!],
    owes: table.questions.map((_, seat) => owes(s, seat)),
    isHeld: table.isHeld,
    isShared: table.isShared,
  };
}

/**
 * Puts what a view shows of the common part back on a table that is being imagined. Another seat that owes an answer is
 * asked what `questionOf` says; what it has answered or planned in secret is the game's to imagine.
 */
export function restore<S extends AnyState>({ table }: S, v: Seen<S>, questionOf: (seat: Seat) => QuestionOf<S>): void {
  table.stack = v.stack.slice();
  table.isHeld = v.isHeld;
  table.isShared = v.isShared;
  table.owing = 0;
  for (let seat = 0; seat < table.questions.length; seat++) {
    if (v.owes[seat]) table.owing++;
    if (seat === v.viewer) {
      table.lanes[seat] = v.lane.slice();
      table.questions[seat] = v.question || null;
      table.asked[seat] = v.asked;
      table.answers[seat] = v.answer[0] ?? null;
    } else if (v.owes[seat]) {
      table.questions[seat] = questionOf(seat);
      table.asked[seat] = 1;
    }
  }
}

/** For each type of event what a viewer may know of it: a new event without its row does not compile. */
export type Told<S extends AnyState> = {
  [K in EventOf<S>['type']]: (event: Extract<EventOf<S>, { type: K }>, viewer: Seat, s: S) => EventOf<S> | null;
};
/** A row of `Told`: everybody may know it. */
export const everything = <E>(event: E): E => event;
/** A game's `redact` from its rows. */
export const redactBy =
  <S extends AnyState>(told: Told<S>) =>
  (s: S, event: EventOf<S>, viewer: Seat): EventOf<S> | null =>
    told[event.type as keyof Told<S>](event, viewer, s);
