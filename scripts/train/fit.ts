import { type Rng, shuffle } from '@duskhall/kernel';

/** Decisions of one game, and how it ended for the seat that the features tell of: 1 won, 0.5 drawn, 0 lost. */
export interface Played {
  /** One after the other. */
  rows: Float32Array;
  result: number;
}

export interface Fitting {
  epochs: number;
  rate: number;
  batch: number;
  /** The weight of half the squared weights in the loss. */
  decay: number;
}
export const USUAL_FITTING: Fitting = { epochs: 8, rate: 3e-3, batch: 512, decay: 3e-3 };

/** Logistic regression by Adam (Kingma and Ba 2015) on the log loss, from zero. `rng` orders the rows. */
export function fitWeights(
  games: readonly Played[],
  features: number,
  rng: Rng,
  fitting = USUAL_FITTING,
): Float64Array {
  const { epochs, rate, batch, decay } = fitting;
  const order = games.flatMap(({ rows }, game) =>
    Array.from({ length: rows.length / features }, (_, row): [number, number] => [game, row]),
  );
  const weights = new Float64Array(features);
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
        const { rows, result } = games[game]!;
        const error = chanceIn(weights, rows, row) - result;
        for (let place = 0; place < features; place++) slope[place]! += error * rows[row * features + place]!;
      }
      steps++;
      for (let place = 0; place < features; place++) {
        const g = slope[place]! / (until - from) + decay * weights[place]!;
        first[place] = 0.9 * first[place]! + 0.1 * g;
        second[place] = 0.999 * second[place]! + 0.001 * g * g;
        const [mean, square] = [first[place]! / (1 - 0.9 ** steps), second[place]! / (1 - 0.999 ** steps)];
        weights[place]! -= (pace * mean) / (Math.sqrt(square) + 1e-8);
      }
    }
  }
  return weights;
}

function chanceIn(weights: Float64Array, rows: Float32Array, row: number): number {
  const features = weights.length;
  let sum = 0;
  for (let place = 0; place < features; place++) sum += weights[place]! * rows[row * features + place]!;
  return 1 / (1 + Math.exp(-sum));
}

/** The mean log loss over all rows. */
export function lossOf(games: readonly Played[], weights: Float64Array): number {
  let [sum, count] = [0, 0];
  for (const { rows, result } of games)
    for (let row = 0; row < rows.length / weights.length; row++) {
      const chance = Math.min(1 - 1e-9, Math.max(1e-9, chanceIn(weights, rows, row)));
      sum -= result * Math.log(chance) + (1 - result) * Math.log(1 - chance);
      count++;
    }
  return sum / count;
}
