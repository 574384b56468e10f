import { randomBytes, randomInt } from 'node:crypto';
import { type Clock, Refused } from '@duskhall/host';
import { type AnyGame, BadInput, readOptions, type Seat, shownOptions } from '@duskhall/kernel';
import type { Person, TableSettings } from '@duskhall/protocol';
import type { Config } from '../config.ts';
import type { Guest } from '../contract.ts';
import type { CalledOff, Claim, StoredLine, StoredTable } from '../storage/storage.ts';
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
  /** The right to write it. */
  claim: Claim;
  id: string;
  code: string;
  host: string;
  settings: TableSettings;
  chairs: Chair[];
  match: string;
  isPlaying: boolean;
  /** The round before the next deal; null: none. */
  round: Round | null;
  /** How many rounds were called off, and the latest of them, oldest first. */
  lostRounds: number;
  calledOff: CalledOff[];
  /** When recent rounds began. */
  begun: number[];
  createdAt: number;
  updatedAt: number;
  guests: Set<Guest>;
  /** The table as last sent to each guest. */
  shown: WeakMap<Guest, string>;
  muted: Set<string>;
  /** The slide about the last match that its screen shows; null: none. Nobody needs it tomorrow: it is not stored. */
  slide: { at: number; of: number } | null;
  /** When each person spoke recently, latest last. */
  spoken: Map<string, number[]>;
  /** Recent chat, oldest first. */
  said: Said[];
  /** The address it was created from; empty: no longer known. */
  household: string;
  /** When somebody last came, left or changed something. */
  stirredAt: number;
  /** When it came into memory. */
  loadedAt: number;
  /** Requests under way there. */
  users: number;
}

/** A chat line, and the viewers who may read it; null: everybody. */
export interface Said extends StoredLine {
  hearers: Seat[] | null;
}

/** 128 random bits. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** Leaves out letters that are easily confused. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
export const newCode = (): string => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export const emptyChair = (): Chair => ({ person: null, bot: '', isReady: false });
/** A player without a device: always ready, and never waited for. */
export const isGuest = ({ person }: Chair): boolean => person?.id === '';
export const isReady = (chair: Chair): boolean => chair.isReady || chair.person === null || isGuest(chair);
export const chairs = (n: number): Chair[] => Array.from({ length: n }, emptyChair);

export const newTable = (host: string, settings: TableSettings, household: string, clock: Clock): Table => ({
  claim: { table: '', epoch: -1 },
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
  createdAt: clock.date(),
  updatedAt: clock.date(),
  guests: new Set(),
  shown: new WeakMap(),
  muted: new Set(),
  slide: null,
  spoken: new Map(),
  said: [],
  household,
  stirredAt: clock.now(),
  loadedAt: clock.now(),
  users: 0,
});

export function gameOf(config: Config, name: string): AnyGame {
  const game = config.games.find((known) => known.name === name);
  if (game === undefined) throw new Refused('no-game', `there is no game "${name}"`);
  return game;
}

/** The settings with every option filled in; throws `Refused` if they are invalid. */
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

/** A stored table's settings with newer options filled in; unchanged if they are no longer valid. */
export function completed(config: Config, settings: TableSettings): TableSettings {
  try {
    return checkSettings(config, settings);
  } catch {
    return settings;
  }
}

/** Resets everybody's readiness: they were ready for the old settings. */
export function askAgain(table: Table): void {
  for (const chair of table.chairs) chair.isReady = false;
}

export const chairOf = (table: Table, account: string): number =>
  table.chairs.findIndex((chair) => chair.person?.id === account);

/** Who leads the next match: the host, if the table is set so and the host has no seat; empty: the software. */
export function leaderOf(config: Config, table: Table): string {
  const { settings, host } = table;
  const isWanted = settings.moderator === 'host' && gameOf(config, settings.game).party !== undefined;
  return isWanted && chairOf(table, host) < 0 ? host : '';
}

/** Passes the host's role to the next seated person and resets the options that only the old host knew. */
export function passHostOn(config: Config, table: Table): void {
  const { host, settings } = table;
  table.host = table.chairs.find(({ person }) => person?.id && person.id !== host)?.person?.id ?? '';
  const options = shownOptions(gameOf(config, settings.game), settings.options) as TableSettings['options'];
  table.settings = { ...settings, options };
}

export function stored(table: Table): StoredTable {
  const { id, code, host, settings, match, isPlaying, round, lostRounds: count, calledOff } = table;
  const { createdAt, updatedAt } = table;
  const seats = table.chairs.map((chair) => {
    const { person, bot } = chair;
    return { account: person?.id ?? '', bot, ...(isGuest(chair) && { guest: person!.name }) };
  });
  const deals = { stage: round?.stage ?? '', count, calledOff } as const;
  const muted = [...table.muted];
  return { id, code, host, settings, seats, match, isPlaying, deals, muted, said: [], createdAt, updatedAt };
}
