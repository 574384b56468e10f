import { randomBytes, randomInt } from 'node:crypto';
import { Refused } from '@duskhall/host';
import { type AnyGame, BadInput, type Locale, readOptions, type Seat, shownOptions } from '@duskhall/kernel';
import type { ChatLine, Person, TableSettings } from '@duskhall/protocol';
import type { Config } from '../config.ts';
import type { Guest } from '../contract.ts';
import type { CalledOff, StoredTable } from '../storage/storage.ts';
import type { Round } from './round.ts';

/** A chair at a table: a person, a bot, or nobody. */
export interface Chair {
  /** A player without a device has no id. */
  person: Person | null;
  /** The bot's level; empty: no bot. */
  bot: string;
  isReady: boolean;
}

export interface Table {
  id: string;
  code: string;
  host: string;
  settings: TableSettings;
  chairs: Chair[];
  match: string;
  isPlaying: boolean;
  /** The round before the next deal; null: there is none now. */
  round: Round | null;
  /** How many rounds came to nothing, and the latest of them, oldest first. */
  lostRounds: number;
  calledOff: CalledOff[];
  /** When rounds began lately. */
  begun: number[];
  updatedAt: number;
  guests: Set<Guest>;
  /** How each guest was last told that it looks. */
  shown: WeakMap<Guest, string>;
  muted: Set<string>;
  /** When each person last spoke, latest last. */
  spoken: Map<string, number[]>;
  /** What was said lately, oldest first. */
  said: Said[];
}

/** A word at a table, and the viewers of the match who may hear it; null: everybody. What the house says has its languages. */
export interface Said extends Omit<ChatLine, 'text'> {
  text: string | Record<Locale, string>;
  hearers: Seat[] | null;
}

/** 128 random bits. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** No letters that are taken for others. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const newCode = (): string => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export const emptyChair = (): Chair => ({ person: null, bot: '', isReady: false });
/** Somebody without a device: ready at any time, and never to be waited for. */
export const isGuest = ({ person }: Chair): boolean => person?.id === '';
export const isReady = (chair: Chair): boolean => chair.isReady || chair.person === null || isGuest(chair);
export const chairs = (n: number): Chair[] => Array.from({ length: n }, emptyChair);

export const newTable = (host: string, settings: TableSettings): Table => ({
  id: newId(),
  code: newCode(),
  host,
  settings,
  chairs: chairs(settings.seats),
  match: '',
  isPlaying: false,
  round: null,
  lostRounds: 0,
  calledOff: [],
  begun: [],
  updatedAt: 0,
  guests: new Set(),
  shown: new WeakMap(),
  muted: new Set(),
  spoken: new Map(),
  said: [],
});

export function gameOf(config: Config, name: string): AnyGame {
  const game = config.games.find((known) => known.name === name);
  if (game === undefined) throw new Refused('no-game', `there is no game "${name}"`);
  return game;
}

/** The settings with every option filled in; refused with the reason where they cannot be. */
export function checkSettings(config: Config, settings: TableSettings): TableSettings {
  const game = gameOf(config, settings.game);
  const { min, max } = game.seats;
  if (settings.seats < min || settings.seats > max)
    throw new Refused('bad-seats', `${settings.game} is for ${min} to ${max} seats, not ${settings.seats}`);
  if (settings.moderator === 'host' && game.party === undefined)
    throw new Refused('no-console', `${settings.game} has no moderator`);
  try {
    return {
      ...settings,
      options: readOptions(game.options, settings.options, settings.seats) as TableSettings['options'],
    };
  } catch (error) {
    if (error instanceof BadInput) throw new Refused('bad-option', error.message);
    throw error;
  }
}

/** The settings of a table that was kept, with options that are newer than it; as they were where they make no sense now. */
export function completed(config: Config, settings: TableSettings): TableSettings {
  try {
    return checkSettings(config, settings);
  } catch {
    return settings;
  }
}

/** Who was ready was so for what has changed now. */
export function askAgain(table: Table): void {
  for (const chair of table.chairs) chair.isReady = false;
}

export const chairOf = (table: Table, account: string): number =>
  table.chairs.findIndex((chair) => chair.person?.id === account);

/** Who leads the next match: the host, if the table was opened for that and the host has no seat; empty: the software. */
export function leaderOf(config: Config, table: Table): string {
  const { settings, host } = table;
  const isWanted = settings.moderator === 'host' && gameOf(config, settings.game).party !== undefined;
  return isWanted && chairOf(table, host) < 0 ? host : '';
}

/** The host is gone: the next who has a seat is host, and chooses anew what only the last one knew. */
export function passHostOn(config: Config, table: Table): void {
  const { host, settings } = table;
  table.host = table.chairs.find(({ person }) => person?.id && person.id !== host)?.person?.id ?? '';
  const options = shownOptions(gameOf(config, settings.game), settings.options) as TableSettings['options'];
  table.settings = { ...settings, options };
}

export function stored(table: Table): StoredTable {
  const { id, code, host, settings, match, isPlaying, round, lostRounds: count, calledOff, updatedAt } = table;
  const seats = table.chairs.map((chair) => {
    const { person, bot } = chair;
    return { account: person?.id ?? '', bot, ...(isGuest(chair) && { guest: person!.name }) };
  });
  const deals = { stage: round?.stage ?? '', count, calledOff } as const;
  return { id, code, host, settings, seats, match, isPlaying, deals, updatedAt };
}
