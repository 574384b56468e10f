import {
  CARD_IDS,
  CARD_KINDS,
  CARD_NAMES,
  type Card,
  type CardId,
  SUPPORT_CARDS,
  type SupportId,
  TYPE_NAMES,
} from '../cards/kinds.ts';
import type { Cards } from '../cards/sets.ts';
import { CHARACTER_NAMES, type Character } from '../characters.ts';
import type { Words } from './catalogue.ts';

export const nameIn = ({ place }: Words, id: CardId): string => CARD_NAMES[id][place];
export const cardIn = (words: Words, card: Card): string => nameIn(words, CARD_IDS[card]!);
export const characterIn = (words: Words, character: Character): string =>
  words.characters[CHARACTER_NAMES[character]!];
export const typeIn = (words: Words, type: number): string => words.types[TYPE_NAMES[type]!];

/** `Garlic, Rapier ×2`: every card once, in the order of the card list. */
export function cardsIn(words: Words, cards: readonly Card[], name = cardIn): string {
  const kinds: string[] = [];
  for (let card = 0; card < CARD_KINDS; card++) {
    const copies = cards.filter((other) => other === card).length;
    if (copies > 0) kinds.push(copies > 1 ? `${name(words, card)} ×${copies}` : name(words, card));
  }
  return kinds.join(', ');
}

/** `2 cards: Garlic, Rapier`; where only some faces may be seen `2 cards, among them Claws`. */
export function facesOrBacks(words: Words, cards: readonly Card[], count = cards.length): string {
  if (cards.length === 0) return words.cardCount(count);
  return words.cardCount(count) + words.colon + cardsIn(words, cards) + (cards.length < count ? ', …' : '');
}

/** The names of the types of a card, in a set. */
export const typesIn = (words: Words, { types }: Cards, card: Card): string[] =>
  TYPE_NAMES.flatMap((type, place) => (((types[card]! >> place) & 1) === 1 ? [words.types[type]] : []));

/** What a card is good for, in a set: its effect, or the use of each of its types. */
export function textOfCard(words: Words, { types }: Cards, card: Card): string {
  const effect = SUPPORT_CARDS.get(CARD_IDS[card]!);
  if (effect !== undefined) return words.effects[CARD_IDS[card]! as SupportId];
  return TYPE_NAMES.flatMap((type, place) =>
    type !== 'support' && ((types[card]! >> place) & 1) === 1 ? [words.uses[type]] : [],
  ).join(' ');
}
