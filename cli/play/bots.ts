import { ADVISER, type Bot, type LevelName, levelBot } from '@duskhall/bots';

/** Bots at a terminal count rounds instead of time: the same seed gives the same match on every machine. */
const ROUNDS: { readonly [level in LevelName]: number } = { novice: 50, regular: 200, master: 4000 };
const BOTS = new Map<string, Bot>([
  [ADVISER, levelBot('regular', { budget: { iterations: ROUNDS.regular }, noise: 0 })],
  ...Object.entries(ROUNDS).map(
    ([level, iterations]) => [level, levelBot(level as LevelName, { budget: { iterations } })] as const,
  ),
]);

export const botOf = (level: string): Bot => BOTS.get(level)!;
