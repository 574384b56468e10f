import { type Bot, levelBot } from '@duskhall/bots';
import { below, type Game, type Hints, readOptions, type Seat, type Types } from '@duskhall/kernel';
import { streamOf } from '../../cli/seeds.ts';
import { openWatch, playOut } from '../../cli/simulate.ts';
import type { Played } from './fit.ts';

/** Iterations of a search in training: few, since many games teach more than good ones. */
export const USUAL_ROUNDS = 60;
/** One move in so many is played at random, so that positions are met that the players avoid. */
const RANDOM = 25;

/** The game as seen by a bot with this evaluation. */
export const gameWith = (game: Game<Types>, changes: Partial<Hints<Types>>): Game<Types> => ({
  ...game,
  hints: { ...game.hints!, ...changes },
});

/** Plays the game named by `seed` against itself; keeps every decision with a choice, and the result. */
export function playAlone(game: Game<Types>, seed: string, rounds = USUAL_ROUNDS): Played {
  const { features, fill } = game.hints!.learning!;
  const seats = game.seats.min;
  const s = game.setup(readOptions(game.options, {}, seats), seats, streamOf(`${seed}|deal`));
  s.table.log = null;
  const rng = streamOf(seed);
  const bot: Bot = levelBot('master', { budget: { iterations: rounds } });
  const { beliefs, look } = openWatch(game, seats);
  const met: Float64Array[] = [];
  let teller: Seat = 0;
  playOut(game, s, (_, seat) => {
    look(s);
    const moves = game.legal(s, seat);
    if (moves.length === 1) return moves[0]!;
    const row = new Float64Array(features);
    teller = fill(s, row);
    met.push(row);
    if (below(rng, RANDOM, 'random') === 0) return moves[below(rng, moves.length, 'slip')]!;
    return bot(game, game.view(s, seat), moves, rng, beliefs[seat]);
  });
  const rows = new Float32Array(met.length * features);
  for (const [place, row] of met.entries()) rows.set(row, place * features);
  return { rows, result: resultFor(teller, game.scores(s)!) };
}

function resultFor(seat: Seat, scores: readonly number[]): number {
  const best = Math.max(...scores);
  return scores[seat]! < best ? 0 : 1 / scores.filter((score) => score === best).length;
}
