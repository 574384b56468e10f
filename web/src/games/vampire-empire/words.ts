import { type Locale, spacedAll } from '@duskhall/kernel';
import type { Card, Character } from '@duskhall/vampire-empire';
import { cardIn, characterIn, typeIn } from '@duskhall/vampire-empire/texts/card-lists.ts';
import type { TableWords, Words } from '@duskhall/vampire-empire/texts/catalogue.ts';
import * as english from '@duskhall/vampire-empire/texts/en/words.ts';
import * as french from '@duskhall/vampire-empire/texts/fr/words.ts';
import * as russian from '@duskhall/vampire-empire/texts/ru/words.ts';
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

export const nameOfCard = ({ words }: Spoken, card: Card): string => cardIn(words, card);
export const nameOfCharacter = ({ words }: Spoken, character: Character): string => characterIn(words, character);
export const nameOfType = ({ words }: Spoken, type: number): string => typeIn(words, type);
/** Joins the parts that are not empty with commas. */
export const joined = (parts: readonly (string | false | undefined)[]): string =>
  parts.filter((part) => part !== '' && part !== false && part !== undefined).join(', ');
