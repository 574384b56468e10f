import { type Features, type Learning, linearValue } from '@duskhall/kernel';
import type { Options } from '../options.ts';
import { type State, sideOf } from '../state.ts';
import type { View } from '../view/index.ts';
import { value as valueByHand } from './by-hand.ts';
import { FEATURES, fill } from './features/index.ts';
import { PARTS } from './features/parts.ts';
import learned from './weights.json' with { type: 'json' };

export interface Hinted {
  state: State;
  view: View;
  options: Options;
}

const features: Features<Hinted> = { features: FEATURES, fill, sideOf: (s, seat) => sideOf(s.options, seat) };

export const learning: Learning<Hinted> = {
  ...features,
  byHand: { value: valueByHand, exploration: 0.15, horizon: 8, prior: 'weights' },
  // Random moves would only blur the learned value.
  learned: { value: linearValue(features, learned.weights), exploration: 0.05, horizon: 0, prior: 'weights' },
  weights: learned.weights,
  parts: PARTS,
};
