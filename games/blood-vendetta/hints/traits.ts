import type { Temper } from '../rules/temper.ts';

/** How the bot of a seat talks, by its temper. */
export interface Traits {
  /** How late it wants the floor, from 0. */
  readonly patience: number;
  /** How often it speaks in a night unless it is asked. */
  readonly words: number;
  /** How often, from 0 to 1, it comments on what was just said, asks instead of accusing, will not tell its role, jokes. */
  readonly comments: number;
  readonly asks: number;
  readonly declines: number;
  readonly jokes: number;
}
export const TRAITS: { readonly [temper in Temper]: Traits } = {
  calm: { patience: 3, words: 3, comments: 0.4, asks: 0.3, declines: 0.3, jokes: 0 },
  hot: { patience: 0, words: 4, comments: 0.5, asks: 0.1, declines: 0.5, jokes: 0.2 },
  joker: { patience: 2, words: 4, comments: 0.5, asks: 0.3, declines: 0.4, jokes: 0.7 },
  cautious: { patience: 4, words: 3, comments: 0.3, asks: 0.6, declines: 0.6, jokes: 0 },
  talker: { patience: 1, words: 5, comments: 0.7, asks: 0.4, declines: 0.1, jokes: 0.4 },
};

/** A number from 0 to 1 drawn from what everybody knows: equal numbers give equal draws, whatever a seat holds. */
export function publicDraw(...numbers: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const number of numbers) hash = Math.imul(hash ^ (number + 7919), 0x01000193) ^ (hash >>> 13);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
