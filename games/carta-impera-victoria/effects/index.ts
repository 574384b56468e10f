import type { StepsOf } from '../state.ts';
import { cultureSteps, inspiration } from './culture.ts';
import { development, economySteps, embargo, monopoly } from './economy.ts';
import { EFFECT_NAMES, type Effect, type EffectName } from './effect.ts';
import { markerSteps } from './marker.ts';
import { assassination, attack, militarySteps, purge } from './military.ts';
import { divineRight, holyBook, inquisition, religionSteps } from './religion.ts';
import { breakthrough, experiment, research, scienceSteps } from './science.ts';
import { democracy, oligarchy, republic, utopiaSteps } from './utopia.ts';

const BY_NAME: Record<EffectName, Effect> = {
  assassination,
  purge,
  attack,
  'holy-book': holyBook,
  'divine-right': divineRight,
  inquisition,
  development,
  monopoly,
  embargo,
  experiment,
  research,
  breakthrough,
  inspiration,
  oligarchy,
  republic,
  democracy,
};
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
