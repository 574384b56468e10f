import { cardIn, domainIn } from '@duskhall/carta-impera-victoria/texts/card-lists.ts';
import type { TableWords, Words } from '@duskhall/carta-impera-victoria/texts/catalogue.ts';
import * as english from '@duskhall/carta-impera-victoria/texts/en/words.ts';
import * as french from '@duskhall/carta-impera-victoria/texts/fr/words.ts';
import * as russian from '@duskhall/carta-impera-victoria/texts/ru/words.ts';
import { type Locale, spacedAll } from '@duskhall/kernel';
import type { BoardWords } from './texts/board-words.ts';
import { board as boardEnglish } from './texts/en.ts';
import { board as boardFrench } from './texts/fr.ts';
import { board as boardRussian } from './texts/ru.ts';

/** The game's words and the board's own, in one language. */
export interface Spoken {
  words: Words;
  table: TableWords;
  board: BoardWords;
}

export const SPOKEN: { readonly [locale in Locale]: Spoken } = {
  en: { words: english.words, table: english.table, board: boardEnglish },
  ru: { words: russian.words, table: russian.table, board: boardRussian },
  fr: spacedAll({ words: french.words, table: french.table, board: boardFrench }),
};

export const nameOfCard = ({ words }: Spoken, card: number): string => cardIn(words, card);
export const nameOfDomain = ({ words }: Spoken, domain: number): string => domainIn(words, domain);
