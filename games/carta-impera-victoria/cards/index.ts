import { CARDS, type Card, type CardName, type CardRow, type Domain } from './table.ts';

export * from './table.ts';

const ROWS = Object.entries<CardRow>(CARDS).sort(([, a], [, b]) => a.number - b.number);
/** Every card, by number; the numbers have gaps. */
export const ALL_CARDS: readonly Card[] = ROWS.map(([, { number }]) => number);
/** One more than the highest number. */
export const CARD_KINDS = ALL_CARDS.at(-1)! + 1;

/** By card; gaps get the fallback. */
function column<T>(fallback: T, of: (row: CardRow, name: CardName) => T): readonly T[] {
  const values = Array<T>(CARD_KINDS).fill(fallback);
  for (const [name, row] of ROWS) values[row.number] = of(row, name as CardName);
  return values;
}
const DOMAIN_OF = column<Domain>(-1, ({ domain }) => domain);
const AGE_OF = column(-1, ({ age }) => age);
const COPIES_OF = column(0, ({ copies }) => copies);
const NAME_OF = column<CardName | null>(null, (_, name) => name);

export const domainOf = (card: Card): Domain => DOMAIN_OF[card]!;
export const ageOf = (card: Card): number => AGE_OF[card]!;
export const copiesOf = (card: Card): number => COPIES_OF[card]!;
export const cardName = (card: Card): CardName => NAME_OF[card]!;

/** All cards of one age: an unshuffled stack. */
export function cardsOfAge(age: number): Card[] {
  return ALL_CARDS.filter((card) => ageOf(card) === age).flatMap((card) => Array<Card>(copiesOf(card)).fill(card));
}

/** The number of these cards of each age: all that their backs show (CIV-8.2). */
export function agesOf(cards: readonly Card[]): number[] {
  const ages = [0, 0, 0];
  for (const card of cards) ages[ageOf(card)]!++;
  return ages;
}
