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

/** Accounts whose messages are hidden: muted on this device, or blocked, which the server stores. */
export const muted = new SvelteSet<string>(keptMutes());
export const blocked = new SvelteSet<string>();
export const isUnheard = (account: string): boolean => muted.has(account) || blocked.has(account);

export function mute(account: string, isMuted: boolean): void {
  if (isMuted) muted.add(account);
  else muted.delete(account);
  try {
    localStorage.setItem(KEY, JSON.stringify([...muted]));
  } catch {
    // Without storage it lasts as long as the page.
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
