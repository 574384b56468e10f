import { type Account, ApiError, api, type MatchSummary } from './api.ts';
import { language } from './language.svelte.ts';

const KEY = 'duskhall.known';

/** Whether this browser had a name when the page was last open. */
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
  /** Matches on devices, as the server has them. */
  device = $state.raw<readonly MatchSummary[]>([]);
  finished = $state.raw<readonly MatchSummary[]>([]);
  /** The cursor for older matches; null: there are no more. */
  next = $state.raw<string | null>(null);
  /** The name in the field: a suggestion until it is edited. */
  name = $state('');
  /** Whether the server has told who we are. */
  isKnown = $state(false);
  /** Whether to ask for a name; a guess until the server has answered. */
  readonly isStranger = $derived(this.isKnown ? this.account === null : !wasKnown());
}
export const me = new Me();

let asking: Promise<void> | null = null;
/** Loads the account and its matches; concurrent calls share one request. */
export function meet(): Promise<void> {
  asking ??= ask().finally(() => (asking = null));
  return asking;
}
async function ask(): Promise<void> {
  try {
    const { account, running, device, finished, next } = await api.me();
    Object.assign(me, { account, running, device, finished, next, name: account.name });
  } catch (error) {
    me.name ||= lastName() || suggestion();
    if (!(error instanceof ApiError) || error.code !== 'no-session') throw error;
    me.account = null;
  } finally {
    me.isKnown = true;
  }
  remember();
}

/** Loads older matches. */
export async function recall(): Promise<void> {
  const { next } = me;
  if (next === null) return;
  const older = await api.history(next);
  // The list may have been reloaded meanwhile.
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

/** The name used for matches on this device; no server is involved. */
export function nameHere(): string {
  const name = me.name.trim() || lastName() || suggestion();
  rememberName(name);
  return name;
}

function rememberName(name: string): void {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // Without storage the name is asked for again.
  }
}

function remember(): void {
  try {
    if (me.account === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, '1');
  } catch {
    // Without storage the name is asked for each time.
  }
}

function suggestion(): string {
  const { suggestions } = language.words;
  return suggestions[Math.floor(Math.random() * suggestions.length)]!;
}

/** Makes sure there is an account with a name: the one in the field. */
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
