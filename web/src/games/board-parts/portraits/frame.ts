import type { HeadgearName, Look } from './look.ts';

/** A bust; or a square with head and hat; or what a coin has room for. */
export type Frame = 'bust' | 'square' | 'head';

/** What does not reach above the hair. */
const LOW: readonly (HeadgearName | undefined)[] = [undefined, 'circlet', 'rose', 'lilies', 'tiara'];
const SQUARE = { high: '0 -14 200 200', low: '14 20 172 172' };

/** The part of the drawing that is shown. A head without a hat fills a square as well as one with a hat does. */
export function viewBoxOf({ beast, headgear }: Look, frame: Frame): string {
  if (frame === 'bust') return '0 -6 200 266';
  if (frame === 'head') return '24 12 152 160';
  return beast === undefined && LOW.includes(headgear) ? SQUARE.low : SQUARE.high;
}
