import { openShelf, type Shelf } from '@duskhall/kernel';
import type { CardSet } from './card-set.ts';
import { flawsIn, SET_PARTS } from './check.ts';
import { compile } from './compile.ts';
import reconstructed1 from './reconstructed-1.json' with { type: 'json' };

export * from './card-set.ts';

/** VV-11: the sets a table can choose, each one data file. */
export const cardSets: Shelf<CardSet> = openShelf([reconstructed1], SET_PARTS, flawsIn, compile);
/** Those that come with the game. */
export const CARD_SETS = { 'reconstructed-1': cardSets.named('reconstructed-1') } as const;
