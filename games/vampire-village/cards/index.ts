import type { CardSet } from './card-set.ts';
import { readCardSet } from './check.ts';
import reconstructed1 from './reconstructed-1.json' with { type: 'json' };

export * from './card-set.ts';

/** VV-11: the sets a table can choose, each one data file. */
export const CARD_SET_NAMES = ['reconstructed-1'] as const;
export type CardSetName = (typeof CARD_SET_NAMES)[number];

export const CARD_SETS: { readonly [name in CardSetName]: CardSet } = {
  'reconstructed-1': readCardSet(reconstructed1),
};
