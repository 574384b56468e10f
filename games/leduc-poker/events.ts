import type { Seat } from '@duskhall/kernel';
import type { Action } from './frames.ts';

export type Event =
  | { type: 'dealt'; seat: Seat; card: number }
  /** With the chips it put into the pot. */
  | { type: 'acted'; seat: Seat; action: Action; chips: number }
  | { type: 'opened'; card: number }
  | { type: 'showed'; seat: Seat; card: number }
  | { type: 'won'; seat: Seat; chips: number }
  | { type: 'split' };
