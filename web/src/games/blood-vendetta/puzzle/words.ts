import type { Words } from '@duskhall/blood-vendetta/texts/catalogue.ts';
import { puzzle as puzzleEnglish } from '@duskhall/blood-vendetta/texts/en/puzzle.ts';
import { words as english } from '@duskhall/blood-vendetta/texts/en/words.ts';
import { puzzle as puzzleFrench } from '@duskhall/blood-vendetta/texts/fr/puzzle.ts';
import { words as french } from '@duskhall/blood-vendetta/texts/fr/words.ts';
import type { PuzzleWords } from '@duskhall/blood-vendetta/texts/puzzle.ts';
import { puzzle as puzzleRussian } from '@duskhall/blood-vendetta/texts/ru/puzzle.ts';
import { words as russian } from '@duskhall/blood-vendetta/texts/ru/words.ts';
import type { Locale } from '@duskhall/kernel';

/** The game's words and those of its puzzles, in one language. */
export const SPOKEN: { readonly [locale in Locale]: { words: Words; puzzle: PuzzleWords } } = {
  en: { words: english, puzzle: puzzleEnglish },
  ru: { words: russian, puzzle: puzzleRussian },
  fr: { words: french, puzzle: puzzleFrench },
};
