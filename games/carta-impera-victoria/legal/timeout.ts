import { below, type Rng, type Seat } from '@duskhall/kernel';
import type { ColumnMove, Move, SeatMove } from '../frames.ts';
import { isWithin, less } from '../rules/knowledge.ts';
import { type State, sideOf } from '../state.ts';
import { legal } from './index.ts';
import { CARD_MOVES, FINISH_MOVE } from './moves.ts';

/** CIV-7.1: a seat's answer when its time is up. Never the first in some order: that would show what a hand lacks. */
export function timeout(s: State, seat: Seat, rng: Rng): Move | null {
  const moves = legal(s, seat);
  switch (s.table.questions[seat]) {
    case 'effect':
      return FINISH_MOVE;
    case 'give':
      return returnTaken(s);
    case 'inquisition':
      return oneOf(
        moves.filter((move) => isFoe(s, seat, (move as SeatMove).seat)),
        rng,
      );
    case 'embargo':
    case 'democracy': {
      const foes = moves.filter((move) => isFoe(s, seat, (move as ColumnMove).seat));
      return oneOf(foes.length > 0 ? foes : moves, rng);
    }
    default:
      return oneOf(moves, rng);
  }
}

const oneOf = (moves: readonly Move[], rng: Rng): Move => moves[below(rng, moves.length, 'timeout')]!;
const isFoe = (s: State, seat: Seat, other: Seat): boolean => sideOf(s.options, other) !== sideOf(s.options, seat);

/** D9: gives the taken cards back; any other choice must be undone first. */
function returnTaken(s: State): Move | null {
  if (!isWithin(s.tray, s.taken)) return null;
  return CARD_MOVES[less(s.taken, s.tray)[0]!]!;
}
