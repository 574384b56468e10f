import { BadInput } from '@duskhall/kernel';
import { type CardSet, checkCardSet } from './check.ts';
import { CARD_IDS, CARD_KINDS, type Card, IS_COSTLY_LAY, isOfVampireDeck, TYPE_NAMES, type TypeName } from './kinds.ts';
import reconstructed from './reconstructed-1.json' with { type: 'json' };

/** A card set as the rules read it: by card. */
export interface Cards {
  name: string;
  types: readonly number[];
  /** VE-5.9: a card that is laid against a cost counts 3. */
  values: readonly number[];
  copies: readonly number[];
  /** By day, by night. */
  costs: readonly (readonly number[])[];
}

/** The names of the installed sets: what the option `cardSet` offers. */
export const SET_NAMES: string[] = [];
const SETS = new Map<string, Cards>();

/** Makes a card set playable; throws `BadInput` with everything that is wrong with it. */
export function installCardSet(given: unknown): Cards {
  const faults = checkCardSet(given);
  if (faults.length > 0) throw new BadInput(`this card set cannot be played:\n${faults.join('\n')}`);
  const cards = compile(given as CardSet);
  if (SETS.has(cards.name)) throw new BadInput(`a card set "${cards.name}" is installed already`);
  SETS.set(cards.name, cards);
  SET_NAMES.push(cards.name);
  return cards;
}

function compile({ name, human, vampire }: CardSet): Cards {
  const rows = CARD_IDS.map(
    (id, card) => (isOfVampireDeck(card) ? vampire : human).find((row) => row.id === id) as CardSet['human'][number],
  );
  return {
    name,
    types: rows.map(({ types }) => types.reduce((mask, type) => mask | (1 << TYPE_NAMES.indexOf(type as TypeName)), 0)),
    values: rows.map(({ value = 0 }, card) => (IS_COSTLY_LAY[card] ? 3 : value)),
    copies: rows.map(({ copies }) => copies),
    costs: rows.map(({ cost = { day: 0, night: 0 } }) => [cost.day, cost.night]),
  };
}

let last = installCardSet(reconstructed);
/** The set of that name; mostly the one asked for last. */
export function cardsNamed(name: string): Cards {
  if (last.name !== name) {
    const cards = SETS.get(name);
    if (cards === undefined) throw new BadInput(`there is no card set "${name}"; known: ${SET_NAMES.join(', ')}`);
    last = cards;
  }
  return last;
}

/** VE-2.4, VE-2.5: all cards of a deck, in order. */
export function deckOf(cards: Cards, isVampires: boolean): Card[] {
  const deck: Card[] = [];
  for (let card = 0; card < CARD_KINDS; card++)
    if (isOfVampireDeck(card) === isVampires) for (let n = cards.copies[card]!; n > 0; n--) deck.push(card);
  return deck;
}
