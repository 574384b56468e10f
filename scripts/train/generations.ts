import { type Game, linearValue, type Types } from '@duskhall/kernel';
import { streamOf } from '../../cli/seeds.ts';
import { type Checkpoint, nowhere } from './checkpoint.ts';
import { decisionsIn, fitWeights, lossOf, type Played } from './fit.ts';
import { gameWith, playAlone, type Setting, USUAL_ROUNDS } from './self-play.ts';

export interface Training {
  seed: string;
  /** The games are played at these tables by turns. */
  settings: readonly Setting[];
  /** Of each generation. */
  games: readonly number[];
  /** Iterations of a player's search. */
  rounds?: number;
  checkpoint?: Checkpoint;
  /** Called after each game. */
  onPlayed?: () => void;
}

/** After a generation: all games so far, the rows in them, and the log loss in the fitted and in the held-out games. */
export interface Lesson {
  games: number;
  rows: number;
  fitted: number;
  heldOut: number;
}

/** Every tenth game is held out: the rows of a game are too alike to test one with another. */
const isHeldOut = (_: Played, number: number): boolean => number % 10 === 9;
/** Games of a part of the checkpoint. */
const PART = 20;

/** Self-play in generations, each with the value learned from all games before it; the first with the value set by hand. */
export function train(game: Game<Types>, training: Training): { weights: Float64Array; lessons: Lesson[] } {
  const { learning } = game.hints!;
  const { features, byHand, learned } = learning!;
  const all: Played[] = [];
  const lessons: Lesson[] = [];
  let weights: Float64Array = new Float64Array(features);
  for (const [generation, count] of training.games.entries()) {
    const player = gameWith(game, generation === 0 ? byHand : { ...learned, value: linearValue(learning!, weights) });
    all.push(...playGeneration(player, training, generation, count));
    const taught = all.filter((played, number) => !isHeldOut(played, number));
    weights = rounded(fitWeights(taught, features, streamOf(`${training.seed}|fit ${generation}`)));
    lessons.push({
      games: all.length,
      rows: all.reduce((sum, played) => sum + decisionsIn(played, features), 0),
      fitted: lossOf(taught, weights),
      heldOut: lossOf(all.filter(isHeldOut), weights),
    });
  }
  return { weights, lessons };
}
const DIGITS = 1e4;
const rounded = (weights: Float64Array): Float64Array => weights.map((weight) => Math.round(weight * DIGITS) / DIGITS);

function playGeneration(game: Game<Types>, training: Training, generation: number, count: number): Played[] {
  const { seed, settings, rounds = USUAL_ROUNDS, checkpoint = nowhere, onPlayed = () => {} } = training;
  const all: Played[] = [];
  for (let from = 0; from < count; from += PART) {
    // What a generation plays depends on how many games the ones before have had.
    const part = [...training.games.slice(0, generation), `from ${from}`].join('-');
    const length = Math.min(PART, count - from);
    const stored = checkpoint.load(part);
    if (stored?.length === length) {
      all.push(...stored);
      for (const _ of stored) onPlayed();
      continue;
    }
    const played = Array.from({ length }, (_, i) => {
      const setting = settings[(from + i) % settings.length]!;
      const one = playAlone(game, `${seed}|${generation}|${from + i}`, setting, { rounds });
      onPlayed();
      return one;
    });
    checkpoint.save(part, played);
    all.push(...played);
  }
  return all;
}
