import { type AnyGame, type Entry, type GameRecord, readOptions } from '@duskhall/kernel';
import type { Puzzle } from '../../puzzle.ts';

/** The record of a puzzle's match as far as the position that is asked about; options left out have their usual values. */
export function recordOf(game: AnyGame, { match: { moves, ...start } }: Puzzle): GameRecord {
  const entries: Entry[] = moves.map(([seat, move, by = 'seat'], at) => ({ seat, move, by, at }));
  const options = readOptions(game.options, start.options, start.seats);
  return { game: game.name, ...start, options, scenario: null, deal: null, digests: [], entries };
}
