import { randomBytes, randomInt } from 'node:crypto';
import { type AnyGame, BadInput, type Locale, readOptions, type Seat } from '@duskhall/kernel';
import type { ChatLine, Person, TableInfo, TableSettings } from '@duskhall/protocol';
import type { Config } from '../config.ts';
import { type Guest, Refused } from '../hall.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { CalledOff, StoredTable } from '../storage/storage.ts';
import { calledOffBy } from '../texts/lines.ts';
import { type Round, shownRound } from './round.ts';

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
  /** How everybody was last told that it looks. */
  shown: string;
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
const isGuest = ({ person }: Chair): boolean => person?.id === '';
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
  shown: '',
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

/** So many spectators are told by name. */
const NAMED = 24;

/** What everybody at the table sees of it. */
export function describe(config: Config, table: Table, live: LiveMatch | null): TableInfo {
  const { id, code, host, settings, match, round, lostRounds } = table;
  const lost = table.calledOff.at(-1);
  const present = new Set([...table.guests].map((guest) => guest.account.id));
  const seats = table.chairs.map((chair, seat) => ({
    person: chair.bot === '' ? chair.person : { id: chair.bot, name: chair.bot },
    isBot: chair.bot !== '',
    isReady: chair.isReady || isGuest(chair),
    isConnected: chair.person !== null && (isGuest(chair) || present.has(chair.person.id)),
    hasSitter: live?.progress.sitters[seat] ?? false,
  }));
  const spectators = new Map<string, Person>();
  for (const { account } of table.guests)
    if (chairOf(table, account.id) < 0) spectators.set(account.id, { id: account.id, name: account.name });
  const leads = live === null || live.isOver ? null : live.progress;
  return {
    id,
    code,
    host,
    settings,
    seats,
    watchers: spectators.size,
    spectators: [...spectators.values()].slice(0, NAMED),
    moderator: leads?.moderator ?? leaderOf(config, table),
    ...(leads?.nextModerator != null && { nextModerator: leads.nextModerator }),
    ...(live?.proposal && { proposal: { person: live.proposal.person, asked: live.proposal.asked } }),
    muted: [...table.muted],
    status: table.isPlaying ? 'playing' : 'open',
    match,
    ...(round !== null && { round: shownRound(round) }),
    ...(lost !== undefined && { calledOff: { count: lostRounds, at: lost.at, text: calledOffBy(lost) } }),
  };
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
