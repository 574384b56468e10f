import type { OptionTable } from '@duskhall/kernel';
import { cardSets } from './cards/sets.ts';

/**
 * Since version 2 a player may keep more than 8 cards (VE-4.3.4), and holy water reaches castle and city only
 * (VE-4.9.2).
 */
export const RULES_VERSION = 2;

/** VE-11: the table's options. */
export type Options = {
  readonly sides: 'random' | 'host-chooses';
  readonly regenerationScope: 'revealed-before-death' | 'any-vampire';
  readonly hypnosisReturn: 'top' | 'bottom';
  readonly chapelScope: 'any-valued' | 'profession-only';
  readonly responseMode: 'always-ask' | 'auto-pass';
  readonly cardSet: string;
  readonly memoryAid: 'on' | 'off';
};

export const OPTIONS: OptionTable<Options> = {
  sides: { kind: 'choice', values: ['random', 'host-chooses'], fallback: 'random' },
  regenerationScope: {
    kind: 'choice',
    values: ['revealed-before-death', 'any-vampire'],
    fallback: 'revealed-before-death',
  },
  hypnosisReturn: { kind: 'choice', values: ['top', 'bottom'], fallback: 'top' },
  chapelScope: { kind: 'choice', values: ['any-valued', 'profession-only'], fallback: 'any-valued' },
  responseMode: { kind: 'choice', values: ['always-ask', 'auto-pass'], fallback: 'always-ask' },
  cardSet: { kind: 'choice', values: cardSets.names, fallback: 'reconstructed-1' },
  memoryAid: { kind: 'choice', values: ['on', 'off'], fallback: 'on' },
};

/** VE-8.4: between two people, the time of an automatic answer could give something away. */
export const ALONE: Partial<Options> = { responseMode: 'auto-pass' };
