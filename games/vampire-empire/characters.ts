import { byNumber } from '@duskhall/kernel';
import { CLERGY, NOBLE, SERVANT } from './cards/kinds.ts';

/** VE-2.2: each character with its permanent number and its profession. */
const ROWS = {
  lady: { number: 0, profession: NOBLE },
  lord: { number: 1, profession: NOBLE },
  officer: { number: 2, profession: NOBLE },
  monk: { number: 3, profession: CLERGY },
  nun: { number: 4, profession: CLERGY },
  bishop: { number: 5, profession: CLERGY },
  maid: { number: 6, profession: SERVANT },
  cook: { number: 7, profession: SERVANT },
  butler: { number: 8, profession: SERVANT },
} as const;
export type CharacterName = keyof typeof ROWS;
export type Character = number;
/** By number. */
export const CHARACTER_NAMES: readonly CharacterName[] = byNumber(
  (Object.keys(ROWS) as CharacterName[]).map((name) => ({ name, ...ROWS[name] })),
).map(({ name }) => name);
export const characterNamed = (name: CharacterName): Character => ROWS[name].number;
export const CHARACTERS: readonly Character[] = CHARACTER_NAMES.map(characterNamed);
export const PROFESSION: readonly number[] = CHARACTER_NAMES.map((name) => ROWS[name].profession);

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
