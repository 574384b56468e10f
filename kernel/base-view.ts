import { type AnyState, type EventOf, type FrameOf, type MoveOf, owes, type QuestionOf, type Seat } from './table.ts';

/** The fields that every view has. No nulls: views are sent as merge patches, where null means "delete". */
export interface Seen<S extends AnyState> {
  viewer: Seat;
  stack: readonly FrameOf<S>[];
  /** The viewer's own lane. */
  lane: readonly FrameOf<S>[];
  /** The viewer's open question; '': none. */
  question: QuestionOf<S> | '';
  /** The number of the viewer's question. */
  asked: number;
  /** The viewer's answer while it can still be replaced: an empty list or one item. */
  answer: readonly MoveOf<S>[];
  /** By seat: whether the table waits for it. Games that keep this secret show something else here. */
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
 * The inverse of `seen`, for `imagine`: copies these fields of a view to the table of a sampled world. Other seats that
 * owe an answer get the question from `questionOf`; the game samples their secret answers and lanes.
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

/** By event type: the part a viewer may know. A new event type without a row does not compile. */
export type Told<S extends AnyState> = {
  [K in EventOf<S>['type']]: (event: Extract<EventOf<S>, { type: K }>, viewer: Seat, s: S) => EventOf<S> | null;
};
/** A row of `Told` for public events. */
export const everything = <E>(event: E): E => event;
/** Makes a game's `redact` from its rows. */
export const redactBy =
  <S extends AnyState>(told: Told<S>) =>
  (s: S, event: EventOf<S>, viewer: Seat): EventOf<S> | null =>
    told[event.type as keyof Told<S>](event, viewer, s);
