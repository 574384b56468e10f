import {
  type By,
  HOUSE,
  LOCALES,
  type Locale,
  type Match,
  type Seat,
  type Types,
  WATCHER,
  waiting,
} from '@duskhall/kernel';
import { Refused } from './refused.ts';

/** A parsed line whose fields are not validated yet. */
export type Request = { readonly [field: string]: unknown };

export function parseRequest(line: string): Request {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch (error) {
    throw new Refused('malformed', `this is not JSON: ${(error as Error).message}`);
  }
  if (isObject(request)) return request;
  throw new Refused('malformed', 'a line is one JSON object: {"id":1,"do":"new","game":"tic-tac-toe"}');
}

/** The id to repeat in the answer: a string or a number. */
export function readId({ id = null }: Request): string | number | null {
  if (id === null || typeof id === 'string' || typeof id === 'number') return id;
  throw new Refused('malformed', '"id" takes a text or a number');
}

export const isObject = (value: unknown): value is Request =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function checkFields(request: Request, verb: string, fields: readonly string[]): void {
  for (const field of Object.keys(request))
    if (!['id', 'do', ...fields].includes(field))
      throw new Refused('unknown-field', `"${verb}" has no field "${field}"; known: ${fields.join(', ') || 'none'}`);
}

export function readText(request: Request, field: string, fallback: string): string {
  const value = request[field] ?? fallback;
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new Refused('malformed', `"${field}" takes a text`);
}

export function readCount(request: Request, field: string, fallback: number): number {
  const value = request[field] ?? fallback;
  if (Number.isSafeInteger(value) && (value as number) >= 0) return value as number;
  throw new Refused('malformed', `"${field}" takes a whole number of at least 0`);
}

export function readLocale(request: Request): Locale {
  const locale = LOCALES.find((known) => known === (request.locale ?? 'en'));
  if (locale !== undefined) return locale;
  throw new Refused('unknown-locale', `"locale" takes ${LOCALES.join(', ')}`);
}

export function readNames(request: Request, fallback: readonly string[]): readonly string[] {
  const names = request.names ?? fallback;
  const isList = Array.isArray(names) && names.length === fallback.length;
  if (isList && names.every((name) => typeof name === 'string')) return names;
  throw new Refused('malformed', `"names" takes a list of ${fallback.length} texts`);
}

const ENTERED_BY: readonly By[] = ['seat', 'clock', 'sitter', 'house'];

export function readBy(request: Request, fallback: By): By {
  const by = ENTERED_BY.find((known) => known === (request.by ?? fallback));
  if (by !== undefined) return by;
  throw new Refused('malformed', `"by" takes ${ENTERED_BY.join(', ')}`);
}

/** A seat by number, or the house or watcher by name. */
export function readSeat(
  request: Request,
  seats: number,
  others: { readonly [name: string]: Seat },
  field: 'seat' | 'viewer' = 'seat',
): Seat {
  const seat = request[field];
  if (typeof seat === 'string' && Object.hasOwn(others, seat)) return others[seat]!;
  if (Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats) return seat as number;
  const names = Object.keys(others).map((name) => ` or "${name}"`);
  throw new Refused(
    'wrong-seat',
    `"${field}" takes a number from 0 to ${seats - 1}${names.join('')}, not ${JSON.stringify(seat)}`,
  );
}

export const PLAYERS = {};
export const MOVERS = { house: HOUSE };
export const VIEWERS = { watcher: WATCHER, house: HOUSE };

/** As `readSeat`; by default the seat that the table waits for, if there is only one. */
export function readMover(request: Request, match: Match<Types>, others: { readonly [name: string]: Seat }): Seat {
  if (request.seat !== undefined) return readSeat(request, match.record.seats, others);
  const asked = waiting(match.s);
  if (asked.length === 1) return asked[0]!;
  throw new Refused('wrong-seat', `say which "seat": the table waits for ${asked.join(' and ') || 'none'}`);
}
