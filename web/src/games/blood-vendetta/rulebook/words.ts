import { rulebook as english, type RulebookWords } from '@duskhall/blood-vendetta/texts/en/rulebook.ts';
import { rulebook as french } from '@duskhall/blood-vendetta/texts/fr/rulebook.ts';
import { rulebook as russian } from '@duskhall/blood-vendetta/texts/ru/rulebook.ts';
import { type Locale, spacedAll } from '@duskhall/kernel';

export const RULEBOOK: { readonly [locale in Locale]: RulebookWords } = {
  en: english,
  ru: russian,
  fr: spacedAll(french),
};
