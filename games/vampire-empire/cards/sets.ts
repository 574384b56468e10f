import { openShelf, type Shelf } from '@duskhall/kernel';
import { type CardRow, type CardSet, flawsIn, SET_PARTS } from './check.ts';
import { CARD_IDS, CARD_KINDS, type Card, IS_COSTLY_LAY, isOfVampireDeck, TYPE_NAMES, type TypeName } from './kinds.ts';
import reconstructed1 from './reconstructed-1.json' with { type: 'json' };
import reconstructed2 from './reconstructed-2.json' with { type: 'json' };

/** A card set as the rules use it, indexed by card. */
export interface Cards {
  name: string;
  types: readonly number[];
  /** VE-5.9: a card that is laid for a cost counts 3. */
  values: readonly number[];
  copies: readonly number[];
  /** By day, by night. */
  costs: readonly (readonly number[])[];
}

/** A card missing from the set. */
const NOT_IN_SET: Pick<CardRow, 'types' | 'copies' | 'value' | 'cost'> = { types: [], copies: 0 };

function compile({ human, vampire }: CardSet, name: string): Cards {
  const rows = CARD_IDS.map(
    (id, card) => (isOfVampireDeck(card) ? vampire : human).find((row) => row.id === id) ?? NOT_IN_SET,
  );
  return {
    name,
    types: rows.map(({ types }) => types.reduce((mask, type) => mask | (1 << TYPE_NAMES.indexOf(type as TypeName)), 0)),
    values: rows.map(({ value = 0 }, card) => (IS_COSTLY_LAY[card] ? 3 : value)),
    copies: rows.map(({ copies }) => copies),
    costs: rows.map(({ cost = { day: 0, night: 0 } }) => [cost.day, cost.night]),
  };
}

/** VE-2.10: the values of the option `cardSet`. */
export const cardSets: Shelf<Cards> = openShelf([reconstructed1, reconstructed2], SET_PARTS, flawsIn, compile);
export const cardsNamed = cardSets.named;

/** VE-2.4, VE-2.5: all cards of a deck, in order. */
export function deckOf(cards: Cards, isVampires: boolean): Card[] {
  const deck: Card[] = [];
  for (let card = 0; card < CARD_KINDS; card++)
    if (isOfVampireDeck(card) === isVampires) for (let n = cards.copies[card]!; n > 0; n--) deck.push(card);
  return deck;
}
