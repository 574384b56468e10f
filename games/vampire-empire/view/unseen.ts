import type { Seat } from '@duskhall/kernel';
import { type Card, isOfVampireDeck, SECRET_JOURNEY } from '../cards/kinds.ts';
import { deckOf } from '../cards/sets.ts';
import { cardsIn, humanOf } from '../state/index.ts';
import type { View } from './index.ts';

/** VE-8.2: the cards of a seat's deck whose place is not public: hand, deck, cellar and face-down moat. */
export function unseenOf(view: View, owner: Seat): Card[] {
  const isVampires = owner === view.vampire;
  const left = deckOf(cardsIn(view), isVampires);
  const open = [...view.moats.flat(), ...view.laid.flat(), ...view.foreign.flat()];
  if (view.away >= 0 && owner === humanOf(view)) open.push(SECRET_JOURNEY);
  for (const card of open) if (isOfVampireDeck(card) === isVampires) left.splice(left.indexOf(card), 1);
  return left;
}
