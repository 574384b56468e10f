import { type Belief, BOTS, type Bot, random } from '@duskhall/bots';
import {
  below,
  fastRng,
  type Game,
  hashText,
  type OptionValues,
  type Rng,
  type Seat,
  type Types,
} from '@duskhall/kernel';
import { findGame } from '../games.ts';
import { openWatch, playOut, talkOver } from '../simulate.ts';
import { countGame, emptyTally, type Tally } from './tally.ts';

/** A simulation. Game i depends only on this and i, so any core can play it. */
export interface Simulation {
  game: string;
  seats: number;
  options: OptionValues;
  seed: string;
  /** By seat: the name of its bot. */
  bots: readonly string[];
}

/** Plays the games numbered from `first`. */
export function simulate(simulation: Simulation, first: number, count: number): Tally {
  const game = findGame(simulation.game);
  const bots = simulation.bots.map((name) => BOTS[name]!);
  const tally = emptyTally(simulation.seats);
  for (let number = first; number < first + count; number++) {
    try {
      playGame(simulation, game, bots, number, tally);
    } catch (error) {
      throw new Error(`game ${number} of seed ${simulation.seed} failed`, { cause: error });
    }
  }
  return tally;
}

function playGame(simulation: Simulation, game: Game<Types>, bots: readonly Bot[], number: number, tally: Tally): void {
  const hash = hashText(`${simulation.seed}|${number}`);
  const rng = fastRng(Number.parseInt(hash.slice(8, 16), 16));
  const deal = fastRng(Number.parseInt(hash.slice(0, 8), 16));
  const s = game.setup(simulation.options, simulation.seats, deal);
  s.table.log = null;
  const thinkers = bots.flatMap((bot, seat) => (bot === random ? [] : [seat]));
  const { beliefs, look } = openWatch(game, simulation.seats);
  const decisions = playOut(
    game,
    s,
    (_, seat) => {
      if (thinkers.length > 0) look(s);
      return choose(game, s, seat, bots[seat]!, rng, beliefs[seat]!);
    },
    () => talkOver(game, s, thinkers, rng),
  );
  const scores = game.scores(s);
  if (scores === null) throw new Error('the game stopped before its end');
  countGame(tally, decisions, scores, game.ending(s));
}

/** The random bot needs no view, and building one would be most of the work. */
function choose(game: Game<Types>, s: Types['state'], seat: Seat, bot: Bot, rng: Rng, belief: Belief) {
  const moves = game.legal(s, seat);
  return bot === random ? moves[below(rng, moves.length, 'choice')] : bot(game, game.view(s, seat), moves, rng, belief);
}
