import { type Features, type Learning, linearValue } from '@duskhall/kernel';
import { value as valueByHand } from './by-hand.ts';
import type { Hinted } from './clues.ts';
import { FEATURES, fill } from './features/index.ts';
import { PARTS } from './features/parts.ts';
import learned from './weights.json' with { type: 'json' };

const features: Features<Hinted> = { features: FEATURES, fill };

export const learning: Learning<Hinted> = {
  ...features,
  byHand: { value: valueByHand, exploration: 0.15, horizon: 8, prior: 'weights' },
  // Random moves would only blur the learned value, and it is sure enough to try fewer moves.
  learned: { value: linearValue(features, learned.weights), exploration: 0.1, horizon: 0, prior: 'value' },
  weights: learned.weights,
  parts: PARTS,
};
