import type { Minute } from '../storage/storage.ts';

/** Something done with the console; anything else is a word. */
export const isDeed = ({ what }: Minute): boolean => 'did' in what;

/** By account: how many things were said. */
export function countWords(minutes: readonly Minute[], spoken = new Map<string, number>()): Map<string, number> {
  for (const minute of minutes) if (!isDeed(minute)) spoken.set(minute.account, (spoken.get(minute.account) ?? 0) + 1);
  return spoken;
}
