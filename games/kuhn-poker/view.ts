import {
  cloneRng,
  everything,
  type Rng,
  redactBy,
  restore,
  type Seat,
  type Seen,
  seen,
  shuffle,
} from '@duskhall/kernel';
import { CARDS, handOf, questionOf, type State } from './state.ts';

/** A card hidden from the viewer. */
const UNSEEN = -1;

export interface View extends Seen<State> {
  /** By seat; -1: unseen. */
  cards: readonly number[];
  /** By seat: its chips in the pot. */
  paid: readonly number[];
  /** -1: nobody yet. */
  winner: Seat;
  isShown: boolean;
}

export const view = (s: State, viewer: Seat): View => ({
  ...seen(s, viewer),
  cards: s.cards.map((card, seat) => (seat === viewer || s.isShown ? card : UNSEEN)),
  paid: s.paid.slice(),
  winner: s.winner,
  isShown: s.isShown,
});

export const redact = redactBy<State>({
  dealt: (event, viewer) => (event.seat === viewer ? event : { type: 'dealt', seat: event.seat, card: UNSEEN }),
  acted: everything,
  showed: everything,
  won: everything,
});

/** Deals the hidden cards from those the viewer has not seen. */
export function imagine(v: View, rng: Rng): State {
  const unseen = shuffle(
    rng,
    CARDS.filter((card) => !v.cards.includes(card)),
    'imagine',
  );
  const s = handOf(
    v.cards.map((card) => (card === UNSEEN ? unseen.pop()! : card)),
    cloneRng(rng),
  );
  s.paid = v.paid.slice();
  s.winner = v.winner;
  s.isShown = v.isShown;
  restore(s, v, () => questionOf(s));
  return s;
}
