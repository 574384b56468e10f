import { random } from '@duskhall/bots';
import {
  below,
  closeWindow,
  enter,
  fastRng,
  type Game,
  type GameRecord,
  type Match,
  mayClose,
  openMatch,
  readOptions,
  type Seat,
  type Types,
} from '@duskhall/kernel';
import { firstWaiting, playOut } from '../simulate.ts';

/** A game with its maximum number of seats and default options. */
export interface Setting {
  game: Game<Types>;
  seats: number;
  options: Types['options'];
}

export const largest = (game: Game<Types>): Setting => ({
  game,
  seats: game.seats.max,
  options: readOptions(game.options, {}, game.seats.max),
});

export function deal({ game, seats, options }: Setting, seed: number): Types['state'] {
  const s = game.setup(options, seats, fastRng(seed));
  s.table.log = null;
  return s;
}

/** Plays one dealt game at random; `onChoice` hears every decision before it is made. */
export function playAtRandom(
  game: Game<Types>,
  s: Types['state'],
  seed: number,
  onChoice?: (seat: Seat, move: unknown) => void,
): number {
  const rng = fastRng(seed);
  return playOut(game, s, (_, seat) => {
    const moves = game.legal(s, seat);
    const move = moves[below(rng, moves.length, 'choice')];
    onChoice?.(seat, move);
    return move;
  });
}

/** The record of a real match, its deal from the cryptographic stream, played at random. */
export const recordAtRandom = ({ game, seats, options }: Setting, seed: number): GameRecord =>
  finishAtRandom(openMatch(game, { seats, options, seed: `bench ${seed}` }), seed);

/** Plays a match on to its end at random; gives its record. */
export function finishAtRandom(match: Match<Types>, seed: number): GameRecord {
  const { game } = match;
  const rng = fastRng(seed);
  for (let at = 0; game.scores(match.s) === null; at += 1000) {
    const seat = firstWaiting(match.s);
    if (seat >= 0) enter(match, seat, [random(game, {}, game.legal(match.s, seat), rng)], 'seat', at);
    else if (mayClose(match.s)) closeWindow(match, 'clock', at);
  }
  return match.record;
}
