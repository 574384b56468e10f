import { development, embargo, monopoly } from './economy.ts';
import type { Effect, EffectName } from './effect.ts';
import { assassination, attack, purge } from './military.ts';
import { divineRight, holyBook, inquisition } from './religion.ts';
import { breakthrough, experiment, research } from './science.ts';
import { democracy, oligarchy, republic } from './utopia.ts';

/** Every effect but Inspiration, which copies some of these. */
export const OTHERS: Record<Exclude<EffectName, 'inspiration'>, Effect> = {
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
  oligarchy,
  republic,
  democracy,
};
