import type { Learning } from '@duskhall/kernel';
import type { State } from '../state/index.ts';
import { value as valueByHand } from './by-hand.ts';
import type { Hinted } from './clues.ts';
import { FEATURES, fill } from './features/index.ts';
import learned from './weights.json' with { type: 'json' };

/** By seat: its chance to win, by a logistic regression on the features. */
function valueWith(weights: Float64Array): (s: State) => number[] {
  const features = new Float64Array(FEATURES);
  return (s) => {
    const seat = fill(s, features);
    let sum = 0;
    for (let i = 0; i < FEATURES; i++) sum += weights[i]! * features[i]!;
    const chance = 1 / (1 + Math.exp(-sum));
    return seat === 1 ? [1 - chance, chance] : [chance, 1 - chance];
  };
}

export const learning: Learning<Hinted> = {
  features: FEATURES,
  fill,
  valueWith,
  byHand: { value: valueByHand, exploration: 0.15, horizon: 8 },
  // Random moves would only blur the learned value, and it is sure enough to try fewer moves.
  learned: { value: valueWith(Float64Array.from(learned.weights)), exploration: 0.05, horizon: 0 },
};
