import type { Bot } from './bot.ts';
import { dreamer } from './dreamer.ts';
import { levelBot } from './levels.ts';
import { random } from './random.ts';

export { type Belief, observe, openBelief } from './belief.ts';
export type { Bot } from './bot.ts';
export { dreamer } from './dreamer.ts';
export { LEVELS, type Level, type LevelName, levelBot } from './levels.ts';
export { random } from './random.ts';
export { type Budget, type SearchOptions, USUAL } from './search/options.ts';
export { type Finding, search } from './search/search.ts';
export { searcher } from './search/searcher.ts';

/** Every bot by the name it is called by. */
export const BOTS: { readonly [name: string]: Bot } = {
  random,
  dreamer: dreamer(6),
  novice: levelBot('novice'),
  regular: levelBot('regular'),
  master: levelBot('master'),
};
/** The bot that people meet unless they choose another. */
export const USUAL_BOT = 'dreamer';
