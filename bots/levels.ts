import type { Bot } from './bot.ts';
import { type Budget, type SearchOptions, USUAL } from './search/options.ts';
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
  regular: { milliseconds: 100, noise: 0, belief: true },
  master: { milliseconds: 1000, noise: 0, belief: true },
} as const satisfies { [name: string]: Level };
export type LevelName = keyof typeof LEVELS;

/** A bot of this level, with its own thinking time or another budget. */
export function levelBot(name: LevelName, budget?: Budget, clock: SearchOptions['clock'] = USUAL.clock): Bot {
  const { milliseconds, noise, belief } = LEVELS[name];
  return searcher({ budget: budget ?? { milliseconds }, noise, belief, clock });
}
