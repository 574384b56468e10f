import type { Bot } from './bot.ts';
import { random } from './random.ts';

export type { Bot } from './bot.ts';
export { random } from './random.ts';

/** Every bot by the name it is called by. */
export const BOTS: { readonly [name: string]: Bot } = { random };
