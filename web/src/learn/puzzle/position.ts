import type { AnyGame, Entry, GameRecord } from '@duskhall/kernel';
import type { Puzzle } from '../../puzzle.ts';

/** The record of a puzzle's match as far as the position that is asked about. */
export function recordOf(game: AnyGame, { match: { moves, ...start } }: Puzzle): GameRecord {
  const entries: Entry[] = moves.map(([seat, move, by = 'seat'], at) => ({ seat, move, by, at }));
  return { game: game.name, ...start, scenario: null, deal: null, digests: [], entries };
}
