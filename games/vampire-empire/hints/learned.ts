import type { Learning } from '@duskhall/kernel';
import type { State } from '../state/index.ts';
import { value as valueByHand } from './by-hand.ts';
import type { Hinted } from './clues.ts';
import { FEATURES, fill } from './features/index.ts';

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
};
