import { type Bot, levelBot } from '@duskhall/bots';
import {
  below,
  type Features,
  type Game,
  type Hints,
  type OptionValues,
  type Seat,
  sidesOf,
  type Types,
} from '@duskhall/kernel';
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

/** A table to train at. */
export interface Setting {
  seats: number;
  options: OptionValues;
}

/** Who plays: a search of few iterations that slips now and then, on both seats or against somebody else. */
export interface Players {
  rounds?: number;
  /** One move in so many is played at random; 0: none. */
  slips?: number;
  /** Decides for one seat, by the game as it knows it; nothing is kept of what it thinks. */
  opponent?: { seat: Seat; game: Game<Types>; bot: Bot };
}

/** A game and the seats that its rows tell of. */
export interface Told extends Played {
  told: readonly Seat[];
}

/** Plays the game named by `seed`; keeps every decision with a choice, and the result. */
export function playAlone(game: Game<Types>, seed: string, { seats, options }: Setting, players: Players = {}): Told {
  const { rounds = USUAL_ROUNDS, slips = RANDOM, opponent } = players;
  const learning = game.hints!.learning!;
  const s = game.setup(options, seats, streamOf(`${seed}|deal`));
  s.table.log = null;
  const rng = streamOf(seed);
  const bot: Bot = levelBot('master', { budget: { iterations: rounds } });
  const { beliefs, look } = openWatch(game, seats);
  const told = sidesOf(learning, s).filter((seat) => learning.fill(s, seat, new Float64Array(learning.features)));
  const met: Float64Array[] = [];
  playOut(game, s, (_, seat) => {
    look(s);
    const moves = game.legal(s, seat);
    if (moves.length === 1) return moves[0]!;
    for (const side of told) {
      const row = new Float64Array(learning.features);
      learning.fill(s, side, row);
      met.push(row);
    }
    const view = game.view(s, seat);
    if (seat === opponent?.seat) return opponent.bot(opponent.game, view, moves, rng, beliefs[seat]);
    if (slips > 0 && below(rng, slips, 'random') === 0) return moves[below(rng, moves.length, 'slip')]!;
    return bot(game, view, moves, rng, beliefs[seat]);
  });
  const rows = new Float32Array(met.length * learning.features);
  for (const [place, row] of met.entries()) rows.set(row, place * learning.features);
  return { rows, told, shares: sharesOf(learning, s, game.scores(s)!, told) };
}

/** What each of these sides has of the victory. */
function sharesOf(
  learning: Features<Types>,
  s: Types['state'],
  scores: readonly number[],
  told: readonly Seat[],
): number[] {
  const best = Math.max(...scores);
  const winners = sidesOf(learning, s).filter((seat) => scores[seat] === best);
  return told.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
