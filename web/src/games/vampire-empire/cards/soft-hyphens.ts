/** A word of so many letters may have to stand on two lines of a small card. */
const LONG = 7;
const VOWEL = '[aeiouyàâéèêëîïôûùаеёиоуыэюя]';
const CONSONANT = '[bcdfghjklmnpqrstvwxzçбвгджзйклмнпрстфхцчшщ]';
/** Between a vowel and a single consonant, or between two consonants that no group begins with; three letters stay together. */
const BREAK = new RegExp(
  `(?<=\\p{L}{2}${VOWEL})(?=${CONSONANT}${VOWEL}\\p{L})|(?<=\\p{L}${VOWEL}${CONSONANT})(?=(?![rlhрл])${CONSONANT}${VOWEL}\\p{L})`,
  'giu',
);

/** Says where a long word may be broken, for browsers that have no dictionary of the language. */
export const withSoftHyphens = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(BREAK, '\u00AD')));
