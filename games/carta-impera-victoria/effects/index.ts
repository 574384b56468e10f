import type { StepsOf } from '../state.ts';
import { cultureSteps, inspiration } from './culture.ts';
import { economySteps } from './economy.ts';
import { EFFECT_NAMES, type Effect } from './effect.ts';
import { markerSteps } from './marker.ts';
import { militarySteps } from './military.ts';
import { OTHERS } from './others.ts';
import { religionSteps } from './religion.ts';
import { scienceSteps } from './science.ts';
import { utopiaSteps } from './utopia.ts';

const BY_NAME = { ...OTHERS, inspiration };
/** CIV-2.4: all effects, by number. */
export const EFFECTS: readonly Effect[] = EFFECT_NAMES.map((name) => BY_NAME[name]);

export const effectSteps: StepsOf<
  'discard' | 'attack' | 'inquisition' | 'surrender' | 'extra' | 'marker' | 'retrieve' | 'recover' | 'inspiration'
> = {
  ...militarySteps,
  ...religionSteps,
  ...economySteps,
  ...markerSteps,
  ...scienceSteps,
  ...utopiaSteps,
  ...cultureSteps,
};
