import type { Bot } from './bot.ts';
import { dreamer } from './dreamer.ts';
import { ADVISER, levelBot } from './levels.ts';
import { random } from './random.ts';

export { type Belief, observe, openBelief } from './belief.ts';
export type { Bot, Insight } from './bot.ts';
export { dreamer } from './dreamer.ts';
export { ADVISER, LEVELS, type Level, type LevelName, levelBot, timeOf } from './levels.ts';
export { type Decision, type Inquiry, type Mind, openMind } from './mind.ts';
export { quick } from './quick.ts';
export { random } from './random.ts';
export type { Reason } from './reason.ts';
export { type Budget, type SearchOptions, USUAL } from './search/options.ts';
export { type Finding, search } from './search/search.ts';
export { openWords, SLOWNESS, type Words } from './words.ts';

/** Every bot by the name it is called by. */
export const BOTS: { readonly [name: string]: Bot } = {
  random,
  dreamer: dreamer(6),
  novice: levelBot('novice'),
  regular: levelBot('regular'),
  [ADVISER]: levelBot('regular', { noise: 0 }),
  master: levelBot('master'),
};
/** The bot that people meet unless they choose another. */
export const USUAL_BOT = 'regular';
/** Records and tables may name a bot that is no more. */
export const botNamed = (name: string): Bot => BOTS[name] ?? BOTS[USUAL_BOT]!;
