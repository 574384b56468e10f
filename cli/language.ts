import { BadInput, LOCALES, type Locale } from '@duskhall/kernel';
import type { Terminal } from './terminal.ts';

const isLocale = (word: string): word is Locale => (LOCALES as readonly string[]).includes(word);

/** The language given, else that of the environment, else English. */
export function readLocale(given: string | undefined, { environment }: Terminal): Locale {
  if (given !== undefined) {
    if (isLocale(given)) return given;
    throw new BadInput(`--lang takes ${LOCALES.join(', ')}, not "${given}"`);
  }
  const spoken = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
  const language = spoken.slice(0, 2).toLowerCase();
  return isLocale(language) ? language : 'en';
}
