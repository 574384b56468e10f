import { rulebook as english, type RulebookWords } from '@duskhall/carta-impera-victoria/texts/en/rulebook.ts';
import { rulebook as french } from '@duskhall/carta-impera-victoria/texts/fr/rulebook.ts';
import { rulebook as russian } from '@duskhall/carta-impera-victoria/texts/ru/rulebook.ts';
import { type Locale, spacedAll } from '@duskhall/kernel';

export const WORDS: { readonly [locale in Locale]: RulebookWords } = {
  en: english,
  ru: russian,
  fr: spacedAll(french),
};
export const capital = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
