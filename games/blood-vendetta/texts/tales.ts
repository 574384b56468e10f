import { type Locale, spacedAll } from '@duskhall/kernel';
import { tale as english } from './en/tale/index.ts';
import { tale as french } from './fr/tale/index.ts';
import { tale as russian } from './ru/tale/index.ts';
import type { Tale } from './tale.ts';

export const TALES: { readonly [locale in Locale]: Tale } = { en: english, ru: russian, fr: spacedAll(french) };
