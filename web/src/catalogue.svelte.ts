import { api, type GameInfo } from './api.ts';
import { language } from './language.svelte.ts';
import { settings } from './settings.svelte.ts';
import type { Words } from './texts/en.ts';

/** What this server offers: its games in the language of the page, and its bots, the usual one first. */
class Catalogue {
  games = $state.raw<readonly GameInfo[]>([]);
  bots = $state.raw<readonly string[]>([]);
  #locale = '';

  /** Asks the server, unless it was asked in this language. */
  async load(): Promise<void> {
    const { locale } = language;
    if (this.#locale === locale) return;
    const { games, bots } = await api.games(locale);
    if (locale !== language.locale) return;
    Object.assign(this, { games, bots });
    this.#locale = locale;
  }

  /** The bot for empty seats: the one chosen last, if it is still offered. */
  get bot(): string {
    return this.bots.includes(settings.bot) ? settings.bot : (this.bots[0] ?? '');
  }
}
export const catalogue = new Catalogue();

/** What people call a level; a new one is called by its own name until it gets words. */
export const levelName = (words: Words, level: string): string => words.botLevels[level] ?? level;
