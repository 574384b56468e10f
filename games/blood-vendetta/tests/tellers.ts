import { words as english } from '../texts/en/words.ts';
import { words as french } from '../texts/fr/words.ts';
import type { Choose, Teller } from '../texts/narration.ts';
import { words as russian } from '../texts/ru/words.ts';
import { TALES } from '../texts/tales.ts';

/** No thing has more ways to be said. */
export const MOST_WAYS = 6;
/** The narrators of the three languages, by how they choose. */
export const tellers = (choose: Choose): readonly [Teller, Teller, Teller] => [
  { words: english, tale: TALES.en, choose },
  { words: russian, tale: TALES.ru, choose },
  { words: french, tale: TALES.fr, choose },
];
export const [inEnglish] = tellers((_, ways) => ways[0]!);
/** All there is to hear: each way of everything is chosen by one of them at least. */
export const VARIED = Array.from({ length: MOST_WAYS }, (_, turn) =>
  tellers((_about, ways) => ways[turn % ways.length]!),
);
