import type { Bot } from './bot.ts';
import { flatMonteCarlo } from './flat-monte-carlo.ts';
import { ADVISER, LEVEL_NAMES, levelBot } from './levels.ts';
import { random } from './random.ts';

export { type Belief, isWatched, observe, openBelief } from './belief.ts';
export type { Bot, Insight } from './bot.ts';
export { flatMonteCarlo } from './flat-monte-carlo.ts';
export { ADVISER, BOTS_VERSION, LEVEL_NAMES, LEVELS, type Level, type LevelName, levelBot, timeOf } from './levels.ts';
export { type Decision, type Inquiry, type Mind, openMind } from './mind.ts';
export { priorBot } from './prior-bot.ts';
export { random } from './random.ts';
export { type Reason, reasonAtOnce } from './reason.ts';
export { type Budget, DEFAULT_SEARCH, type SearchOptions } from './search/options.ts';
export { type Finding, search } from './search/search.ts';
export { openTalkLimit, TALK_DELAY_FACTOR, type TalkLimit } from './talk-limit.ts';

/** Every bot by its name on the command line and in records. */
export const BOTS: { readonly [name: string]: Bot } = {
  random,
  dreamer: flatMonteCarlo(6),
  ...Object.fromEntries(LEVEL_NAMES.map((name) => [name, levelBot(name)])),
  [ADVISER]: levelBot('regular', { temperature: 0, memory: 1 }),
};
/** The default opponent. */
export const USUAL_BOT = 'regular';
/** Falls back to the default: old records and tables may name a bot that has been removed. */
export const botNamed = (name: string): Bot => BOTS[name] ?? BOTS[USUAL_BOT]!;
