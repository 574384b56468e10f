import { ask, end, next, proceed, type Seat, type Steps } from '@duskhall/kernel';
import { countOf, isTrue, questionOf, type State } from './state.ts';

export const steps: Steps<State> = {
  'round.begin'(s) {
    for (const seat of [0, 1]) s.table.log?.push({ type: 'rolled', seat, die: s.dice[seat]! });
    next(s, { do: 'turn.play', seat: 0 });
  },
  'turn.play'(s, { seat }) {
    ask(s, [seat], questionOf(s), { do: 'turn.played', seat });
  },
  'turn.played'(s, { seat }, answers) {
    const move = answers[seat]!;
    if ('liar' in move) {
      s.table.log?.push({ type: 'called', seat });
      next(s, { do: 'dice.show', caller: seat });
    } else {
      s.bids.push(move);
      s.table.log?.push({ type: 'bid', seat, bid: move });
      next(s, { do: 'turn.play', seat: 1 - seat });
    }
  },
  'dice.show'(s, { caller }) {
    const bid = s.bids.at(-1)!;
    for (const seat of [0, 1]) s.table.log?.push({ type: 'showed', seat, die: s.dice[seat]! });
    s.table.log?.push({ type: 'counted', bid, count: countOf(s, bid.face) });
    finish(s, isTrue(s) ? 1 - caller : caller);
  },
};

function finish(s: State, winner: Seat): void {
  s.winner = winner;
  s.table.log?.push({ type: 'won', seat: winner });
  end(s);
}

/** Runs a freshly rolled round to its first question. */
export function begin(s: State): State {
  next(s, { do: 'round.begin' });
  proceed(steps, s);
  return s;
}
