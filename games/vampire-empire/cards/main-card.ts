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

/** VE-4.12.1, VE-4.12.7: a support card of the windows W1 and W2, whoever plays it. `on` is a character or a type, -1: none. */
export interface MainCard {
  /** What it can be played on; [-1] if nothing is named. */
  targets(s: State, seat: Seat): readonly number[];
  /** Why there is no target. */
  obstacle: Obstacle | ((s: State, seat: Seat) => Obstacle);
  /** Whether attack or defence is named with it. */
  hasSides: boolean;
  resolve(s: State, seat: Seat, on: number, as: number): void;
}
export const NOTHING_NAMED: readonly number[] = [-1];
export const NO_TARGET: readonly number[] = [];
