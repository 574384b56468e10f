import type { SeatInfo } from '@duskhall/protocol';
import type { Player } from './api.ts';
import type { Words } from './texts/en.ts';

/** The server knows a bot by its level only; people see a name. */
export const botName = (words: Words, seat: number): string => words.botNames[seat % words.botNames.length]!;

/** The names at the table, by seat. */
export const seatNames = (words: Words, seats: readonly SeatInfo[]): string[] =>
  seats.map(({ person, isBot }, seat) => (isBot ? botName(words, seat) : (person?.name ?? words.seat(seat + 1))));

/** The names of those who played, by seat. */
export const playerNames = (words: Words, players: readonly Player[]): string[] =>
  players.map(({ name, bot }, seat) => (bot === '' ? name || words.seat(seat + 1) : botName(words, seat)));

/** The list of past matches names a bot by its level. */
export const recordedNames = (words: Words, names: readonly string[]): string[] =>
  playerNames(
    words,
    names.map((name) => (Object.hasOwn(words.botLevels, name) ? { name: '', bot: name } : { name, bot: '' })),
  );

/** Whether a seat's person is not there, so that everybody waits or a bot plays. */
export const isAway = ({ person, isBot, isConnected, hasSitter }: SeatInfo): boolean =>
  person !== null && !isBot && (!isConnected || hasSitter);

const lists = new Map<string, Intl.ListFormat>();
/** Names joined as a sentence would: “Ann, Ben and Cleo”. */
export function listed(locale: string, names: readonly string[]): string {
  const format = lists.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' });
  lists.set(locale, format);
  return format.format(names);
}
