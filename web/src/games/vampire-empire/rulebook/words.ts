import { type Locale, spacedAll } from '@duskhall/kernel';
import { rulebook as english } from '@duskhall/vampire-empire/texts/en/rulebook.ts';
import { rulebook as french } from '@duskhall/vampire-empire/texts/fr/rulebook.ts';
import { rulebook as russian } from '@duskhall/vampire-empire/texts/ru/rulebook.ts';

/** What the rulebook says besides the words of the game and the board. */
export const WORDS = { en: english, ru: russian, fr: spacedAll(french) } satisfies { [locale in Locale]: object };
