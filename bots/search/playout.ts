import { below, type Game, type MoveOf, mayClose, owes, type Rng, type Seat, type Types } from '@duskhall/kernel';

const FINE = 1 << 20;

/** An index drawn in proportion to the weights; uniform if they are all zero. */
export function drawBy(weights: readonly number[], rng: Rng): number {
  let total = 0;
  for (const weight of weights) total += weight;
  if (!(total > 0)) return below(rng, weights.length, 'weighed');
  let rest = (below(rng, FINE, 'weighed') / FINE) * total;
  for (let place = 0; place < weights.length; place++) {
    rest -= weights[place]!;
    if (rest < 0) return place;
  }
  return weights.length - 1;
}

/** Closes held windows, then gives the first seat that owes an answer; -1: the game is over. */
export function nextToAnswer<T extends Types>(game: Game<T>, s: T['state']): Seat {
  for (;;) {
    for (let seat = 0; seat < s.table.questions.length; seat++) if (owes(s, seat)) return seat;
    if (!mayClose(s)) return -1;
    game.close(s);
  }
}

export interface Playout {
  horizon: number;
  guided: number;
}

/** Runs a playout to the end or the horizon; returns the scores if the game ended, else null. */
export function playOn<T extends Types>(
  game: Game<T>,
  s: T['state'],
  rng: Rng,
  { horizon, guided }: Playout,
): number[] | null {
  const ends = game.hints === null ? LONGEST : horizon;
  for (let decisions = 0; decisions < ends; decisions++) {
    const seat = nextToAnswer(game, s);
    if (seat < 0) return game.scores(s);
    const moves = game.legal(s, seat);
    game.apply(s, seat, moves.length === 1 ? moves[0]! : pick(game, s, seat, moves, rng, guided));
  }
  return nextToAnswer(game, s) < 0 ? game.scores(s) : null;
}
/** A game without a value function is played to its end, up to this many decisions. */
const LONGEST = 4000;

function pick<T extends Types>(
  game: Game<T>,
  s: T['state'],
  seat: Seat,
  moves: readonly MoveOf<T['state']>[],
  rng: Rng,
  guided: number,
): MoveOf<T['state']> {
  if (game.hints === null || below(rng, FINE, 'guided') >= guided * FINE)
    return moves[below(rng, moves.length, 'playout')]!;
  return moves[drawBy(game.hints.weights(game.view(s, seat), moves), rng)]!;
}
