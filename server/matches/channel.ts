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
  /** The latest news as they were sent, for those who missed some. */
  recent: string[];
  /** Nobody has looked for a while: it has to be filled anew before somebody does. */
  isBehind: boolean;
}

/** What a viewer may do, and the scores. */
export type Offer = Pick<Sync, 'moves' | 'free' | 'mayUndo' | 'scores' | 'back'>;

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
  recent: [],
  isBehind: false,
});
