import type { Words } from '../../texts/en.ts';
import { type Rating, shown } from './rating.ts';

/** A rating in words. */
export function pointsIn(words: Words, locale: string, rating: Rating): string {
  const { points, isSure } = shown(rating);
  const text = new Intl.NumberFormat(locale, { useGrouping: false }).format(points);
  return isSure ? text : words.about(text);
}
