import { type Locale, spacedAll } from '@duskhall/kernel';
import type { ConsoleWords } from './texts/console-words.ts';
import { moderator as english } from './texts/en.ts';
import { moderator as french } from './texts/fr.ts';
import { moderator as russian } from './texts/ru.ts';

export const CONSOLE: { readonly [locale in Locale]: ConsoleWords } = {
  en: english,
  ru: russian,
  fr: spacedAll(french),
};
