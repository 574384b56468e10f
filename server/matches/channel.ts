import { randomInt } from 'node:crypto';
import type { Seat } from '@duskhall/kernel';
import type { News } from '@duskhall/protocol';

/** What one viewer has been shown: its numbers, its story and the parts of its view are its own. */
export interface Channel {
  viewer: Seat;
  n: number;
  /** The view as it was last sent, part by part as text. */
  parts: Map<string, string>;
  /** Moves, free moves, what may be undone: as last sent. */
  offer: string;
  story: object[];
  /** The latest news, for those who missed some. */
  recent: News[];
}
export const newChannel = (viewer: Seat): Channel => ({
  viewer,
  // Not from 0: a client must not take the news after a restart for those before it.
  n: randomInt(2 ** 40),
  parts: new Map(),
  offer: '',
  story: [],
  recent: [],
});
