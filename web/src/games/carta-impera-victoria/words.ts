import { type CartaImperaVictoria, CULTURE } from '@duskhall/carta-impera-victoria';
import { cardIn, domainIn } from '@duskhall/carta-impera-victoria/texts/card-lists.ts';
import type { TableWords, Words } from '@duskhall/carta-impera-victoria/texts/catalogue.ts';
import * as english from '@duskhall/carta-impera-victoria/texts/en/words.ts';
import * as french from '@duskhall/carta-impera-victoria/texts/fr/words.ts';
import * as russian from '@duskhall/carta-impera-victoria/texts/ru/words.ts';
import type { Texts } from '@duskhall/kernel';
import type { BoardWords } from './texts/board-words.ts';
import { board as boardEnglish } from './texts/en.ts';
import { board as boardFrench } from './texts/fr.ts';
import { board as boardRussian } from './texts/ru.ts';

/** Everything the board needs to name things in one language. */
export interface Spoken {
  words: Words;
  table: TableWords;
  board: BoardWords;
}

const LANGUAGES: readonly Spoken[] = [
  { words: english.words, table: english.table, board: boardEnglish },
  { words: russian.words, table: russian.table, board: boardRussian },
  { words: french.words, table: french.table, board: boardFrench },
];

/** The language that the texts speak: no two of them call Culture the same. */
export function spokenBy(texts: Texts<CartaImperaVictoria>): Spoken {
  const nothingAsked = { question: '', stack: [] } as unknown as CartaImperaVictoria['view'];
  const culture = texts.move(nothingAsked, { domain: CULTURE }, []);
  return LANGUAGES.find(({ words }) => domainIn(words, CULTURE) === culture) ?? LANGUAGES[0]!;
}

export const nameOfCard = ({ words }: Spoken, card: number): string => cardIn(words, card);
export const nameOfDomain = ({ words }: Spoken, domain: number): string => domainIn(words, domain);
