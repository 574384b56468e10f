/** VE-2.2: the characters in their fixed order. */
export const CHARACTER_NAMES = ['lady', 'lord', 'officer', 'monk', 'nun', 'bishop', 'maid', 'cook', 'butler'] as const;
export type CharacterName = (typeof CHARACTER_NAMES)[number];

/** A character's place in CHARACTER_NAMES. */
export type Character = number;
export const CHARACTERS: readonly Character[] = CHARACTER_NAMES.map((_, character) => character);

/** Sets of characters are bit masks. */
export type Mask = number;
export const bit = (character: Character): Mask => 1 << character;
export const has = (mask: Mask, character: Character): boolean => ((mask >> character) & 1) === 1;
export const membersOf = (mask: Mask): Character[] => CHARACTERS.filter((character) => has(mask, character));
export const maskOf = (characters: readonly Character[]): Mask =>
  characters.reduce((mask, character) => mask | bit(character), 0);
export function sizeOf(mask: Mask): number {
  let size = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) size++;
  return size;
}
export const EVERYBODY: Mask = (1 << CHARACTER_NAMES.length) - 1;
