import { BOTS, type Bot, LEVELS, type LevelName, levelBot } from '@duskhall/bots';
import { BadInput } from '@duskhall/kernel';

const FORM = /^([a-z]+)(?:@(\d+)(ms)?)?(\+naive)?$/;
const EXAMPLES =
  'write a bot as master, master@20ms (milliseconds per move), regular@500 (iterations per move) or random';

/** Parses a bot's name with its optional budget and `+naive`, which switches the belief off. */
export function contenderOf(text: string, clock: () => number): Bot {
  const [, name = '', budget, isTime, isNaive] = FORM.exec(text) ?? [];
  if (!Object.hasOwn(BOTS, name))
    throw new BadInput(`there is no bot "${text}"; known: ${Object.keys(BOTS).join(', ')}; ${EXAMPLES}`);
  const isLevel = Object.hasOwn(LEVELS, name);
  if (!isLevel && budget === undefined && isNaive === undefined) return BOTS[name]!;
  if (!isLevel || Number(budget) === 0) throw new BadInput(`"${text}" is not a valid bot; ${EXAMPLES}`);
  return levelBot(name as LevelName, {
    clock,
    ...(budget && { budget: isTime ? { milliseconds: Number(budget) } : { iterations: Number(budget) } }),
    ...(isNaive && { memory: 0 }),
  });
}
