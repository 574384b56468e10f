import { ask, end, next, proceed, type Seat, type Steps, seal } from '@duskhall/kernel';
import { ACTIONS, type Action } from './frames.ts';
import { betterHand, NO_CARD, NOBODY, priceOf, questionOf, type State } from './state.ts';

const countBet = (s: State, seat: Seat): void => {
  s.bets++;
  next(s, { do: 'turn.play', seat: 1 - seat });
};

/** The next step after each action, once it is paid for. */
const FOLLOWS: Record<Action, (s: State, seat: Seat) => void> = {
  check: (s, seat) => next(s, seat === 0 ? { do: 'turn.play', seat: 1 } : { do: 'round.end' }),
  bet: countBet,
  call: (s) => next(s, { do: 'round.end' }),
  raise: countBet,
  fold: (s, seat) => finish(s, 1 - seat),
};

export const steps: Steps<State> = {
  'hand.begin'(s) {
    for (const seat of [0, 1]) s.table.log?.push({ type: 'dealt', seat, card: s.cards[seat]! });
    next(s, { do: 'turn.play', seat: 0 });
  },
  'turn.play'(s, { seat }) {
    ask(s, [seat], questionOf(s), { do: 'turn.played', seat });
  },
  'turn.played'(s, { seat }, answers) {
    const { action } = answers[seat]!;
    const chips = priceOf(s, seat, action);
    s.paid[seat]! += chips;
    s.actions.push(ACTIONS.indexOf(action));
    s.table.log?.push({ type: 'acted', seat, action, chips });
    FOLLOWS[action](s, seat);
  },
  'round.end'(s) {
    if (s.board === NO_CARD) next(s, { do: 'board.open' }, { do: 'turn.play', seat: 0 });
    else next(s, { do: 'cards.show' });
  },
  'board.open'(s) {
    s.board = s.deck.pop()!;
    s.bets = 0;
    s.table.log?.push({ type: 'opened', card: s.board });
    seal(s);
  },
  'cards.show'(s) {
    s.isShown = true;
    for (const seat of [0, 1]) s.table.log?.push({ type: 'showed', seat, card: s.cards[seat]! });
    finish(s, betterHand(s));
  },
};

function finish(s: State, winner: Seat): void {
  s.winner = winner;
  s.table.log?.push(winner === NOBODY ? { type: 'split' } : { type: 'won', seat: winner, chips: s.paid[1 - winner]! });
  end(s);
}

/** Runs a freshly dealt hand to its first question. */
export function begin(s: State): State {
  next(s, { do: 'hand.begin' });
  proceed(steps, s);
  return s;
}
