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
export type Entry = MoveEntry | { undo: Seat; at: number } | { rewind: number; at: number };

/**
 * How a seed came about: the house committed to its secret before any player's number was known, so nobody could choose
 * the deal. The secret is opened when the match is over.
 */
export interface Deal {
  match: string;
  commitment: string;
  secret: string;
  /** By seat. */
  nonces: string[];
}

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
  const before: MoveEntry[][] = [];
  let stand: MoveEntry[] = [];
  for (const entry of entries) {
    before.push(stand);
    if ('undo' in entry) stand = without(stand, lastOf(stand, entry.undo));
    else if ('rewind' in entry) stand = before[entry.rewind]!;
    else stand = [...stand, entry];
  }
  return stand;
}

/** The place of the last move of a seat; -1: there is none. */
export const lastOf = (moves: readonly MoveEntry[], seat: Seat): number =>
  moves.findLastIndex((entry) => entry.seat === seat);

export const without = <T>(items: readonly T[], place: number): T[] => items.filter((_, i) => i !== place);
