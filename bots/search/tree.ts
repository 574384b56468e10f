import { below, type Game, type MoveOf, type Rng, type Seat, type Types } from '@duskhall/kernel';
import type { SearchOptions } from './options.ts';

/** What is known of a move in a position: how often it was possible, how often tried, what came of it for the mover. */
export interface Trial<Move> {
  move: Move;
  appeal: number;
  possible: number;
  visits: number;
  total: number;
}

/** A position as the seat that has to answer there can tell it from others. */
export interface Position<Move> {
  visits: number;
  trials: Map<string, Trial<Move>>;
}

/** Everything a decision's search has found; worlds and rounds share it. */
export type Tree<Move> = Map<string, Position<Move>>;

const keys = new WeakMap<object, string>();
/** Games keep their moves as values that exist once. */
export function keyOf(move: unknown): string {
  if (typeof move !== 'object' || move === null) return JSON.stringify(move);
  let key = keys.get(move);
  if (key === undefined) {
    key = JSON.stringify(move);
    keys.set(move, key);
  }
  return key;
}

export function positionAt<Move>(tree: Tree<Move>, path: string): Position<Move> {
  let position = tree.get(path);
  if (position === undefined) {
    position = { visits: 0, trials: new Map() };
    tree.set(path, position);
  }
  return position;
}

/** The trials of the moves that are possible in this world; those met for the first time are weighed. */
export function trialsOf<T extends Types>(
  game: Game<T>,
  s: T['state'],
  seat: Seat,
  moves: readonly MoveOf<T['state']>[],
  position: Position<MoveOf<T['state']>>,
): Trial<MoveOf<T['state']>>[] {
  const isNew = moves.some((move) => !position.trials.has(keyOf(move)));
  const weights = isNew && game.hints !== null ? game.hints.weights(game.view(s, seat), moves) : null;
  return moves.map((move, place) => {
    const key = keyOf(move);
    let trial = position.trials.get(key);
    if (trial === undefined) {
      trial = { move, appeal: weights === null ? 1 : weights[place]!, possible: 0, visits: 0, total: 0 };
      position.trials.set(key, trial);
    }
    trial.possible++;
    return trial;
  });
}

/** The most appealing move not yet tried, while there is room for one more; else the best by what is known. */
export function select<Move>(
  position: Position<Move>,
  trials: readonly Trial<Move>[],
  rng: Rng,
  { exploration, widening }: Pick<SearchOptions, 'exploration' | 'widening'>,
): Trial<Move> {
  const tried = trials.filter(({ visits }) => visits > 0);
  if (tried.length < trials.length && tried.length < widening * Math.sqrt(position.visits + 1)) {
    const fresh = trials.filter(({ visits }) => visits === 0);
    const most = Math.max(...fresh.map(({ appeal }) => appeal));
    const equals = fresh.filter(({ appeal }) => appeal === most);
    return equals[below(rng, equals.length, 'fresh')]!;
  }
  let best = tried[0]!;
  let bestValue = -Infinity;
  for (const trial of tried) {
    const value = trial.total / trial.visits + exploration * Math.sqrt(Math.log(trial.possible + 1) / trial.visits);
    if (value > bestValue) {
      best = trial;
      bestValue = value;
    }
  }
  return best;
}
