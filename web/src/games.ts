import type { AnyGame, Locale, Texts, Types } from '@duskhall/kernel';
import type { Component } from 'svelte';
import { api } from './api.ts';
import type { EditorProps, GameClient } from './board.ts';
import { exported, type Module, outsideGame, rulesOf } from './rules.ts';

const BOARDS = import.meta.glob<Module>('./games/*/index.ts');
const SCREENS = import.meta.glob('./games/*/screen/Screen.svelte');
const CONSOLES = import.meta.glob('./games/*/console/Console.svelte');
/** Found without the board: a table is set up long before it is needed. */
const EDITORS = import.meta.glob<{ default: Component<EditorProps> }>('./games/*/editor/Editor.svelte');
const TEXTS = import.meta.glob<{ texts: Texts<Types> }>('../../games/*/texts/{en,ru,fr}.ts');

/** Whether a game can be shown on a table's screen, or led from a console: known before it is loaded. */
export const hasScreen = (name: string): boolean => `./games/${name}/screen/Screen.svelte` in SCREENS;
export const hasConsole = (name: string): boolean => `./games/${name}/console/Console.svelte` in CONSOLES;

async function load(name: string): Promise<GameClient> {
  const own = BOARDS[`./games/${name}/index.ts`];
  if (own !== undefined) return exported<GameClient>(await own(), 'board');
  const [generic, game] = await Promise.all([BOARDS['./games/generic/index.ts']!(), rulesOf(name)]);
  return { ...exported<GameClient>(generic, 'board'), game };
}

const clients = new Map<string, Promise<GameClient>>();
/** A game's board and rules, by its name; a game without a board of its own gets the generic one. */
export function clientOf(name: string): Promise<GameClient> {
  const client = clients.get(name) ?? load(name);
  clients.set(name, client);
  // What failed, a network perhaps, is tried anew.
  client.catch(() => clients.delete(name));
  return client;
}

/** A game's own form for the options of a table; null: they are a plain list. */
export async function editorOf(name: string): Promise<Component<EditorProps> | null> {
  return (await EDITORS[`./games/${name}/editor/Editor.svelte`]?.())?.default ?? null;
}

export async function textsOf(name: string, locale: Locale): Promise<Texts<Types>> {
  const load = TEXTS[`../../games/${name}/texts/${locale}.ts`];
  if (load !== undefined) return (await load()).texts;
  const { texts } = await outsideGame(name);
  return texts[locale] ?? texts.en;
}

/** A table may play with cards of its own: those that this page does not have yet are fetched from the server. */
export async function bringCards({ cardSets, name }: AnyGame, cardSet: string): Promise<void> {
  if (cardSets === undefined || cardSet === '' || cardSets.names.includes(cardSet)) return;
  const installed = cardSets.install(JSON.stringify(await api.cardSet(name, cardSet)));
  if (installed !== cardSet) throw new Error(`the server gave the card set "${installed}" instead of "${cardSet}"`);
}
