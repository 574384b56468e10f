import { BadInput } from '@duskhall/kernel';
import { CHARACTER_NAMES, type Character } from '../characters.ts';

export type Parts = { [part: string]: unknown };
export function readParts(given: unknown, where: string, parts: readonly string[]): Parts {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new BadInput(`${where} must be an object, not ${show(given)}`);
  const unknown = Object.keys(given).find((key) => !parts.includes(key));
  if (unknown !== undefined) throw new BadInput(`${where} has no part "${unknown}"; known: ${parts.join(', ')}`);
  return given as Parts;
}
export function readList(given: unknown, where: string): unknown[] {
  if (!Array.isArray(given)) throw new BadInput(`${where} must be a list, not ${show(given)}`);
  return given;
}
export function readCharacters(given: unknown, where: string): Character[] {
  const characters = readList(given, where).map((name) => readName(CHARACTER_NAMES, name, where));
  const twice = characters.find((character, i) => characters.indexOf(character) !== i);
  if (twice !== undefined) throw new BadInput(`${where} names the ${CHARACTER_NAMES[twice]} twice`);
  return characters;
}
export function readNumber(given: unknown, where: string, min: number, max: number): number {
  if (typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max) return given;
  throw new BadInput(`${where} must be a whole number from ${min} to ${max}, not ${show(given)}`);
}
export function readFlag(given: unknown, where: string): boolean {
  if (typeof given === 'boolean') return given;
  throw new BadInput(`${where} must be true or false, not ${show(given)}`);
}
export function readName(names: readonly string[], given: unknown, where: string): number {
  const place = names.indexOf(given as string);
  if (place < 0) throw new BadInput(`${where}: ${quote(given)} is none of ${names.join(', ')}`);
  return place;
}
/** The given value, with its type where it could be mistaken for another. */
const show = (value: unknown): string => (typeof value === 'string' ? `the text ${quote(value)}` : quote(value));
export const quote = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
