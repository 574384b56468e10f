import { type Account, ApiError, api, type MatchSummary } from './api.ts';
import { language } from './language.svelte.ts';

class Me {
  account = $state.raw<Account | null>(null);
  running = $state.raw<readonly MatchSummary[]>([]);
  finished = $state.raw<readonly MatchSummary[]>([]);
  /** The name in the field: suggested until somebody types another. */
  name = $state('');
  /** Whether the server has been asked who we are. */
  isKnown = $state(false);
}
export const me = new Me();

/** Asks the server who we are and what we play. */
export async function meet(): Promise<void> {
  try {
    const { account, running, finished } = await api.me();
    Object.assign(me, { account, running, finished, name: account.name });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'no-session') throw error;
    me.account = null;
    me.name ||= suggestion();
  } finally {
    me.isKnown = true;
  }
}

function suggestion(): string {
  const { suggestions } = language.words;
  return suggestions[Math.floor(Math.random() * suggestions.length)]!;
}

/** Somebody who plays has a name: the one in the field. */
export async function introduce(): Promise<Account> {
  const name = me.name.trim() || suggestion();
  if (me.account === null || me.account.name !== name) {
    const { account } = await api.become(name, language.locale);
    me.account = account;
  }
  me.name = me.account!.name;
  return me.account!;
}
