import type { Locale } from '@duskhall/kernel';
import type { SeatInfo, TableInfo } from '@duskhall/protocol';
import type { Player } from './api.ts';
import { BOT_NAMES } from './bot-names.ts';
import type { Words } from './texts/en.ts';

/** The server knows a bot by its level only; people see a name. */
export const botName = (locale: Locale, seat: number): string => BOT_NAMES[locale][seat % BOT_NAMES[locale].length]!;

/** The language of the bots' names: the table's, so that everybody there reads the same ones, else the reader's. */
export const namesLocale = ({ settings }: TableInfo, reader: Locale): Locale => settings.locale ?? reader;

/** The names at the table, by seat. */
export const seatNames = (words: Words, table: TableInfo, reader: Locale): string[] =>
  table.seats.map(({ person, isBot }, seat) =>
    isBot ? botName(namesLocale(table, reader), seat) : (person?.name ?? words.seat(seat + 1)),
  );

/** The names of those who played, by seat. */
export const playerNames = (words: Words, players: readonly Player[], locale: Locale): string[] =>
  players.map(({ name, bot }, seat) => (bot === '' ? name || words.seat(seat + 1) : botName(locale, seat)));

/** The list of past matches names a bot by its level. */
export const recordedNames = (words: Words, names: readonly string[], locale: Locale): string[] =>
  playerNames(
    words,
    names.map((name) => (Object.hasOwn(words.botLevels, name) ? { name: '', bot: name } : { name, bot: '' })),
    locale,
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
