import type { Obstacle } from '../effects/effect.ts';

/** Why a move is refused, with the numbers its sentence needs. */
export type Reason =
  | Obstacle
  | 'over'
  | 'not-asked'
  | 'malformed'
  | 'not-in-hand'
  | 'barred'
  | 'not-in-pack'
  | 'not-in-centre'
  | 'not-in-pile'
  | 'count-too-low'
  | 'slot-used'
  | 'not-in-area'
  | 'blocks-plays'
  | 'yourself'
  | 'column-empty'
  | 'others-only'
  | 'not-copyable'
  | 'source-too-low';
