import type { Locale, Texts, Types } from '@duskhall/kernel';
import type { GameClient } from './board.ts';
import { clientOf, textsOf } from './games.ts';
import { language } from './language.svelte.ts';

/** A game's board and its words; the words follow the language. */
export class Kit {
  client = $state.raw<GameClient | null>(null);
  texts = $state.raw<Texts<Types> | null>(null);
  /** The language of these texts. */
  locale = $state<Locale>('en');
  hasFailed = $state(false);

  /** To be called while a component is made: it loads as long as that is there. */
  constructor(name: () => string) {
    const fail = (error: unknown) => {
      this.hasFailed = true;
      console.error(error);
    };
    $effect(() => {
      clientOf(name()).then((client) => {
        this.client = client;
      }, fail);
    });
    $effect(() => {
      const { locale } = language;
      textsOf(name(), locale).then((texts) => {
        if (locale !== language.locale) return;
        this.texts = texts;
        this.locale = locale;
      }, fail);
    });
  }
}
