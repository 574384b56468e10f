import { below, type Rng, type Seat } from '@duskhall/kernel';
import type { Move } from '../frames.ts';
import { inOrder } from '../outcome.ts';
import { heldBy, type State } from '../state/index.ts';
import { isUntouched } from '../state/plan.ts';
import { leftToBless } from './index.ts';
import { ACTION_MOVES, CARD_MOVES, CHARACTER_MOVES, DONE_MOVE, PILE_MOVES, SKIP_MOVE } from './moves.ts';

/** VE-7.1, VE-7.2, VE-7.3: a seat's answer when its time is up; null if its unfinished decision must be undone. */
export function timeout(s: State, seat: Seat, rng: Rng, isGoingOn = false): Move | null {
  const plan = s.plans[seat]!;
  if (!isGoingOn && !isUntouched(plan)) return null;
  const draw = <T>(items: readonly T[]): T => items[below(rng, items.length, 'time-out')]!;
  switch (s.table.questions[seat]) {
    case 'exchange':
      return exchangeTimeout(s, seat, draw);
    case 'action':
      return ACTION_MOVES.pass;
    case 'discard':
      return CARD_MOVES[draw(s.hands[seat]!)]!;
    case 'take':
      return CARD_MOVES[draw(inOrder(s.cellars[1 - seat]!))]!;
    case 'bless':
      return CARD_MOVES[draw(inOrder(leftToBless(s, seat)))]!;
    case 'send':
      return CHARACTER_MOVES[draw(s.castle.filter((character) => !plan.picked.includes(character)))]!;
    default:
      return DONE_MOVE;
  }
}

/** D2: skip; with an empty hand, draw. In version 1 of the rules, random cards went to the moat, down to 8. */
function exchangeTimeout(s: State, seat: Seat, draw: (cards: readonly number[]) => number): Move {
  const held = heldBy(s, seat);
  if (held === 0) return DONE_MOVE;
  if (s.rules > 1 || held <= 8) return SKIP_MOVE;
  return s.plans[seat]!.pay.length === held - 8 ? DONE_MOVE : PILE_MOVES.moat[draw(s.hands[seat]!)]!;
}
