import type { AnyGame, Locale, Texts, Types } from '@duskhall/kernel';

export type Module = { [name: string]: unknown };
const RULES = import.meta.glob<Module>('../../games/*/index.ts');

/** The one exported object of a game's module that has this property. */
export function exported<T>(module: Module, part: keyof T & string): T {
  const found = Object.values(module).find((value) => typeof value === 'object' && value !== null && part in value);
  if (found === undefined) throw new Error(`nothing with "${part}" behind this door`);
  return found as T;
}

/** Every game that this page has rules for. */
export const KNOWN_GAMES: readonly string[] = Object.keys(RULES).map((path) => path.split('/').at(-2)!);

export async function rulesOf(name: string): Promise<AnyGame> {
  const load = RULES[`../../games/${name}/index.ts`];
  return load === undefined ? (await outsideGame(name)).game : exported<AnyGame>(await load(), 'rulesVersion');
}

interface OutsideGame {
  game: AnyGame;
  texts: { en: Texts<Types> } & { [L in Locale]?: Texts<Types> };
}

/** A game that this page was not built with: whoever runs the server has brought it along, and it is loaded from there. */
export const outsideGame = (name: string): Promise<OutsideGame> =>
  import(/* @vite-ignore */ `/outside/${encodeURIComponent(name)}.js`);
