import type { Locale } from '@duskhall/kernel';
import { ApiError, api, type GameInfo, type Offered } from './api.ts';
import { language } from './language.svelte.ts';
import { settings } from './settings.svelte.ts';
import type { Words } from './texts/en.ts';

/** What this server offers: its games in the language of the page, and its bots, the usual one first. */
class Catalogue {
  games = $state.raw<readonly GameInfo[]>([]);
  bots = $state.raw<readonly string[]>([]);
  thinking = $state.raw<Offered['thinking']>({});
  /** The server cannot be reached: this is what the page itself knows. */
  isLocal = $state(false);
  #locale = '';

  /** Asks the server, unless it was asked in this language. Without one, the page offers what it can play by itself. */
  async load(): Promise<void> {
    const { locale } = language;
    if (this.#locale === locale && !this.isLocal) return;
    try {
      this.#offer(locale, await api.games(locale), false);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      await this.lose();
    }
  }

  /** The server does not answer any more. */
  async lose(): Promise<void> {
    const { locale } = language;
    if (this.#locale === locale && this.isLocal) return;
    const { offeredHere } = await import('./local/catalogue.ts');
    this.#offer(locale, await offeredHere(locale), true);
  }

  #offer(locale: Locale, { games, bots, thinking }: Offered, isLocal: boolean): void {
    if (locale !== language.locale) return;
    Object.assign(this, { games, bots, thinking, isLocal });
    this.#locale = locale;
  }

  /** The bot for empty seats: the one chosen last, if it is still offered. */
  get bot(): string {
    return this.bots.includes(settings.bot) ? settings.bot : (this.bots[0] ?? '');
  }
}
export const catalogue = new Catalogue();

export const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.code === 'unreachable';

/** What people call a level; a new one is called by its own name until it gets words. */
export const levelName = (words: Words, level: string): string => words.botLevels[level] ?? level;
