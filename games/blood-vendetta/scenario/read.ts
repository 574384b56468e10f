import { BadInput, type Seat } from '@duskhall/kernel';
import { ROLE_NAMES, type Role, type RoleName, roleOf } from '../roles/table.ts';

/** The parts of a position given by names. */
const PARTS = [
  'roles',
  'plain',
  'dead',
  'step',
  'cycle',
  'quiet',
  'lives',
  'doomed',
  'charmed',
  'paralysed',
  'last',
  'double',
] as const;
export type Part = (typeof PARTS)[number];
export type Given = { readonly [part in Part]?: unknown };

export function readParts(given: unknown): Given {
  const parts = readObject(given, 'the scenario');
  const unknown = Object.keys(parts).find((key) => !(PARTS as readonly string[]).includes(key));
  if (unknown !== undefined) throw new BadInput(`the scenario has no part "${unknown}"; known: ${PARTS.join(', ')}`);
  return parts;
}
export function readObject(given: unknown, where: string): { readonly [key: string]: unknown } {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new BadInput(`${where} must be an object, not ${show(given)}`);
  return given as { readonly [key: string]: unknown };
}
export function readList(given: unknown, where: string): unknown[] {
  if (!Array.isArray(given)) throw new BadInput(`${where} must be a list, not ${show(given)}`);
  return given;
}
export function readRole(given: unknown, where: string): Role {
  const role = roleOf(given as RoleName);
  if (role < 0) throw new BadInput(`${where}: there is no role ${quote(given)}; known: ${ROLE_NAMES.join(', ')}`);
  return role;
}
/** Seats are numbered as in the rules: S1 is the first. */
export function readSeat(seats: number, given: unknown, where: string): Seat {
  const seat = typeof given === 'string' && /^S\d{1,2}$/.test(given) ? Number(given.slice(1)) - 1 : -1;
  if (seat < 0 || seat >= seats) throw new BadInput(`${where}: ${quote(given)} is not like "S1", up to "S${seats}"`);
  return seat;
}
export function readName<N extends string>(names: readonly N[], given: unknown, where: string): N {
  const name = names.find((one) => one === given);
  if (name === undefined) throw new BadInput(`${where}: ${quote(given)} is none of ${names.join(', ')}`);
  return name;
}
export function readNumber(given: unknown, where: string, least: number, most: number): number {
  if (typeof given === 'number' && Number.isInteger(given) && given >= least && given <= most) return given;
  throw new BadInput(`${where} takes a whole number from ${least} to ${most}, not ${show(given)}`);
}
export function readFlag(given: unknown, where: string): boolean {
  if (typeof given === 'boolean') return given;
  throw new BadInput(`${where} takes true or false, not ${show(given)}`);
}
/** The given value, with its type where it could be mistaken for another. */
function show(value: unknown): string {
  return typeof value === 'string' ? `the text ${quote(value)}` : quote(value);
}
const quote = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
export const nameOf = (seat: Seat): string => `S${seat + 1}`;
