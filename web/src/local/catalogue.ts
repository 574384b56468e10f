import { LEVELS, USUAL_BOT } from '@duskhall/bots';
import type { Locale, Option } from '@duskhall/kernel';
import type { GameInfo, Offered } from '../api.ts';
import { GAME_DISPLAY } from '../game-display.ts';
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

/** What this page can play without a server: the games of the hall first. */
export async function offeredHere(locale: Locale): Promise<Offered> {
  const names = [...new Set([...Object.keys(GAME_DISPLAY), ...KNOWN_GAMES])].filter((name) =>
    KNOWN_GAMES.includes(name),
  );
  return {
    games: await Promise.all(names.map((name) => describe(name, locale))),
    bots: Object.keys(LEVELS).toSorted((a, b) => Number(b === USUAL_BOT) - Number(a === USUAL_BOT)),
    thinking: Object.fromEntries(Object.entries(LEVELS).map(([name, { milliseconds }]) => [name, milliseconds])),
  };
}
