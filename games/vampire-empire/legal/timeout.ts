import { below, type Rng, type Seat } from '@duskhall/kernel';
import type { Move } from '../frames.ts';
import { heldBy, type State } from '../state/index.ts';
import { legal } from './index.ts';
import { ACTION_MOVES, DONE_MOVE, PILE_MOVES, SKIP_MOVE } from './moves.ts';

/** VE-7.1, VE-7.2: a seat's answer when its time is up; null: a part of a half-made decision is to be taken back. */
export function timeout(s: State, seat: Seat, rng: Rng): Move | null {
  const moves = legal(s, seat);
  switch (s.questions[seat]) {
    case 'exchange':
      return exchangeTimeout(s, seat, rng);
    case 'action':
      return ACTION_MOVES.pass;
    case 'discard':
    case 'take':
    case 'bless':
    case 'send':
      return moves[below(rng, moves.length, 'time-out')]!;
    case 'pay':
    case 'hide':
    case 'shroud':
    case 'suspect':
    case 'water':
    case 'fight':
      return null;
    case 'lay':
      return isUntouched(s, seat) ? DONE_MOVE : null;
    default:
      return DONE_MOVE;
  }
}

const isUntouched = (s: State, seat: Seat): boolean => {
  const { batch, attacker } = s.plans[seat]!;
  return batch.length === 0 && attacker < 0;
};

/** D2: skip; with too many cards, random ones into the moat; with none, draw. */
function exchangeTimeout(s: State, seat: Seat, rng: Rng): Move | null {
  const { pay, store } = s.plans[seat]!;
  const held = heldBy(s, seat);
  if (held === 0) return DONE_MOVE;
  if (held <= 8) return pay.length + store.length === 0 ? SKIP_MOVE : null;
  if (store.length > 0 || pay.length > held - 8) return null;
  if (pay.length === held - 8) return DONE_MOVE;
  const hand = s.hands[seat]!;
  return PILE_MOVES.moat[hand[below(rng, hand.length, 'time-out')]!]!;
}
