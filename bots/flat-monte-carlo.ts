import { below, type Game, mayClose, type Rng, type Seat, type Types, waiting } from '@duskhall/kernel';
import type { Bot } from './bot.ts';

/** A playout that has not ended after this many moves counts as undecided. */
const LONGEST = 4000;

/**
 * Flat Monte Carlo with determinization: samples a few worlds consistent with the view, runs one random playout per move
 * in each, and takes the move with the best total.
 */
export const flatMonteCarlo =
  (worlds: number): Bot =>
  (game, view, moves, rng) => {
    if (moves.length === 1) return moves[0]!;
    const { viewer } = view as { viewer: Seat };
    const totals = moves.map(() => 0);
    for (let i = 0; i < worlds; i++) {
      const world = game.imagine(view, rng);
      world.table.log = null;
      moves.forEach((move, place) => {
        const s = game.clone(world);
        game.apply(s, viewer, move);
        totals[place]! += playOut(game, s, rng)[viewer] ?? 0;
      });
    }
    const best = Math.max(...totals);
    const equals = moves.filter((_, place) => totals[place] === best);
    return equals[below(rng, equals.length, 'choice')]!;
  };

/** The scores of a random playout; empty if it stayed undecided. */
function playOut<T extends Types>(game: Game<T>, s: T['state'], rng: Rng): number[] {
  for (let i = 0; i < LONGEST; i++) {
    const scores = game.scores(s);
    if (scores !== null) return scores;
    const seat = waiting(s)[0];
    if (seat !== undefined) {
      const moves = game.legal(s, seat);
      game.apply(s, seat, moves[below(rng, moves.length, 'playout')]!);
    } else if (mayClose(s)) game.close(s);
    else break;
  }
  return [];
}
