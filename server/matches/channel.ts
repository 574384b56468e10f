import { randomInt } from 'node:crypto';
import type { Seat } from '@duskhall/kernel';
import type { ClockInfo, News } from '@duskhall/protocol';

/** What one viewer has been shown: its numbers, its story and the parts of its view are its own. */
export interface Channel {
  viewer: Seat;
  n: number;
  /** The view as it was last sent, part by part as text. */
  parts: Map<string, string>;
  /** Moves, free moves, what may be undone, which clocks run: as last sent. */
  offer: string;
  clocks: ClockInfo;
  story: object[];
  /** The latest news, for those who missed some. */
  recent: News[];
}

/** Not from 0: a client must not take the news after a restart for those before it. All have the same length. */
const firstNumber = (): number => randomInt(2 ** 40, 2 ** 41);

export const newChannel = (viewer: Seat): Channel => ({
  viewer,
  n: firstNumber(),
  parts: new Map(),
  offer: '',
  clocks: { left: [], running: [], window: -1, isPaused: false, wantsPause: [], at: 0 },
  story: [],
  recent: [],
});
