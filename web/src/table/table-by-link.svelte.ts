import type { TableInfo } from '@duskhall/protocol';
import { untrack } from 'svelte';
import { ApiError, api } from '../api.ts';
import { language } from '../language.svelte.ts';
import { ServerSession } from '../match.svelte.ts';
import { me } from '../me.svelte.ts';
import { tellError } from '../notices.svelte.ts';

/** The way to a table by its link, and the session there for as long as the component is. */
export class TableByLink {
  session = $state.raw<ServerSession | null>(null);
  isMissing = $state(false);
  /** The table as it was found, for whom it is not open yet. */
  found = $state.raw<TableInfo | null>(null);

  /** To be called while a component is made. A link may name the table by its five letters. */
  constructor(named: () => string) {
    const id = $derived(this.found?.id ?? '');
    $effect(() => {
      const wanted = named();
      this.isMissing = false;
      if (wanted === '') return;
      api.table(wanted).then(
        ({ table }) => {
          this.found = table;
        },
        (error) => {
          const isNowhere = error instanceof ApiError && (error.code === 'not-found' || error.code === 'malformed');
          if (isNowhere) this.isMissing = true;
          else tellError(error);
        },
      );
    });
    const isKnown = $derived(me.account !== null);
    $effect(() => {
      if (id === '' || !isKnown) return;
      const opened = untrack(() => new ServerSession(id, language.locale));
      this.session = opened;
      return () => {
        opened.leave();
        this.session = null;
      };
    });
    // Only a real change of language starts the session anew.
    let spoken = language.locale;
    $effect(() => {
      const { locale } = language;
      if (locale === spoken) return;
      spoken = locale;
      untrack(() => this.session?.begin(locale));
    });
  }
}
