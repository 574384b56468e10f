import { type Belief, DEFAULT_SEARCH, type Finding, openBelief, search } from '@duskhall/bots';
import { type AnyGame, fastRng, openMatch, put, type Seat, type Types } from '@duskhall/kernel';
import { imaginer } from '../../bots/belief.ts';
import { openWatch } from '../../cli/simulate.ts';
import { recordOf } from '../../web/src/learn/puzzle/record.ts';
import type { Puzzle } from '../../web/src/puzzle.ts';

/** What the seat that is asked knows: its view, its legal moves, and what the others' choices have told it. */
export interface Position {
  game: AnyGame;
  seat: Seat;
  view: object;
  moves: readonly unknown[];
  belief: Belief;
}

export const positionAt = (game: AnyGame, s: Types['state'], seat: Seat, belief: Belief): Position => ({
  game,
  seat,
  view: game.view(s, seat),
  moves: game.legal(s, seat),
  belief,
});

/** A position with the match around it, of which the seat knows only a part. */
export interface Replayed {
  position: Position;
  s: Types['state'];
  /** By seat. */
  beliefs: readonly Belief[];
}

/** Replays the match of a puzzle as its seats saw it. */
export function replayOf(game: AnyGame, puzzle: Puzzle): Replayed {
  const { entries, ...start } = recordOf(game, puzzle);
  const match = openMatch(game, start);
  const { beliefs, look: watch } = openWatch(game, start.seats);
  watch(match.s);
  for (const entry of entries) {
    put(match, entry);
    watch(match.s);
  }
  return { position: positionAt(game, match.s, puzzle.seat, beliefs[puzzle.seat]!), s: match.s, beliefs };
}

export interface Look {
  /** A multiple of a Regular's iterations. */
  effort: number;
  seed: number;
  /** Other rules of the table to search by, such as harmless opponents. */
  game?: AnyGame;
  moves?: readonly unknown[];
  /** Left out: worlds that fit the view, weighted by the belief. */
  world?: Types['state'];
  /** What the values are made of is told, too. */
  isTold?: boolean;
}

/** Searches the position anew: nothing is kept from one look to the next. */
export function look({ game: own, view, moves: legal, belief }: Position, given: Look) {
  const { effort, seed, game = own, moves = legal, world, isTold } = given;
  const rng = fastRng(seed);
  const imagine = world ? () => world : imaginer(game, view, rng, { ...openBelief(), clues: belief.clues });
  const thought = { view, moves, rng, imagine, isTold: isTold ?? false };
  const { findings } = search(game, thought, { ...DEFAULT_SEARCH, budget: { effort } });
  return { findings: findings as Finding<unknown>[], imagine };
}

/** What the move is worth if it is played: a search of its own, so that every move gets the same attention. */
export const worthOf = (position: Position, move: unknown, given: Look): number =>
  // A search of one move stops halfway, since nothing can overtake it.
  look(position, { ...given, effort: 2 * given.effort, moves: [move] }).findings[0]!.value;
