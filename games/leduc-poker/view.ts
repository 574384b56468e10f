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
  /** -1: not revealed yet. */
  board: number;
  /** By seat: its chips in the pot. */
  paid: readonly number[];
  /** The number of bets and raises in this round. */
  bets: number;
  /** All actions so far, as indexes into `ACTIONS`. */
  actions: readonly number[];
  /** -1: nobody, or nobody yet. */
  winner: Seat;
  isShown: boolean;
}

export const view = (s: State, viewer: Seat): View => ({
  ...seen(s, viewer),
  cards: s.cards.map((card, seat) => (seat === viewer || s.isShown ? card : UNSEEN)),
  board: s.board,
  paid: s.paid.slice(),
  bets: s.bets,
  actions: s.actions.slice(),
  winner: s.winner,
  isShown: s.isShown,
});

export const redact = redactBy<State>({
  dealt: (event, viewer) => (event.seat === viewer ? event : { type: 'dealt', seat: event.seat, card: UNSEEN }),
  acted: everything,
  opened: everything,
  showed: everything,
  won: everything,
  split: everything,
});

/** Deals the hidden cards from those the viewer has not seen; the rest is the deck. */
export function imagine(v: View, rng: Rng): State {
  const isUnseen = (card: number) => card !== v.board && !v.cards.includes(card);
  const deck = shuffle<number>(rng, CARDS.filter(isUnseen), 'imagine');
  const cards = v.cards.map((card) => (card === UNSEEN ? deck.pop()! : card));
  const s = handOf(cards, deck, cloneRng(rng));
  s.board = v.board;
  s.paid = v.paid.slice();
  s.bets = v.bets;
  s.actions = v.actions.slice();
  s.winner = v.winner;
  s.isShown = v.isShown;
  restore(s, v, () => questionOf(s));
  return s;
}
