import { CULTURE, type Domain } from '../cards.ts';
import type { State } from '../state.ts';

/** CIV-2.4: the effects in their order; an effect is its place here. */
export const EFFECT_NAMES = [
  'assassination',
  'purge',
  'attack',
  'holy-book',
  'divine-right',
  'inquisition',
  'development',
  'monopoly',
  'embargo',
  'experiment',
  'research',
  'breakthrough',
  'inspiration',
  'oligarchy',
  'republic',
  'democracy',
] as const;
export type EffectName = (typeof EFFECT_NAMES)[number];

/** Why an effect cannot be carried out in full (CIV-4.10). */
export type Obstacle =
  | 'hand-too-small'
  | 'area-too-small'
  | 'nothing-playable'
  | 'no-column'
  | 'pile-too-small'
  | 'no-majority'
  | 'nothing-to-copy'
  | 'not-an-action';

export interface Effect {
  domain: Domain;
  /** 1 and 2: a permanent effect of that level; 0: a discard effect, or Inspiration. */
  level: number;
  rule: string;
  /** Why its forced choices could not all be made; null: it may be started, if count and quota allow. */
  obstacle(s: State): Obstacle | null;
  start(s: State): void;
}

/** The bit of `used` that an effect takes for the turn (CIV-4.6). */
export const slotOf = ({ domain, level }: Effect): number =>
  level > 0 || domain === CULTURE ? 1 << domain : 1 << (domain + 8);
