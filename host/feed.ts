import { below, type Rng, type Seat } from '@duskhall/kernel';
import type { ClockInfo, Sync } from '@duskhall/protocol';

/** What one viewer has been shown. Its numbers, its story and the parts of its view are its own. */
export interface Feed {
  viewer: Seat;
  n: number;
  /** What was last sent. A view shares nothing with the match that play would change. */
  view: { [part: string]: unknown };
  offer: Offer;
  clocks: ClockInfo;
  /** The count of lengthened windows that the viewer knows of. */
  extensions: number;
  story: object[];
  /** The length of the story with what is still delayed, and its length at states that an undo can go back to. */
  length: number;
  marks: WeakMap<object, number>;
  /** How many entries of the record the story covers. */
  entries: number;
  /** The latest news as sent, for guests who missed some. */
  recent: string[];
  /** Nobody has looked for a while: it has to be filled again before somebody does. */
  isBehind: boolean;
}

/** What a viewer may do, and the scores. */
export type Offer = Pick<Sync, 'moves' | 'free' | 'mayUndo' | 'scores' | 'back'>;

/** A viewer's story from one place to its end. */
export interface Part {
  from: number;
  events: readonly object[];
  /** How long the story was at states on the way. */
  marks: readonly (readonly [state: object, length: number])[];
}

/** What a viewer is to be shown. */
export interface Shown extends Pick<Part, 'from' | 'events'> {
  view: { [part: string]: unknown };
  offer: Offer;
  clocks: ClockInfo;
}

/** What is shown later, and since when it has been collected. */
export interface Later {
  since: number;
  shown: Shown;
  stop(): void;
}

/** Random, so that a client cannot take news after a restart for those before it; all numbers have the same length. */
const firstNumber = (chance: Rng): number =>
  2 ** 40 + below(chance, 2 ** 20, 'number') * 2 ** 20 + below(chance, 2 ** 20, 'number');

export const newFeed = (viewer: Seat, chance: Rng): Feed => ({
  viewer,
  n: firstNumber(chance),
  view: {},
  offer: { moves: [], free: [], mayUndo: false, scores: [] },
  clocks: { left: [], running: [], window: -1, isPaused: false, wantsPause: [], at: 0, beat: 0 },
  extensions: 0,
  story: [],
  length: 0,
  marks: new WeakMap(),
  entries: 0,
  recent: [],
  isBehind: false,
});
