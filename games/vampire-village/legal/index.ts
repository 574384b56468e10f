import type { Seat } from '@duskhall/kernel';
import type { Frame, Move } from '../frames.ts';
import { slayable } from '../rules/attack.ts';
import { drawnBy, leftToGive } from '../rules/creatures.ts';
import { deedsOf, restlessDemons } from '../rules/demons.ts';
import { freeCells, lineOf, stepsOnward } from '../rules/village.ts';
import { handOf, LOT, type State } from '../state.ts';
import {
  CARD_MOVES,
  CREATURE_MOVES,
  DEMON_MOVES,
  DONE_MOVE,
  FROM_MOVES,
  KEEP_MOVES,
  LEFT_MOVES,
  PLACE_MOVES,
  RIGHT_MOVES,
  STOP_MOVE,
  TO_MOVES,
} from './moves.ts';

/** Every answer a seat may give to its question; there is always at least one (VV-7.2). */
export function legal(s: State, seat: Seat): Move[] {
  switch (s.table.questions[seat]) {
    case 'pick':
      return s.hands[handOf(s, seat)]!.map((card) => CARD_MOVES[card]!);
    case 'place':
      return freeCells(s.plans[seat]!).map((cell) => PLACE_MOVES[cell]!);
    case 'villager':
      return villagerMoves(s, seat);
    case 'step':
      return stepMoves(s, seat);
    case 'left':
      return kindsOf(drawnBy(s, seat), LEFT_MOVES);
    case 'right':
      return kindsOf(leftToGive(s, seat), RIGHT_MOVES);
    case 'keep':
      return kindsOf(drawnBy(s, seat), KEEP_MOVES);
    case 'demon':
      return restlessDemons(s, seat).map((demon) => DEMON_MOVES[demon]!);
    case 'deed':
      return deedsOf(s, seat, pending(s, seat, 'deed.chosen').demon);
    case 'done':
      return [DONE_MOVE];
    case 'sacrifice':
      return lineOf(s.villages[seat]!, pending(s, seat, 'sacrifice.chosen').type).map(
        (lot) => CARD_MOVES[s.villages[seat]![lot]!]!,
      );
    case 'slay':
      return slayMoves(s, seat);
    default:
      return [];
  }
}

/** The frame in the seat's lane that waits for its answer. */
export function pending<Step extends Frame['do']>(s: State, seat: Seat, step: Step): Extract<Frame, { do: Step }> {
  const lane = s.table.lanes[seat]!;
  const f = lane[lane.length - 1]!;
  if (f.do !== step) throw new Error(`seat ${seat} is at ${f.do}, not at ${step}`);
  return f as Extract<Frame, { do: Step }>;
}

function villagerMoves(s: State, seat: Seat): Move[] {
  const { points, movable } = pending(s, seat, 'villager.chosen');
  const moves: Move[] = [DONE_MOVE];
  if (points === 0) return moves;
  for (let i = 0; i < movable.length; i++) if (movable[i]! > 0) moves.push(FROM_MOVES[s.plans[seat]![i * LOT]!]!);
  return moves;
}

function stepMoves(s: State, seat: Seat): Move[] {
  const { from, at } = pending(s, seat, 'step.taken');
  const moves: Move[] = at === from ? [] : [STOP_MOVE];
  for (const card of stepsOnward(s.plans[seat]!, from, at)) moves.push(TO_MOVES[card]!);
  return moves;
}

function slayMoves(s: State, seat: Seat): Move[] {
  const { type, isFree } = pending(s, seat, 'slay.chosen');
  return slayable(s, seat, type, isFree).map((kind) => CREATURE_MOVES[kind]!);
}

/** VV-2.2: copies are one option. */
function kindsOf<M extends Move>(kinds: readonly number[], moves: readonly M[]): M[] {
  return kinds.filter((kind, i) => kinds.indexOf(kind) === i).map((kind) => moves[kind]!);
}
