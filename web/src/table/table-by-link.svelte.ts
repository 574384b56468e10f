import type { TableInfo } from '@duskhall/protocol';
import { untrack } from 'svelte';
import { ApiError, api } from '../api.ts';
import { language } from '../language.svelte.ts';
import { ServerSession } from '../match.svelte.ts';
import { me } from '../me.svelte.ts';
import { tellError } from '../notices.svelte.ts';

/** Finds a table by its link and holds a session there for as long as the component exists. */
export class TableByLink {
  session = $state.raw<ServerSession | null>(null);
  isMissing = $state(false);
  /** The table as found, before a session is open. */
  found = $state.raw<TableInfo | null>(null);

  /** Call it while a component is being created. A link may name the table by its code of five letters. */
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
    // Only an actual change of language restarts the session.
    let spoken = language.locale;
    $effect(() => {
      const { locale } = language;
      if (locale === spoken) return;
      spoken = locale;
      untrack(() => this.session?.begin(locale));
    });
  }
}
