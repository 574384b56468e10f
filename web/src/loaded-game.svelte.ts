import type { Locale, OptionValues, Texts, Types } from '@duskhall/kernel';
import type { GameClient } from './board.ts';
import { bringCards, clientOf, textsOf } from './games.ts';
import { language } from './language.svelte.ts';

/** A game's board and texts, loaded on demand; the texts follow the language. */
export class LoadedGame {
  client = $state.raw<GameClient | null>(null);
  texts = $state.raw<Texts<Types> | null>(null);
  /** The language of these texts. */
  locale = $state<Locale>('en');
  hasFailed = $state(false);

  /** Call it while a component is being created; it loads for as long as that exists. The options are the match's. */
  constructor(name: () => string, options: () => OptionValues) {
    const cardSet = $derived(String(options().cardSet ?? ''));
    const fail = (error: unknown) => {
      this.hasFailed = true;
      console.error(error);
    };
    $effect(() => {
      const wanted = cardSet;
      clientOf(name())
        .then(async (client) => {
          await bringCards(client.game, wanted);
          this.client = client;
        })
        .catch(fail);
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
