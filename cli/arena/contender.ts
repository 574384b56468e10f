import { BOTS, type Bot, LEVELS, type LevelName, levelBot } from '@duskhall/bots';
import { BadInput } from '@duskhall/kernel';

const FORM = /^([a-z]+)(?:@(\d+)(ms)?)?(\+naive)?(?:\+(hand|learned))?$/;
const EXAMPLES =
  'write a bot as master, master@20ms (milliseconds per move), regular@500 (iterations per move) or random';

/**
 * Parses a bot's name with its optional budget, `+naive`, which switches the belief off, and `+hand` or `+learned`,
 * which judges positions as was set by hand or as was learned, in a game that has both.
 */
export function contenderOf(text: string, clock: () => number): Bot {
  const [, name = '', budget, isTime, isNaive, evaluation] = FORM.exec(text) ?? [];
  if (!Object.hasOwn(BOTS, name))
    throw new BadInput(`there is no bot "${text}"; known: ${Object.keys(BOTS).join(', ')}; ${EXAMPLES}`);
  const isLevel = Object.hasOwn(LEVELS, name);
  if (!isLevel && budget === undefined && isNaive === undefined && evaluation === undefined) return BOTS[name]!;
  if (!isLevel || Number(budget) === 0) throw new BadInput(`"${text}" is not a valid bot; ${EXAMPLES}`);
  const bot = levelBot(name as LevelName, {
    clock,
    ...(budget && { budget: isTime ? { milliseconds: Number(budget) } : { iterations: Number(budget) } }),
    ...(isNaive && { memory: 0 }),
  });
  return evaluation === undefined ? bot : judging(bot, evaluation === 'hand' ? 'byHand' : 'learned');
}

/** The same bot with another evaluation, in games that have both. */
const judging =
  (bot: Bot, evaluation: 'byHand' | 'learned'): Bot =>
  (game, ...rest) => {
    const { hints } = game;
    return bot(hints?.learning ? { ...game, hints: { ...hints, ...hints.learning[evaluation] } } : game, ...rest);
  };
