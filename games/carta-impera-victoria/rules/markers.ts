import type { Card } from '../cards/index.ts';

/*
 * A marker encodes its column and its card in one number, which must not depend on how many kinds of cards exist:
 * cards 0 to 17 use the first page of numbers, the next 18 would use the second.
 */
const PAGE = 18;
const COLUMNS = 4 * 6;
export const markerOf = (column: number, card: Card): number =>
  (Math.floor(card / PAGE) * COLUMNS + column) * PAGE + (card % PAGE);
export const markerColumn = (marker: number): number => Math.floor(marker / PAGE) % COLUMNS;
export const markerCard = (marker: number): Card => Math.floor(marker / (COLUMNS * PAGE)) * PAGE + (marker % PAGE);
