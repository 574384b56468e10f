import type { State } from '../state.ts';

/** CIV-6.11: what is revealed once the game is over; the deck from the top. */
export function opened(s: State) {
  return {
    hands: s.hands.map((hand) => hand.slice()),
    deck: s.deck.slice().reverse(),
    removed: s.removed.slice(),
    picks: s.picks.map((cards) => cards.slice()),
  };
}
