import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyGame, BadInput, type Game, type Locale, type Texts, type Types } from '@duskhall/kernel';

/** The folders of games/, written here by the build: a bundle has no folders. */
declare const GAME_FOLDERS: readonly string[] | undefined;
/** What people come for; other games follow by name. */
const FIRST = ['carta-impera-victoria', 'vampire-empire', 'vampire-village', 'blood-vendetta'];

function foldersHere(): string[] {
  const games = fileURLToPath(new URL('../games/', import.meta.url));
  return readdirSync(games).filter((name) => existsSync(`${games}${name}/index.ts`));
}
async function doorOf(name: string): Promise<AnyGame> {
  const door: { [name: string]: unknown } = await import(`../games/${name}/index.ts`);
  const isGame = (value: unknown): value is AnyGame =>
    typeof value === 'object' && value !== null && 'rulesVersion' in value;
  const game = Object.values(door).find(isGame);
  if (game === undefined) throw new Error(`games/${name}/index.ts exports no game`);
  return game;
}
const folders = typeof GAME_FOLDERS === 'undefined' ? foldersHere() : GAME_FOLDERS;
const inOrder = [...FIRST, ...folders.filter((name) => !FIRST.includes(name)).sort()];
const known: AnyGame[] = await Promise.all(inOrder.map(doorOf));
/** Every folder of games/ with a door, and games written elsewhere. */
export const GAMES: readonly AnyGame[] = known;

/** The game used in comparisons with other engines. */
export const FLAGSHIP: AnyGame = GAMES[0]!;

export function findGame(name: string): Game<Types> {
  const game = GAMES.find((one) => one.name === name);
  if (game !== undefined) return game;
  throw new BadInput(`there is no game "${name}"; known: ${GAMES.map((one) => one.name).join(', ')}`);
}

/** The texts of an outside game: English at least. */
export type OutsideTexts = { readonly en: Texts<Types> } & { readonly [L in Locale]?: Texts<Types> };
const outsideTexts = new Map<string, OutsideTexts>();

/** Registers an outside game. */
export function addGame(game: AnyGame, texts: OutsideTexts): void {
  known.push(game);
  outsideTexts.set(game.name, texts);
}

/** The texts of a game in this language, loaded lazily. */
export async function textsOf(game: AnyGame, locale: Locale): Promise<Texts<Types>> {
  const outside = outsideTexts.get(game.name);
  if (outside !== undefined) return outside[locale] ?? outside.en;
  const { texts } = await import(`../games/${game.name}/texts/${locale}.ts`);
  return texts;
}
