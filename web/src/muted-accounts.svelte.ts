import { SvelteSet } from 'svelte/reactivity';
import { api } from './api.ts';

const KEY = 'duskhall.muted';

function keptMutes(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Whose words are not shown: muted on this device only, or blocked, which the server keeps too. By account. */
export const muted = new SvelteSet<string>(keptMutes());
export const blocked = new SvelteSet<string>();
export const isUnheard = (account: string): boolean => muted.has(account) || blocked.has(account);

export function mute(account: string, isMuted: boolean): void {
  if (isMuted) muted.add(account);
  else muted.delete(account);
  try {
    localStorage.setItem(KEY, JSON.stringify([...muted]));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

export async function block(account: string, isBlocked: boolean): Promise<void> {
  await api.block(account, isBlocked);
  if (isBlocked) blocked.add(account);
  else blocked.delete(account);
}

export async function learnBlocks(): Promise<void> {
  const found = await api.blocks();
  blocked.clear();
  for (const { id } of found.blocked) blocked.add(id);
}
