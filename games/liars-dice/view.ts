import { cloneRng, everything, type Rng, redactBy, restore, type Seat, type Seen, seen } from '@duskhall/kernel';
import type { Bid } from './frames.ts';
import { NOBODY, questionOf, roll, roundOf, type State } from './state.ts';

/** A die hidden from the viewer. */
const UNSEEN = -1;

export interface View extends Seen<State> {
  faces: number;
  /** By seat; -1: unseen. */
  dice: readonly number[];
  /** All bids so far. */
  bids: readonly Bid[];
  /** -1: nobody yet. */
  winner: Seat;
}

export const view = (s: State, viewer: Seat): View => ({
  ...seen(s, viewer),
  faces: s.faces,
  dice: s.dice.map((die, seat) => (seat === viewer || s.winner !== NOBODY ? die : UNSEEN)),
  bids: s.bids.slice(),
  winner: s.winner,
});

export const redact = redactBy<State>({
  rolled: (event, viewer) => (event.seat === viewer ? event : { type: 'rolled', seat: event.seat, die: UNSEEN }),
  bid: everything,
  called: everything,
  showed: everything,
  counted: everything,
  won: everything,
});

/** Rolls the hidden dice anew. */
export function imagine(v: View, rng: Rng): State {
  const dice = v.dice.map((die) => (die === UNSEEN ? roll(v.faces, rng, 'imagine') : die));
  const s = roundOf(v.faces, dice, cloneRng(rng));
  s.bids = v.bids.slice();
  s.winner = v.winner;
  restore(s, v, () => questionOf(s));
  return s;
}
