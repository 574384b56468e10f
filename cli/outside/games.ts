import { existsSync } from 'node:fs';
import { register } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AnyGame, BadInput } from '@duskhall/kernel';
import { addGame, type OutsideTexts } from '../games.ts';
import { faultsOf } from './faults.ts';

export const GAME_FLAG = { type: 'string', multiple: true, default: [] as string[] } as const;

/** By name: the file of an outside game. */
const files = new Map<string, string>();

/** The outside games loaded, for worker threads and the page. */
export const broughtGames = (): ReadonlyMap<string, string> => files;

/**
 * Loads outside games, modules that export `game` and `texts`, and returns their names. Their import of the kernel is
 * resolved to ours, so that nobody has to install it next to them and there is only one copy.
 */
export async function bringGames(given: readonly string[], home: URL): Promise<string[]> {
  if (given.length > 0 && files.size === 0) lendKernel(new URL('kernel.js', home));
  const names: string[] = [];
  for (const file of given) names.push(await bringGame(file));
  return names;
}

/** Whether a flag names the game, so that the positional argument may be left out. */
export const isSaid = (words: readonly string[]): boolean => words.some((word) => /^--(game|server)(=|$)/.test(word));

/** The name of a game given by name or by file. */
export async function nameOf(text: string, home: URL): Promise<string> {
  if (!/[./\\]/.test(text)) return text;
  return (await bringGames([text], home))[0]!;
}

async function bringGame(file: string): Promise<string> {
  const path = resolve(file);
  if (!existsSync(path)) throw new BadInput(`the file ${file} does not exist`);
  const module = await load(file, path);
  const faults = faultsOf(module);
  if (faults.length > 0)
    throw new BadInput(`${file} is not a game:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  const { game, texts } = module as { game: AnyGame; texts: OutsideTexts };
  addGame(game, texts);
  files.set(game.name, path);
  return game.name;
}

async function load(file: string, path: string): Promise<{ [name: string]: unknown }> {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(path).href);
  } catch (error) {
    throw new BadInput(`${file} cannot be loaded: ${(error as Error).message}`);
  }
}

/** When run from source no hook is needed: the kernel resolves in the workspace. */
function lendKernel(kernel: URL): void {
  if (!existsSync(fileURLToPath(kernel))) return;
  const url = JSON.stringify(kernel.href);
  const hook = `export const resolve = (specifier, context, next) =>
    specifier === '@duskhall/kernel' ? { url: ${url}, shortCircuit: true } : next(specifier, context);`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
}
