import { ask, end, next, proceed, type Seat, type Steps } from '@duskhall/kernel';
import { hasLine, isFull, NOBODY, type State } from './state.ts';

export const steps: Steps<State> = {
  'turn.play'(s, { seat }) {
    ask(s, [seat], 'mark', { do: 'turn.played', seat });
  },
  'turn.played'(s, { seat }, answers) {
    const { cell } = answers[seat]!;
    s.board[cell] = seat;
    s.table.log?.push({ type: 'marked', seat, cell });
    if (hasLine(s, seat)) finish(s, seat);
    else if (isFull(s)) finish(s, NOBODY);
    else next(s, { do: 'turn.play', seat: 1 - seat });
  },
};

function finish(s: State, winner: Seat): void {
  s.winner = winner;
  s.table.log?.push(winner === NOBODY ? { type: 'tied' } : { type: 'won', seat: winner });
  end(s);
}

/** Runs a new table to its first question, for this seat. */
export function begin(s: State, seat: Seat): State {
  next(s, { do: 'turn.play', seat });
  proceed(steps, s);
  return s;
}
