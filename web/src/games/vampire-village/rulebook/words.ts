import { type Locale, spacedAll } from '@duskhall/kernel';
import { rulebook as en } from '@duskhall/vampire-village/texts/en/rulebook.ts';
import { rulebook as fr } from '@duskhall/vampire-village/texts/fr/rulebook.ts';
import { rulebook as ru } from '@duskhall/vampire-village/texts/ru/rulebook.ts';

/** What the rulebook calls groups, facts and numbers. */
export const WORDS = { en, ru, fr: spacedAll(fr) } satisfies { [locale in Locale]: object };
