import { BOTS, type Bot, LEVELS, type LevelName, levelBot } from '@duskhall/bots';
import { BadInput } from '@duskhall/kernel';

const FORM = /^([a-z]+)(?:@(\d+)(ms)?)?(\+naive)?$/;
const EXAMPLES =
  'a bot is written like master, master@20ms (milliseconds a move), regular@500 (rounds a move) or random';

/** A bot as it is written: its name, a budget of its own, and whether it is not to read the others. It thinks by `clock`. */
export function contenderOf(text: string, clock: () => number): Bot {
  const [, name = '', budget, isTime, isNaive] = FORM.exec(text) ?? [];
  if (!Object.hasOwn(BOTS, name))
    throw new BadInput(`there is no bot "${text}"; known: ${Object.keys(BOTS).join(', ')}; ${EXAMPLES}`);
  const isLevel = Object.hasOwn(LEVELS, name);
  if (!isLevel && budget === undefined && isNaive === undefined) return BOTS[name]!;
  if (!isLevel || Number(budget) === 0) throw new BadInput(`"${text}" cannot be; ${EXAMPLES}`);
  return levelBot(name as LevelName, {
    clock,
    ...(budget && { budget: isTime ? { milliseconds: Number(budget) } : { iterations: Number(budget) } }),
    ...(isNaive && { belief: false }),
  });
}
