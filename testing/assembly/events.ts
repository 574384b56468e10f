import type { Seat } from '@duskhall/kernel';
import type { Side, Word } from './frames.ts';

export type Event =
  | { type: 'began'; round: number; speaker: Seat }
  | { type: 'looked'; seat: Seat; target: Seat; side: Side | '' }
  | { type: 'spoke'; seat: Seat; word: Word }
  | { type: 'slept' }
  | { type: 'saved'; seat: Seat }
  | { type: 'left'; seat: Seat; side: Side; cause: 'prey' | 'vote' | 'resigned' | 'removed' }
  | { type: 'voted'; seat: Seat; target: Seat }
  | { type: 'locked'; seat: Seat }
  | { type: 'accused'; seat: Seat; target: Seat }
  | { type: 'won'; side: Side };
