import { bit, membersOf, sizeOf } from './characters.ts';
import type { Opened, Outcome } from './events.ts';
import type { State } from './state/index.ts';

/** VE-6: 1 for the winner, half a point each in a draw. */
export function scores(s: State): number[] | null {
  if (s.ending === '') return null;
  return [0, 1].map((seat) => (s.winner < 0 ? 0.5 : Number(seat === s.winner)));
}

/** VE-6.4: 1 point for a living human, 2 for a living vampire. */
export function outcomeOf(s: State): Outcome {
  // A dying character is no longer in any zone (VE-4.15).
  const gone = s.dying < 0 ? s.dead : s.dead | bit(s.dying);
  return {
    ending: s.ending,
    winner: s.winner,
    humanPoints: 6 - sizeOf(gone & ~s.vampires),
    vampirePoints: 2 * (3 - sizeOf(gone & s.vampires)),
  };
}

export const opened = (s: State): Opened => ({
  vampires: membersOf(s.vampires),
  trusted: membersOf(s.trusted),
  city: s.city.toReversed(),
  hands: s.hands.map(inOrder),
  decks: s.decks.map((deck) => deck.toReversed()),
  cellars: s.cellars.map(inOrder),
  moats: s.moats.map((moat, seat) => inOrder(moat.concat(s.sunk[seat]!))),
});
/** VE-8.10: sorted, so the order of discarding stays hidden. */
export const inOrder = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);
