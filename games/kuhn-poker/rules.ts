import { ask, end, next, proceed, type Seat, type Steps } from '@duskhall/kernel';
import type { Action } from './frames.ts';
import { BET, questionOf, type State } from './state.ts';

/** What follows each action. */
const FOLLOWS: Record<Action, (s: State, seat: Seat) => void> = {
  check: (s, seat) => next(s, seat === 0 ? { do: 'turn.play', seat: 1 } : { do: 'cards.show' }),
  bet(s, seat) {
    s.paid[seat]! += BET;
    next(s, { do: 'turn.play', seat: 1 - seat });
  },
  call(s, seat) {
    s.paid[seat]! += BET;
    next(s, { do: 'cards.show' });
  },
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
    s.table.log?.push({ type: 'acted', seat, action });
    FOLLOWS[action](s, seat);
  },
  'cards.show'(s) {
    s.isShown = true;
    for (const seat of [0, 1]) s.table.log?.push({ type: 'showed', seat, card: s.cards[seat]! });
    finish(s, s.cards[0]! > s.cards[1]! ? 0 : 1);
  },
};

function finish(s: State, winner: Seat): void {
  s.winner = winner;
  s.table.log?.push({ type: 'won', seat: winner, chips: s.paid[1 - winner]! });
  end(s);
}

/** Runs a freshly dealt hand to its first question. */
export function begin(s: State): State {
  next(s, { do: 'hand.begin' });
  proceed(steps, s);
  return s;
}
