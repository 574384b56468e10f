import type { Locale } from '@duskhall/kernel';
import { ApiError, api, type GameInfo, type Offered } from './api.ts';
import { language } from './language.svelte.ts';
import { settings } from './settings.svelte.ts';
import type { Words } from './texts/en.ts';

/** The games, in the page's language, and bots that the server offers; the default bot comes first. */
class Catalogue {
  games = $state.raw<readonly GameInfo[]>([]);
  bots = $state.raw<readonly string[]>([]);
  thinking = $state.raw<Offered['thinking']>({});
  /** The server cannot be reached, and this is what the page can play by itself. */
  isLocal = $state(false);
  #locale = '';

  /** Loads the catalogue once per language; without a server, what the page can play by itself. */
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

  /** The server no longer answers. */
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

  /** The bot for empty seats: the last one chosen, if it is still on offer. */
  get bot(): string {
    return this.bots.includes(settings.bot) ? settings.bot : (this.bots[0] ?? '');
  }
}
export const catalogue = new Catalogue();

export const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.code === 'unreachable';

/** A level's name; one without a text shows its id. */
export const levelName = (words: Words, level: string): string => words.botLevels[level] ?? level;
