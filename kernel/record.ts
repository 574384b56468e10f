import type { OptionValues } from './options.ts';
import type { Seat } from './table.ts';

/** Who entered a move: the seat itself, or on its behalf the clock, a sitter, or the house (a moderator). */
export type By = 'seat' | 'clock' | 'sitter' | 'house';

export interface MoveEntry {
  seat: Seat;
  move: unknown;
  by: By;
  /** Milliseconds since the match began. */
  at: number;
}
/** The house's move that closes a held window. */
export const CLOSE = 'close';

/** The record is append-only: undo and rewind are entries too. */
export type Entry = MoveEntry | Undo | { rewind: number; at: number };
interface Undo {
  undo: Seat;
  at: number;
}

/** The proof of a version 1 deal; see `deal-v1.ts`. */
export interface FirstDeal {
  version?: undefined;
  match: string;
  commitment: string;
  secret: string;
  /** By seat. */
  nonces: string[];
}

/**
 * The proof of a deal: house and seats committed to their numbers before any was opened, so nobody could choose the
 * seed. Lists are by seat, '' where no number was due. Everything is revealed when the match is over.
 */
export interface SealedDeal {
  version: 2;
  match: string;
  /** See `Terms.seats`. */
  seats: string[];
  /** The house's. */
  commitment: string;
  commitments: string[];
  secret: string;
  nonces: string[];
}
export type Deal = FirstDeal | SealedDeal;

/** The append-only log of a match, from which everything else can be derived. */
export interface GameRecord {
  game: string;
  rulesVersion: number;
  seats: number;
  options: OptionValues;
  seed: string;
  /** The starting position, described by name; null: a normal deal. */
  scenario: unknown;
  entries: Entry[];
  /** Null: the seed was chosen by somebody, as in a simulation. */
  deal: Deal | null;
  /** Digests of the state after certain numbers of entries. */
  digests: [entries: number, digest: string][];
}

/** The moves that are still in effect after every undo and rewind, in order. */
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
 * The entries to replay for the position after `count` entries, without those cut off by a rewind: starting `from` the
 * latest count for which `isKnown` holds, or from the beginning.
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

/** The index of the seat's last move; -1: none. */
export const lastOf = (moves: readonly MoveEntry[], seat: Seat): number =>
  moves.findLastIndex((entry) => entry.seat === seat);
