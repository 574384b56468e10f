import { type Rng, shuffle } from '@duskhall/kernel';

/** Decisions of one game, and how it ended for those that the features tell of. */
export interface Played {
  /** The features of each side told of, side by side, decision after decision. */
  rows: Float32Array;
  /** By side told of: its share of the victory. What is left of 1 belongs to a side with a score of 0. */
  shares: readonly number[];
}

export interface Fitting {
  epochs: number;
  rate: number;
  batch: number;
  /** The weight of half the squared weights in the loss. */
  decay: number;
}
export const USUAL_FITTING: Fitting = { epochs: 8, rate: 3e-3, batch: 512, decay: 1e-3 };

/** How many decisions a game has. */
export const decisionsIn = ({ rows, shares }: Played, features: number): number =>
  rows.length / features / shares.length;

/**
 * Multinomial logistic regression by Adam (Kingma and Ba 2015) on the log loss: each side's score is linear in
 * its features, its chance the softmax over the sides. `rng` orders the decisions; `start` is what the weights begin with and are
 * drawn to.
 */
export function fitWeights(
  games: readonly Played[],
  features: number,
  rng: Rng,
  fitting = USUAL_FITTING,
  start: ArrayLike<number> = new Float64Array(features),
): Float64Array {
  const { epochs, rate, batch, decay } = fitting;
  const order = games.flatMap((played, game) =>
    Array.from({ length: decisionsIn(played, features) }, (_, row): [number, number] => [game, row]),
  );
  const weights = Float64Array.from(start);
  const slope = new Float64Array(features);
  const [first, second] = [new Float64Array(features), new Float64Array(features)];
  let steps = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(rng, order, 'rows');
    // The last epochs take smaller steps, so that the result does not depend on the last batches.
    const pace = rate * Math.min(1, (2 * (epochs - epoch)) / epochs);
    for (let from = 0; from < order.length; from += batch) {
      const until = Math.min(order.length, from + batch);
      slope.fill(0);
      for (let i = from; i < until; i++) {
        const [game, row] = order[i]!;
        const { rows, shares } = games[game]!;
        const chances = chancesIn(weights, games[game]!, row);
        for (let side = 0; side < shares.length; side++) {
          const error = chances[side]! - shares[side]!;
          const offset = (row * shares.length + side) * features;
          for (let place = 0; place < features; place++) slope[place]! += error * rows[offset + place]!;
        }
      }
      steps++;
      for (let place = 0; place < features; place++) {
        const g = slope[place]! / (until - from) + decay * (weights[place]! - start[place]!);
        first[place] = 0.9 * first[place]! + 0.1 * g;
        second[place] = 0.999 * second[place]! + 0.001 * g * g;
        const [mean, square] = [first[place]! / (1 - 0.9 ** steps), second[place]! / (1 - 0.999 ** steps)];
        weights[place]! -= (pace * mean) / (Math.sqrt(square) + 1e-8);
      }
    }
  }
  return weights;
}

/** By side told of. One alone is weighed against a score of 0. */
function chancesIn(weights: Float64Array, { rows, shares }: Played, row: number): number[] {
  const features = weights.length;
  const parts = shares.map((_, side) => {
    const start = (row * shares.length + side) * features;
    let sum = 0;
    for (let place = 0; place < features; place++) sum += weights[place]! * rows[start + place]!;
    return Math.exp(sum);
  });
  const total = parts.reduce((sum, part) => sum + part, parts.length === 1 ? 1 : 0);
  return parts.map((part) => part / total);
}

/** The mean log loss over all decisions. */
export function lossOf(games: readonly Played[], weights: Float64Array): number {
  let [sum, count] = [0, 0];
  for (const played of games)
    for (let row = 0; row < decisionsIn(played, weights.length); row++) {
      const chances = chancesIn(weights, played, row);
      for (const [side, share] of played.shares.entries()) sum -= share === 0 ? 0 : share * logOf(chances[side]!);
      if (chances.length === 1) sum -= (1 - played.shares[0]!) * logOf(1 - chances[0]!);
      count++;
    }
  return sum / count;
}
const logOf = (chance: number): number => Math.log(Math.max(1e-9, chance));
