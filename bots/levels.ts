import type { Bot } from './bot.ts';
import { DEFAULT_SEARCH, type SearchOptions } from './search/options.ts';
import { searcher } from './search/searcher.ts';

/** A playing strength that people can choose. A weaker one sees less; none plays at random. */
export interface Level extends Pick<SearchOptions, 'depth' | 'horizon' | 'temperature' | 'memory'> {
  /** Search iterations per decision, as a multiple of what the game's hints name for a Regular. */
  readonly effort: number;
  /** The time set aside for a decision: about what its iterations take on an ordinary machine. */
  readonly milliseconds: number;
}

const { depth, horizon } = DEFAULT_SEARCH;

/** Raised whenever bots play differently: what was measured with another version does not tell about this one. */
export const BOTS_VERSION = 3;

/** From the weakest to the strongest. The numbers are measured: docs/bots/strength.md. */
export const LEVELS = {
  beginner: { effort: 0.03, milliseconds: 10, depth: 3, horizon, temperature: 0.056, memory: 0 },
  novice: { effort: 0.1, milliseconds: 20, depth, horizon, temperature: 0.046, memory: 0 },
  casual: { effort: 0.3, milliseconds: 50, depth, horizon, temperature: 0.036, memory: 0.5 },
  regular: { effort: 1, milliseconds: 100, depth, horizon, temperature: 0.025, memory: 0.8 },
  expert: { effort: 3, milliseconds: 400, depth, horizon, temperature: 0.015, memory: 0.95 },
  master: { effort: 8, milliseconds: 1000, depth, horizon, temperature: 0, memory: 1 },
} as const satisfies { [name: string]: Level };
export type LevelName = keyof typeof LEVELS;
export const LEVEL_NAMES = Object.keys(LEVELS) as LevelName[];

/** The search of a Regular with the choice and the memory of a Master: it gives hints, and plays for people who are away. */
export const ADVISER = 'adviser';

/** The time set aside for a decision of the bot with this name, in milliseconds. */
export function timeOf(name: string): number {
  if (name === ADVISER) return LEVELS.regular.milliseconds;
  return Object.hasOwn(LEVELS, name) ? LEVELS[name as LevelName].milliseconds : 0;
}

/** A bot of this level; `changes` overrides search options, such as the budget or the clock. */
export function levelBot(name: LevelName, changes: Partial<SearchOptions> = {}): Bot {
  const { effort, milliseconds: _, ...search } = LEVELS[name];
  return searcher({ budget: { effort }, ...search, ...changes });
}
