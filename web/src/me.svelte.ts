import { type Account, ApiError, api, type MatchSummary } from './api.ts';
import { language } from './language.svelte.ts';

const KEY = 'duskhall.known';

/** Whether somebody had a name here when the page was last open. */
function wasKnown(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

class Me {
  account = $state.raw<Account | null>(null);
  running = $state.raw<readonly MatchSummary[]>([]);
  finished = $state.raw<readonly MatchSummary[]>([]);
  /** After which match older ones come; null: these are all. */
  next = $state.raw<string | null>(null);
  /** The name in the field: suggested until somebody types another. */
  name = $state('');
  /** Whether the server has been asked who we are. */
  isKnown = $state(false);
  /** Whether to ask for a name; before the server has answered, a guess. */
  readonly isStranger = $derived(this.isKnown ? this.account === null : !wasKnown());
}
export const me = new Me();

let asking: Promise<void> | null = null;
/** Asks the server who we are and what we play; once, where several want to know. */
export function meet(): Promise<void> {
  asking ??= ask().finally(() => (asking = null));
  return asking;
}
async function ask(): Promise<void> {
  try {
    const { account, running, finished, next } = await api.me();
    Object.assign(me, { account, running, finished, next, name: account.name });
  } catch (error) {
    me.name ||= lastName() || suggestion();
    if (!(error instanceof ApiError) || error.code !== 'no-session') throw error;
    me.account = null;
  } finally {
    me.isKnown = true;
  }
  remember();
}

/** Asks for older matches. */
export async function recall(): Promise<void> {
  const { next } = me;
  if (next === null) return;
  const older = await api.history(next);
  // Meanwhile the list may have begun anew.
  if (me.next === next) Object.assign(me, { finished: [...me.finished, ...older.finished], next: older.next });
}

const NAME = 'duskhall.name';
function lastName(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

/** What somebody is called who plays on this device alone: no server is asked. */
export function nameHere(): string {
  const name = me.name.trim() || lastName() || suggestion();
  rememberName(name);
  return name;
}

function rememberName(name: string): void {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // Then it is asked for again.
  }
}

function remember(): void {
  try {
    if (me.account === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, '1');
  } catch {
    // A browser that keeps nothing is asked each time.
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
  rememberName(me.name);
  return me.account!;
}
