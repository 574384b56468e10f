import { randomInt } from 'node:crypto';
import type { Seat } from '@duskhall/kernel';
import type { ClockInfo, Sync } from '@duskhall/protocol';

/** What one viewer has been shown: its numbers, its story and the parts of its view are its own. */
export interface Channel {
  viewer: Seat;
  n: number;
  /** What was last sent: the view, and the moves. A view shares nothing with the match that play would change. */
  view: { [part: string]: unknown };
  offer: Offer;
  clocks: ClockInfo;
  /** How many times it was told that a window lasts longer. */
  extensions: number;
  story: object[];
  /** How long that is with what is to be told later; and how long it was at states on the way that undos go back on. */
  length: number;
  marks: WeakMap<object, number>;
  /** The latest news as they were sent, for those who missed some. */
  recent: string[];
  /** Nobody has looked for a while: it has to be filled anew before somebody does. */
  isBehind: boolean;
}

/** What a viewer may do, and the scores. */
export type Offer = Pick<Sync, 'moves' | 'free' | 'mayUndo' | 'scores' | 'back'>;

/** What a viewer's story is from one place on, to its end. */
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

/** What is shown later, and since when it has been gathered. */
export interface Later {
  since: number;
  shown: Shown;
  stop(): void;
}

/** Not from 0: a client must not take the news after a restart for those before it. All have the same length. */
const firstNumber = (): number => randomInt(2 ** 40, 2 ** 41);

export const newChannel = (viewer: Seat): Channel => ({
  viewer,
  n: firstNumber(),
  view: {},
  offer: { moves: [], free: [], mayUndo: false, scores: [] },
  clocks: { left: [], running: [], window: -1, isPaused: false, wantsPause: [], at: 0, beat: 0 },
  extensions: 0,
  story: [],
  length: 0,
  marks: new WeakMap(),
  recent: [],
  isBehind: false,
});
