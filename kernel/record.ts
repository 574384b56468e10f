import type { OptionValues } from './options.ts';
import type { Seat } from './table.ts';

/** Who entered a move: the seat itself, or for it the clock, a sitter, or the house (a moderator). */
export type By = 'seat' | 'clock' | 'sitter' | 'house';

export interface MoveEntry {
  seat: Seat;
  move: unknown;
  by: By;
  /** Milliseconds since the match began. */
  at: number;
}
/** The house's word for a window that was held open, as the move of an entry of its own. */
export const CLOSE = 'close';

/** A record only grows: a step back is an entry too. */
export type Entry = MoveEntry | Undo | { rewind: number; at: number };
interface Undo {
  undo: Seat;
  at: number;
}

/** How a seed came about in the first way of dealing; see `deal-v1.ts`. */
export interface FirstDeal {
  version?: undefined;
  match: string;
  commitment: string;
  secret: string;
  /** By seat. */
  nonces: string[];
}

/**
 * How a seed came about: house and seats committed to their numbers before any was opened, so nobody could choose the
 * deal. The lists are by seat and empty where no number was expected. All is opened when the match is over.
 */
export interface SealedDeal {
  version: 2;
  match: string;
  /** Who sat where, see `Terms`. */
  seats: string[];
  /** The house's. */
  commitment: string;
  commitments: string[];
  secret: string;
  nonces: string[];
}
export type Deal = FirstDeal | SealedDeal;

/** The truth about a match: everything else follows from it. */
export interface GameRecord {
  game: string;
  rulesVersion: number;
  seats: number;
  options: OptionValues;
  seed: string;
  /** The table as it was set by names; null: dealt as usual. */
  scenario: unknown;
  entries: Entry[];
  /** null: a seed that somebody chose, as in a simulation. */
  deal: Deal | null;
  /** The digest of the state after so many entries. */
  digests: [entries: number, digest: string][];
}

/** The moves that still stand after every step back, in order. */
export function standing(entries: readonly Entry[]): MoveEntry[] {
  const moves: (MoveEntry | null)[] = [];
  const places = new Map<Seat, number[]>();
  for (const entry of leadingTo(entries, entries.length).entries)
    if ('undo' in entry) {
      const place = places.get(entry.undo)?.pop();
      if (place !== undefined) moves[place] = null;
    } else {
      const own = places.get(entry.seat) ?? [];
      own.push(moves.length);
      places.set(entry.seat, own);
      moves.push(entry);
    }
  return moves.filter((move) => move !== null);
}

/**
 * The way to where a record stood after `count` entries, without what a rewind has passed over: from the latest place
 * that `isKnown`, or from the start, by these entries.
 */
export function leadingTo(
  entries: readonly Entry[],
  count: number,
  isKnown: (count: number) => boolean = () => false,
): { from: number; entries: (MoveEntry | Undo)[]; counts: number[] } {
  const way: (MoveEntry | Undo)[] = [];
  const counts: number[] = [];
  let at = count;
  while (at > 0 && !isKnown(at)) {
    const entry = entries[at - 1]!;
    if (!('rewind' in entry)) {
      way.push(entry);
      counts.push(at);
    }
    at = 'rewind' in entry ? Math.min(entry.rewind, at - 1) : at - 1;
  }
  return { from: Math.max(at, 0), entries: way.reverse(), counts: counts.reverse() };
}

/** The place of the last move of a seat; -1: there is none. */
export const lastOf = (moves: readonly MoveEntry[], seat: Seat): number =>
  moves.findLastIndex((entry) => entry.seat === seat);
