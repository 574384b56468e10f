import type { Death, View } from '@duskhall/blood-vendetta';
import type { Words } from '@duskhall/blood-vendetta/texts/catalogue.ts';
import * as english from '@duskhall/blood-vendetta/texts/en/words.ts';
import * as french from '@duskhall/blood-vendetta/texts/fr/words.ts';
import { shownName } from '@duskhall/blood-vendetta/texts/name-of.ts';
import * as russian from '@duskhall/blood-vendetta/texts/ru/words.ts';
import { type Locale, type Seat, spacedAll } from '@duskhall/kernel';
import type { BoardWords } from './texts/board-words.ts';
import { board as boardEnglish } from './texts/en.ts';
import { board as boardFrench } from './texts/fr.ts';
import { board as boardRussian } from './texts/ru.ts';

/** The game's words and the board's own, in one language. */
export interface Spoken {
  words: Words;
  board: BoardWords;
}
export const SPOKEN: { readonly [locale in Locale]: Spoken } = {
  en: { words: english.words, board: boardEnglish },
  ru: { words: russian.words, board: boardRussian },
  fr: spacedAll({ words: french.words, board: boardFrench }),
};

/** The death of a seat; null: it lives. */
export const deathOf = ({ deaths }: View, seat: Seat): Death | null =>
  deaths.find((death) => death.seat === seat) ?? null;
/** What was shown of somebody dead, or that it is dead. */
export const fateOf = ({ words }: Spoken, view: View, seat: Seat): string => {
  const death = deathOf(view, seat);
  return death === null ? '' : shownName(words, death) || words.dead;
};
