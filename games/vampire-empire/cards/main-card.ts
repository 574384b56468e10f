import type { Seat } from '@duskhall/kernel';
import type { State } from '../state/index.ts';

/** Why a main card cannot be played at all. */
export type Obstacle =
  | 'nobody-fits'
  | 'city-empty'
  | 'journey-under-way'
  | 'moat-without-cards'
  | 'cellar-empty'
  | 'hand-empty'
  | 'no-vampire-in-castle'
  | 'nothing-to-draw';

/** VE-4.12.1, VE-4.12.7: a support card of windows W1 and W2, for either player. `on`: a character or type, or -1. */
export interface MainCard {
  /** The possible targets; [-1] if the card takes none. */
  targets(s: State, seat: Seat): readonly number[];
  /** The reason when there is no target. */
  obstacle: Obstacle | ((s: State, seat: Seat) => Obstacle);
  /** Whether the player also chooses attack or defence. */
  hasSides: boolean;
  resolve(s: State, seat: Seat, on: number, as: number): void;
}
export const NOTHING_NAMED: readonly number[] = [-1];
export const NO_TARGET: readonly number[] = [];
