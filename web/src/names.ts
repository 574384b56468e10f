import type { SeatInfo } from '@duskhall/protocol';
import type { Player } from './api.ts';
import type { Words } from './texts/en.ts';

/** A bot is known by its level; people want to call it something. */
export const botName = (words: Words, seat: number): string => words.botNames[seat % words.botNames.length]!;

/** By seat: what everybody at the table is called. */
export const seatNames = (words: Words, seats: readonly SeatInfo[]): string[] =>
  seats.map(({ person, isBot }, seat) => (isBot ? botName(words, seat) : (person?.name ?? words.seat(seat + 1))));

/** By seat: what those who played are called. */
export const playerNames = (words: Words, players: readonly Player[]): string[] =>
  players.map(({ name, bot }, seat) => (bot === '' ? name || words.seat(seat + 1) : botName(words, seat)));

/** The list of one's matches knows a bot by its level only. */
export const recordedNames = (words: Words, names: readonly string[]): string[] =>
  playerNames(
    words,
    names.map((name) => (Object.hasOwn(words.botLevels, name) ? { name: '', bot: name } : { name, bot: '' })),
  );

const lists = new Map<string, Intl.ListFormat>();
/** Several names as one says them. */
export function listed(locale: string, names: readonly string[]): string {
  const format = lists.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' });
  lists.set(locale, format);
  return format.format(names);
}
