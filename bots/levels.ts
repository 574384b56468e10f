import type { Bot } from './bot.ts';
import type { SearchOptions } from './search/options.ts';
import { searcher } from './search/searcher.ts';

/** A strength that people can choose. */
export interface Level {
  /** How long it thinks about a move at most, in milliseconds. */
  readonly milliseconds: number;
  /** From 0 to 1: how often it slips and plays any move. */
  readonly noise: number;
  /** Whether it reads the others' choices. */
  readonly belief: boolean;
}

export const LEVELS = {
  novice: { milliseconds: 20, noise: 0.2, belief: false },
  regular: { milliseconds: 100, noise: 0.125, belief: true },
  master: { milliseconds: 1000, noise: 0, belief: true },
} as const satisfies { [name: string]: Level };
export type LevelName = keyof typeof LEVELS;

/** A Regular that never slips: it gives hints, and keeps the seats of those who are away. */
export const ADVISER = 'adviser';

/** How long a bot of this name thinks about a move at most, in milliseconds. */
export function timeOf(name: string): number {
  if (name === ADVISER) return LEVELS.regular.milliseconds;
  return Object.hasOwn(LEVELS, name) ? LEVELS[name as LevelName].milliseconds : 0;
}

/** A bot of this level; `changes` may give it another budget, or another clock. */
export function levelBot(name: LevelName, changes: Partial<SearchOptions> = {}): Bot {
  const { milliseconds, noise, belief } = LEVELS[name];
  return searcher({ budget: { milliseconds }, noise, belief, ...changes });
}
