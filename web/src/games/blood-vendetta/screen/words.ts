import { type Locale, spacedAll } from '@duskhall/kernel';
import { screen as english } from './texts/en.ts';
import { screen as french } from './texts/fr.ts';
import { screen as russian } from './texts/ru.ts';
import type { ScreenWords } from './texts/screen-words.ts';

export const SCREEN: { readonly [locale in Locale]: ScreenWords } = { en: english, ru: russian, fr: spacedAll(french) };
