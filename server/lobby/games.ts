import { timeOf, USUAL_BOT } from '@duskhall/bots';
import type { AnyGame, Locale, Option } from '@duskhall/kernel';
import type { Config } from '../config.ts';

/** A game as listed in the lobby. */
export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  seats: { min: number; max: number };
  rulesVersion: number;
  options: {
    [name: string]: Option<string | number> & { title: string; help: string; names: { [value: string]: string } };
  };
}

async function gameInfo({ textsOf }: Config, game: AnyGame, locale: Locale): Promise<GameInfo> {
  const { title, summary, options: words } = await textsOf(game, locale);
  const options: GameInfo['options'] = {};
  for (const [name, option] of Object.entries(game.options as Record<string, Option<string | number>>)) {
    const { name: title = name, help = '', values = {} } = words[name] ?? {};
    options[name] = { ...option, title, help, names: values };
  }
  return { name: game.name, title, summary, seats: game.seats, rulesVersion: game.rulesVersion, options };
}

export const gameInfos = (config: Config, locale: Locale): Promise<GameInfo[]> =>
  Promise.all(config.games.map((game) => gameInfo(config, game, locale)));

/** The bots that a host may seat, the default first. */
export const botsOf = ({ botLevels }: Config): string[] =>
  botLevels.toSorted((a, b) => Number(b === USUAL_BOT) - Number(a === USUAL_BOT));

/** About how long a bot thinks about a move, in milliseconds, by bot. */
export const thinkingOf = ({ botLevels }: Config): { [bot: string]: number } =>
  Object.fromEntries(botLevels.map((level) => [level, timeOf(level)]));
