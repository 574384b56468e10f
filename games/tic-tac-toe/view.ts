import { cloneRng, everything, type Rng, redactBy, restore, type Seat, type Seen, seen } from '@duskhall/kernel';
import { type State, setup } from './state.ts';

export interface View extends Seen<State> {
  /** By cell: the seat that marked it; -1: empty. */
  board: readonly Seat[];
  /** -1: nobody, or nobody yet. */
  winner: Seat;
}

export const view = (s: State, viewer: Seat): View => ({
  ...seen(s, viewer),
  board: s.board.slice(),
  winner: s.winner,
});

export const redact = redactBy<State>({ marked: everything, won: everything, tied: everything });

/** Everything is public, so this is the actual table, except that the other seat's question count is invented. */
export function imagine(v: View, rng: Rng): State {
  const s = setup(cloneRng(rng));
  restore<State>(s, v, () => 'mark');
  s.board = v.board.slice();
  s.winner = v.winner;
  return s;
}
