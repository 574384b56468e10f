import type {
  CardMove,
  CreatureMove,
  DemonMove,
  DoneMove,
  FromMove,
  KeepMove,
  LeftMove,
  PlaceMove,
  PlagueMove,
  RightMove,
  StopMove,
  ToMove,
} from '../frames.ts';
import { CELLS, xOf, yOf } from '../rules/village.ts';

/* Moves are values: each is built once, so listing legal moves allocates none. */
const MOST = 128;
const range = <T>(n: number, make: (i: number) => T): readonly T[] => Array.from({ length: n }, (_, i) => make(i));

export const CARD_MOVES = range(MOST, (card): CardMove => ({ card }));
/** By cell. */
export const PLACE_MOVES = range(CELLS, (cell): PlaceMove => ({ x: xOf(cell), y: yOf(cell) }));
export const FROM_MOVES = range(MOST, (from): FromMove => ({ from }));
export const TO_MOVES = range(MOST, (to): ToMove => ({ to }));
export const LEFT_MOVES = range(MOST, (left): LeftMove => ({ left }));
export const RIGHT_MOVES = range(MOST, (right): RightMove => ({ right }));
export const KEEP_MOVES = range(MOST, (keep): KeepMove => ({ keep }));
export const DEMON_MOVES = range(MOST, (demon): DemonMove => ({ demon }));
export const CREATURE_MOVES = range(MOST, (creature): CreatureMove => ({ creature }));
export const PLAGUE_MOVE: PlagueMove = { plague: true };
export const STOP_MOVE: StopMove = { stop: true };
export const DONE_MOVE: DoneMove = { done: true };
