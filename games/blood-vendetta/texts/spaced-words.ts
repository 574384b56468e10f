import { spaced } from '@duskhall/kernel';

/** French words with their spaces set, also those that their functions give. */
export function spacedWords<T>(words: T): T {
  if (typeof words === 'string') return spaced(words) as T;
  if (typeof words === 'function')
    return ((...args: unknown[]) => spacedWords((words as (...given: unknown[]) => unknown)(...args))) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, spacedWords(value)])) as T;
}
