import type { Seat } from '@duskhall/kernel';
import type { Action } from './frames.ts';

export type Event =
  | { type: 'dealt'; seat: Seat; card: number }
  | { type: 'acted'; seat: Seat; action: Action }
  | { type: 'showed'; seat: Seat; card: number }
  | { type: 'won'; seat: Seat; chips: number };
