import type { Seat } from '@duskhall/kernel';
import { type Card, IM_NOT_A_VAMPIRE, REGENERATION, SACRIFICE } from '../cards/kinds.ts';
import type { Frame, Move } from '../frames.ts';
import { costOf, type State } from '../state/index.ts';
import { playMove } from './moves.ts';

/** VE-4.12.2: whether the hand has enough other cards to pay. */
export const mayAfford = (s: State, seat: Seat, card: Card): boolean => s.hands[seat]!.length - 1 >= costOf(s, card);

/** VE-5.16: the cards that Sacrifice may cancel now. */
export function cancellable(s: Pick<State, 'laid' | 'fresh'>, stack: readonly Frame[]): readonly Card[] {
  const top = stack[stack.length - 1]!;
  switch (top.do) {
    case 'support.responded':
      return [top.card];
    case 'water.responded':
      return [IM_NOT_A_VAMPIRE];
    case 'death.responded':
      return [REGENERATION];
    case 'hide.responded':
      return s.fresh === 0 ? [] : s.laid[0]!.slice(-s.fresh);
    case 'combat.responded':
      return s.fresh === 0 ? [] : s.laid[top.side]!.slice(-s.fresh);
    default:
      return [];
  }
}
export function sacrificeMoves(s: State, seat: Seat): Move[] {
  if (!s.hands[seat]!.includes(SACRIFICE) || !mayAfford(s, seat, SACRIFICE)) return [];
  return [...new Set(cancellable(s, s.table.stack))].map((card) => playMove(SACRIFICE, card));
}
/** The move for a window that a single card answers, if the seat can play it. */
export const singleMove = (s: State, seat: Seat, card: Card): Move[] =>
  s.hands[seat]!.includes(card) && mayAfford(s, seat, card) ? [playMove(card)] : [];
