import type { Bot } from './bot.ts';
import { dreamer } from './dreamer.ts';
import { random } from './random.ts';

export type { Bot } from './bot.ts';
export { dreamer } from './dreamer.ts';
export { random } from './random.ts';

/** Every bot by the name it is called by. */
export const BOTS: { readonly [name: string]: Bot } = { random, dreamer: dreamer(6) };
/** The bot that people meet unless they choose another. */
export const USUAL_BOT = 'dreamer';
