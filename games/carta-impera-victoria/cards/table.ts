/** CIV-2.2: the domains in their fixed order. */
export const DOMAIN_NAMES = ['military', 'religion', 'economy', 'science', 'culture', 'utopia'] as const;
export type DomainName = (typeof DOMAIN_NAMES)[number];
export const AGE_NAMES = ['i', 'ii', 'iii'] as const;

/** An index into DOMAIN_NAMES. */
export type Domain = number;
export const MILITARY: Domain = 0;
export const RELIGION: Domain = 1;
export const ECONOMY: Domain = 2;
export const SCIENCE: Domain = 3;
export const CULTURE: Domain = 4;
export const UTOPIA: Domain = 5;
/** The six domains are fixed: columns, thresholds and majorities depend on them. */
export const DOMAINS: readonly Domain[] = [MILITARY, RELIGION, ECONOMY, SCIENCE, CULTURE, UTOPIA];

/** CIV-2.3: a card is its domain and age, so all its copies share one number. */
export type Card = number;
export interface CardRow {
  /** Permanent: records, views and moves refer to the card by it. Order in the table means nothing. */
  readonly number: Card;
  readonly domain: Domain;
  readonly age: number;
  readonly copies: number;
}
/** CIV-2.2 */
export const CARDS = {
  'military-i': { number: 0, domain: MILITARY, age: 0, copies: 8 },
  'military-ii': { number: 1, domain: MILITARY, age: 1, copies: 8 },
  'military-iii': { number: 2, domain: MILITARY, age: 2, copies: 4 },
  'religion-i': { number: 3, domain: RELIGION, age: 0, copies: 8 },
  'religion-ii': { number: 4, domain: RELIGION, age: 1, copies: 8 },
  'economy-i': { number: 6, domain: ECONOMY, age: 0, copies: 4 },
  'economy-ii': { number: 7, domain: ECONOMY, age: 1, copies: 4 },
  'economy-iii': { number: 8, domain: ECONOMY, age: 2, copies: 8 },
  'science-i': { number: 9, domain: SCIENCE, age: 0, copies: 4 },
  'science-ii': { number: 10, domain: SCIENCE, age: 1, copies: 8 },
  'science-iii': { number: 11, domain: SCIENCE, age: 2, copies: 8 },
  'culture-i': { number: 12, domain: CULTURE, age: 0, copies: 4 },
  'culture-ii': { number: 13, domain: CULTURE, age: 1, copies: 4 },
  'culture-iii': { number: 14, domain: CULTURE, age: 2, copies: 8 },
  'utopia-iii': { number: 17, domain: UTOPIA, age: 2, copies: 16 },
} as const satisfies { [name: string]: CardRow };
export type CardName = keyof typeof CARDS;
