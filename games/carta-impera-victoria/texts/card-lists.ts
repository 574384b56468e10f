import {
  AGE_NAMES,
  ageOf,
  agesOf,
  CARD_KINDS,
  type Card,
  DOMAIN_NAMES,
  type Domain,
  domainOf,
} from '../cards/index.ts';
import { EFFECT_NAMES } from '../effects/effect.ts';
import type { Words } from './catalogue.ts';

const ROMAN: readonly string[] = AGE_NAMES.map((age) => age.toUpperCase());
export const romanAgeOf = (card: Card): string => ROMAN[ageOf(card)]!;

export const domainIn = (words: Words, domain: Domain): string => words.domains[DOMAIN_NAMES[domain]!];
export const cardIn = (words: Words, card: Card): string => `${domainIn(words, domainOf(card))} ${romanAgeOf(card)}`;
export const effectIn = (words: Words, effect: number): string => words.effects[EFFECT_NAMES[effect]!].name;

/** `Military I, Science II ×2`: every type once, in the order of the domains. */
export function cardsIn(words: Words, cards: readonly Card[]): string {
  const kinds: string[] = [];
  for (let card = 0; card < CARD_KINDS; card++) {
    const copies = cards.filter((other) => other === card).length;
    if (copies > 0) kinds.push(copies > 1 ? `${cardIn(words, card)} ×${copies}` : cardIn(words, card));
  }
  return kinds.join(', ');
}

/** `2 cards: Military I ×2`; where the faces are hidden `2 cards of Age I` or `2 cards: 1 of Age I, 1 of Age II`. */
export function facesOrBacks(words: Words, cards: readonly Card[], ages: readonly number[] = agesOf(cards)): string {
  const count = ages.reduce((sum, some) => sum + some, 0);
  if (count === 0) return words.empty;
  if (cards.length > 0) return words.cards(count) + words.colon + cardsIn(words, cards);
  const backs = ages.flatMap((some, age) => (some > 0 ? [{ some, ofAge: words.ofAge(ROMAN[age]!) }] : []));
  if (backs.length === 1) return `${words.cards(count)} ${backs[0]!.ofAge}`;
  return words.cards(count) + words.colon + backs.map(({ some, ofAge }) => `${some} ${ofAge}`).join(', ');
}
