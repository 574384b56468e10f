import { LEVELS } from '@duskhall/bots';
import type { Locale, Option } from '@duskhall/kernel';
import type { GameInfo } from '../api.ts';
import { textsOf } from '../games.ts';
import { KNOWN_GAMES, rulesOf } from '../rules.ts';

async function describe(name: string, locale: Locale): Promise<GameInfo> {
  const [{ seats, options: table }, { title, summary, options: words }] = await Promise.all([
    rulesOf(name),
    textsOf(name, locale),
  ]);
  const options: GameInfo['options'] = {};
  for (const [option, values] of Object.entries(table as Record<string, Option<string | number>>)) {
    const { name: title = option, help = '', values: names = {} } = words[option] ?? {};
    options[option] = { ...values, title, help, names };
  }
  return { name, title, summary, seats, options };
}

/** What this page can play without a server. */
export const gamesHere = (locale: Locale): Promise<GameInfo[]> =>
  Promise.all(KNOWN_GAMES.map((name) => describe(name, locale)));

export const BOTS_HERE: readonly string[] = Object.keys(LEVELS);
