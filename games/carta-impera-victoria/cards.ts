/** CIV-2.2: the domains in their fixed order. */
export const DOMAIN_NAMES = ['military', 'religion', 'economy', 'science', 'culture', 'utopia'] as const;
export type DomainName = (typeof DOMAIN_NAMES)[number];
export const AGE_NAMES = ['i', 'ii', 'iii'] as const;

/** A domain's place in DOMAIN_NAMES. */
export type Domain = number;
export const MILITARY: Domain = 0;
export const RELIGION: Domain = 1;
export const ECONOMY: Domain = 2;
export const SCIENCE: Domain = 3;
export const CULTURE: Domain = 4;
export const UTOPIA: Domain = 5;
export const DOMAINS: readonly Domain[] = [MILITARY, RELIGION, ECONOMY, SCIENCE, CULTURE, UTOPIA];

/** CIV-2.2: copies of a domain's cards by age. */
const COPIES: readonly (readonly number[])[] = [
  [8, 8, 4],
  [8, 8, 0],
  [4, 4, 8],
  [4, 8, 8],
  [4, 4, 8],
  [0, 0, 16],
];

/** CIV-2.3: a card is nothing but its domain and its age, so copies are the same number: domain * 3 + age. */
export type Card = number;
export const CARD_KINDS = 18;
export const domainOf = (card: Card): Domain => (card / 3) | 0;
export const ageOf = (card: Card): number => card % 3;
export const copiesOf = (card: Card): number => COPIES[domainOf(card)]![ageOf(card)]!;
export const cardName = (card: Card): string => `${DOMAIN_NAMES[domainOf(card)]}-${AGE_NAMES[ageOf(card)]}`;

/** All cards of one age: an unshuffled stack. */
export function cardsOfAge(age: number): Card[] {
  return DOMAINS.flatMap((domain) => Array<Card>(COPIES[domain]![age]!).fill(domain * 3 + age));
}

/** How many of these cards are of each age: all that their backs tell (CIV-8.2). */
export function agesOf(cards: readonly Card[]): number[] {
  const ages = [0, 0, 0];
  for (const card of cards) ages[ageOf(card)]!++;
  return ages;
}
