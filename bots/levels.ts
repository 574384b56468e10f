import type { Bot } from './bot.ts';
import type { SearchOptions } from './search/options.ts';
import { searcher } from './search/searcher.ts';

/** A playing strength that people can choose. */
export interface Level {
  /** Search iterations per decision, as a multiple of what the game's hints name for a Regular. */
  readonly effort: number;
  /** The time set aside for a decision: about what its iterations take on an ordinary machine. */
  readonly milliseconds: number;
  /** From 0 to 1: how often it plays a uniformly random move instead. */
  readonly noise: number;
  /** Whether it infers hidden information from the others' choices. */
  readonly belief: boolean;
}

export const LEVELS = {
  novice: { effort: 0.2, milliseconds: 20, noise: 0.2, belief: false },
  regular: { effort: 1, milliseconds: 100, noise: 0.125, belief: true },
  master: { effort: 8, milliseconds: 1000, noise: 0, belief: true },
} as const satisfies { [name: string]: Level };
export type LevelName = keyof typeof LEVELS;

/** A Regular without random moves: it gives hints, and plays for people who are away. */
export const ADVISER = 'adviser';

/** The time set aside for a decision of the bot with this name, in milliseconds. */
export function timeOf(name: string): number {
  if (name === ADVISER) return LEVELS.regular.milliseconds;
  return Object.hasOwn(LEVELS, name) ? LEVELS[name as LevelName].milliseconds : 0;
}

/** A bot of this level; `changes` overrides search options, such as the budget or the clock. */
export function levelBot(name: LevelName, changes: Partial<SearchOptions> = {}): Bot {
  const { effort, noise, belief } = LEVELS[name];
  return searcher({ budget: { effort }, noise, belief, ...changes });
}
