import type { SeatInfo } from '@duskhall/protocol';
import type { Words } from './texts/en.ts';

/** A bot is known by its level; people want to call it something. */
export const botName = (words: Words, seat: number): string => words.botNames[seat % words.botNames.length]!;

/** By seat: what everybody at the table is called. */
export const seatNames = (words: Words, seats: readonly SeatInfo[]): string[] =>
  seats.map(({ person, isBot }, seat) => (isBot ? botName(words, seat) : (person?.name ?? words.seat(seat + 1))));

/** A record knows a bot by its level only. */
const LEVELS = ['random', 'dreamer'];
export const recordedNames = (words: Words, names: readonly string[]): string[] =>
  names.map((name, seat) => (LEVELS.includes(name) ? botName(words, seat) : name || words.seat(seat + 1)));

const lists = new Map<string, Intl.ListFormat>();
/** Several names as one says them. */
export function listed(locale: string, names: readonly string[]): string {
  const format = lists.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' });
  lists.set(locale, format);
  return format.format(names);
}
