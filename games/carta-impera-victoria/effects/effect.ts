import { byNumber } from '@duskhall/kernel';
import { CULTURE, type Domain } from '../cards/index.ts';
import type { State } from '../state.ts';

/** CIV-2.4: the permanent number of each effect, used in records and moves. */
export const EFFECT_NUMBERS = {
  assassination: 0,
  purge: 1,
  attack: 2,
  'holy-book': 3,
  'divine-right': 4,
  inquisition: 5,
  development: 6,
  monopoly: 7,
  embargo: 8,
  experiment: 9,
  research: 10,
  breakthrough: 11,
  inspiration: 12,
  oligarchy: 13,
  republic: 14,
  democracy: 15,
} as const;
export type EffectName = keyof typeof EFFECT_NUMBERS;
/** By number. */
export const EFFECT_NAMES: readonly EffectName[] = byNumber(
  (Object.keys(EFFECT_NUMBERS) as EffectName[]).map((name) => ({ name, number: EFFECT_NUMBERS[name] })),
).map(({ name }) => name);

/** Why an effect cannot be completed (CIV-4.10); checked first so that all its questions have an answer (CIV-7.2). */
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
  /** Why not all of its forced choices could be made; null if it may start, count and quota permitting. */
  obstacle(s: State): Obstacle | null;
  start(s: State): void;
}

/** The bit of `used` that an effect sets for the turn (CIV-4.6). */
export const slotOf = ({ domain, level }: Effect): number =>
  level > 0 || domain === CULTURE ? 1 << domain : 1 << (domain + 8);
