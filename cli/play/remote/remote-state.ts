import { stripVTControlCharacters } from 'node:util';
import type { AnyGame, Seat, Texts, Types } from '@duskhall/kernel';
import { freeIn, WATCHER } from '@duskhall/kernel';
import type { Client, DealMemory, Mirror, Person, SeatInfo, TableInfo } from '@duskhall/protocol';
import { paintNames, type Screen } from '../../screen.ts';
import { seatNames } from '../../seat-names.ts';
import type { CliTexts } from '../../texts/index.ts';
import { type Log, readLog } from '../log.ts';
import type { Asked, Move } from '../question.ts';
import type { Reading } from '../reading.ts';
import type { Door } from './http-client.ts';

/** Somebody at a table of a server. */
export interface Visit {
  screen: Screen;
  words: CliTexts;
  texts: Texts<Types>;
  game: AnyGame;
  door: Door;
  client: Client;
  table: string;
  /** Fills the empty seats with bots when it starts a match. */
  mayFill: boolean;
  /** Where the record goes; null: nowhere. */
  file: string | null;

  /** It means to play the next match. */
  isEager: boolean;
  /** It has said that it is ready, and the table has not shown it yet. */
  hasSaidReady: boolean;
  /** The match that it has seen going on; empty: none. */
  playing: string;
  /** Its part in the deals, kept until they can be checked. */
  deals: DealMemory;
  log: Log;
  /** Requests that were not answered yet. */
  underway: number;
  /** What was last shown, so that nothing is shown twice. */
  shown: { lobby: string; question: string; prompt: string; proposal: string };
}

/** Between matches, in one, or just after one. */
export type Phase = 'lobby' | 'match' | 'over';

export function phaseOf({ client, playing }: Visit): Phase {
  const { mirror, table } = client;
  if (mirror === null || table === null || mirror.match !== table.match) return 'lobby';
  if (mirror.scores.length === 0) return 'match';
  return mirror.match === playing ? 'over' : 'lobby';
}

/** Text from elsewhere, without anything that a terminal would obey. */
export const plain = (text: string): string =>
  stripVTControlCharacters(text)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .trim();

export const mySeat = ({ client, door }: Visit): Seat =>
  client.table?.seats.findIndex(({ person, isBot }) => !isBot && person?.id === door.person) ?? -1;

export const isHost = ({ client, door }: Visit): boolean => client.table?.host === door.person;

const isTaken = ({ person }: SeatInfo): boolean => person !== null;

/** Whether the host is to begin; whom it fills up with is there by then. A rematch with all seats taken begins by itself. */
export function mayStart({ client: { table }, mayFill }: Visit): boolean {
  if (table === null || table.status === 'playing' || table.round !== undefined) return false;
  if (table.match !== '' && table.seats.every(isTaken)) return false;
  return table.seats.every((seat) => (isTaken(seat) ? seat.isBot || seat.isReady : mayFill));
}

export function namesAt({ words, screen }: Visit, { seats }: TableInfo): string[] {
  const people = [...seats.keys()].filter((seat) => !seats[seat]!.isBot);
  const given = seats.map(({ person, isBot }) => (isBot || person === null ? '' : plain(person.name)));
  return paintNames(seatNames(words, seats.length, people, given), screen.colours);
}

/** The match as it is followed here. */
export function readingOf(visit: Visit, mirror: Mirror): Reading {
  const { screen, texts, words, log } = visit;
  const names = namesAt(visit, visit.client.table!);
  readLog(log, mirror, texts, names, true);
  return { screen, texts, words, names, reader: mirror.seat < 0 ? WATCHER : mirror.seat, log };
}

/** What the part of every view that the kernel makes says about questions. */
type Seen = { asked: number; owes: boolean[] };

/** What can be answered at this moment, and to which question. */
export function askedBy({ game }: Visit, mirror: Mirror): Asked & { number: number; isAsked: boolean } {
  const { asked, owes } = mirror.view as Seen;
  const isAsked = mirror.seat >= 0 && owes[mirror.seat]! && mirror.moves.length > 0;
  return {
    view: mirror.view,
    legal: isAsked ? (mirror.moves as Move[]) : [],
    free: freeIn(game, mirror.view, mirror.free as Move[]),
    mayUndo: mirror.mayUndo,
    number: asked,
    isAsked,
  };
}

/** Who would lead if whoever sits here agreed too; null: nobody asks. */
export function proposedTo(visit: Visit): Person | null {
  const { proposal } = visit.client.table ?? {};
  return proposal?.asked.includes(mySeat(visit)) ? proposal.person : null;
}
