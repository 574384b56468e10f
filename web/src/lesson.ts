import type { MoveOf, OptionValues, Seat, Types } from '@duskhall/kernel';

/** A table as a lesson lays it: a scenario of the game. */
export interface LessonTable {
  seats: number;
  /** The learner's. */
  seat: Seat;
  options?: OptionValues;
  scenario: object;
}

/** What somebody else does: the moves of one gesture of a seat's, the house closing a window, or time being up for all. */
export type Deed<Move> = readonly [Seat, ...Move[]] | 'close' | 'expire';
/** What others do one after another; a list of deeds is done at one moment. */
export type Deeds<Move> = readonly (Deed<Move> | readonly Deed<Move>[])[];

/** One thing to learn. What is said stands in the game's `texts/<locale>/lesson.ts` under the same name. */
export interface LessonStep<T extends Types = Types> {
  name: string;
  /** A new table; left out: the last one goes on. */
  table?: LessonTable;
  /** What has already happened at the new table. */
  before?: readonly Deed<MoveOf<T['state']>>[];
  /** What is pointed at, as a selector. */
  at: string;
  /** What must not be covered either, since it is needed for the answer. */
  clear?: string;
  /** The rule that is learned, for whoever answers something else. */
  rule: string;
  /** The answers that lead on, each as the moves it takes, the one to resume with first; left out: there is only to read. */
  answers?: readonly (readonly MoveOf<T['state']>[])[];
  /** What the others do afterwards. */
  others?: Deeds<MoveOf<T['state']>>;
}

/** A game learned by playing it; `game` is what is left of a real one, against a Novice. */
export interface Lesson<T extends Types = Types> {
  steps: readonly LessonStep<T>[];
  game: LessonTable;
}
