import type { Seat } from '@duskhall/kernel';
import type { Bid } from './frames.ts';

export type Event =
  | { type: 'rolled'; seat: Seat; die: number }
  | { type: 'bid'; seat: Seat; bid: Bid }
  | { type: 'called'; seat: Seat }
  | { type: 'showed'; seat: Seat; die: number }
  /** `count`: the dice that count as the face of the last bid. */
  | { type: 'counted'; bid: Bid; count: number }
  | { type: 'won'; seat: Seat };
