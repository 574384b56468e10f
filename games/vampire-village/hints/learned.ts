import { type Features, type Learning, linearValue } from '@duskhall/kernel';
import { type Hinted, valueByHand } from './by-hand.ts';
import { FEATURES, fill } from './features/index.ts';
import { PARTS } from './features/parts.ts';
import learned from './weights.json' with { type: 'json' };

const features: Features<Hinted> = { features: FEATURES, fill };

export const learning: Learning<Hinted> = {
  ...features,
  // Many placements are nearly as good as the best and others place simultaneously, so worse ones are tried often.
  byHand: { value: valueByHand, exploration: 0.7, horizon: 8, prior: 'weights' },
  learned: { value: linearValue(features, learned.weights), exploration: 0.1, horizon: 0, prior: 'weights' },
  weights: learned.weights,
  parts: PARTS,
};
