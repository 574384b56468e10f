import { below, type Game, type MoveOf, type Rng, type Seat, type Types } from '@duskhall/kernel';
import type { SearchOptions } from './options.ts';
import { leadIn, utilityOf } from './utility.ts';

/** The statistics of a move at a node: prior, availability count, visit count, total value for the mover. */
export interface Trial<Move> {
  move: Move;
  prior: number;
  /** Compared with the other moves: how good it looks one step ahead; null: nobody has looked. */
  policy: number | null;
  available: number;
  visits: number;
  total: number;
  /** For regret matching: how much better it would have been than what was played, and how often it was meant to be played. */
  regret: number;
  meant: number;
}

/** A node: one information set of the seat to move. */
export interface Position<Move> {
  visits: number;
  trials: Map<string, Trial<Move>>;
}

/** What all know of a line of play: its nodes, and the lines that go on from it. Shared by all determinizations. */
export interface Spot<Move> {
  positions: Map<string, Position<Move>> | null;
  next: Map<string, Spot<Move>> | null;
}
export const newSpot = <Move>(): Spot<Move> => ({ positions: null, next: null });

const keys = new WeakMap<object, string>();
/** Cached by identity: games reuse their move objects. */
export function keyOf(move: unknown): string {
  if (typeof move !== 'object' || move === null) return JSON.stringify(move);
  let key = keys.get(move);
  if (key === undefined) {
    key = JSON.stringify(move);
    keys.set(move, key);
  }
  return key;
}

/** The statistics of the moves legal in this world; new moves get their prior from the game's hints, or all the same. */
export function trialsOf<T extends Types>(
  game: Game<T>,
  s: T['state'],
  seat: Seat,
  moves: readonly MoveOf<T['state']>[],
  position: Position<MoveOf<T['state']>>,
): Trial<MoveOf<T['state']>>[] {
  const { hints } = game;
  const isRated =
    hints !== null &&
    (hints.prior ?? 'weights') === 'weights' &&
    moves.some((move) => !position.trials.has(keyOf(move)));
  const weights = isRated ? hints.weights(game.view(s, seat), moves) : null;
  const trials = moves.map((move, place) => {
    const key = keyOf(move);
    let trial = position.trials.get(key);
    if (trial === undefined) {
      trial = {
        move,
        prior: weights === null ? 1 : weights[place]!,
        policy: null,
        available: 0,
        visits: 0,
        total: 0,
        regret: 0,
        meant: 0,
      };
      position.trials.set(key, trial);
    }
    trial.available++;
    return trial;
  });
  if (hints?.prior === 'value' && position.visits >= WORTH_A_LOOK && trials.some(({ policy }) => policy === null))
    lookAhead(game, s, seat, trials);
  return trials;
}
/** Looking ahead takes as long as an iteration; most nodes are hardly visited. */
const WORTH_A_LOOK = 4;

/** Policy priors from the value function: a softmax over what the moves lead to in this world. */
function lookAhead<T extends Types>(
  game: Game<T>,
  s: T['state'],
  seat: Seat,
  trials: readonly Trial<MoveOf<T['state']>>[],
): void {
  const values = trials.map(({ move }) => valueAfter(game, s, seat, move));
  const best = Math.max(...values);
  const shares = values.map((value) => Math.exp((value - best) / SPREAD));
  const total = shares.reduce((sum, share) => sum + share, 0);
  for (const [place, trial] of trials.entries()) trial.policy ??= shares[place]! / total;
}
/** A move that is worth this much less is expected to be e times as rare. */
const SPREAD = 0.1;

function valueAfter<T extends Types>(game: Game<T>, s: T['state'], seat: Seat, move: MoveOf<T['state']>): number {
  const after = game.clone(s);
  game.apply(after, seat, move);
  const scores = game.scores(after);
  return (scores === null ? game.hints!.value(after) : utilityOf(scores, leadIn(scores), game.isForStakes))[seat]!;
}

/**
 * By PUCT where policies are known (Rosin 2011, as in AlphaZero). Else the untried move with the highest prior while
 * progressive widening allows one more, then the best by UCB.
 */
export function select<Move>(
  position: Position<Move>,
  trials: readonly Trial<Move>[],
  rng: Rng,
  { exploration, widening }: Pick<SearchOptions, 'exploration' | 'widening'>,
): Trial<Move> {
  if (trials.every(({ policy }) => policy !== null)) return mostPromising(trials, exploration);
  let tried = 0;
  for (let i = 0; i < trials.length; i++) if (trials[i]!.visits > 0) tried++;
  return tried < trials.length && tried < widening * Math.sqrt(position.visits + 1)
    ? freshIn(trials, rng)
    : bestIn(trials, exploration);
}

function freshIn<Move>(trials: readonly Trial<Move>[], rng: Rng): Trial<Move> {
  const fresh = trials.filter(({ visits }) => visits === 0);
  const most = Math.max(...fresh.map(({ prior }) => prior));
  const equals = fresh.filter(({ prior }) => prior === most);
  return equals[below(rng, equals.length, 'fresh')]!;
}

function bestIn<Move>(trials: readonly Trial<Move>[], exploration: number): Trial<Move> {
  let best = trials[0]!;
  let bestValue = -Infinity;
  for (let i = 0; i < trials.length; i++) {
    const trial = trials[i]!;
    const { visits, total, available } = trial;
    if (visits === 0) continue;
    const value = total / visits + exploration * Math.sqrt(Math.log(available + 1) / visits);
    if (value > bestValue) {
      best = trial;
      bestValue = value;
    }
  }
  return best;
}

function mostPromising<Move>(trials: readonly Trial<Move>[], exploration: number): Trial<Move> {
  let [tried, sum, share] = [0, 0, 0];
  for (const { visits, total, policy } of trials) {
    tried += visits;
    sum += total;
    share += policy!;
  }
  const untried = tried > 0 ? sum / tried - CAUTION : 0.5;
  const reach = (exploration * Math.sqrt(tried + 1)) / share;
  let best = trials[0]!;
  let bestValue = -Infinity;
  for (const trial of trials) {
    const { visits, total, policy } = trial;
    const value = (visits > 0 ? total / visits : untried) + (reach * policy!) / (1 + visits);
    if (value > bestValue) {
      best = trial;
      bestValue = value;
    }
  }
  return best;
}
/** A move that nobody has tried counts this much less than those that were. */
const CAUTION = 0.02;
