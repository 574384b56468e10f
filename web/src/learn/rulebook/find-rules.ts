import type { Locale } from '@duskhall/kernel';

/** Whether every word that is looked for stands in one of these texts. */
export function findsIn(locale: Locale, wanted: string): (...texts: readonly string[]) => boolean {
  const lower = (text: string) => text.toLocaleLowerCase(locale);
  const words = lower(wanted).split(/\s+/).filter(Boolean);
  return (...texts) => {
    const all = lower(texts.join(' '));
    return words.every((word) => all.includes(word));
  };
}
