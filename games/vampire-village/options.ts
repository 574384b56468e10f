import type { OptionTable } from '@duskhall/kernel';
import { cardSets } from './cards/index.ts';

/** VV-11: the table's options. */
export type Options = {
  readonly plagueScope: 'yellow' | 'all-buildings';
  readonly peekNextHand: 'false' | 'true';
  readonly cardSet: string;
};

export const OPTIONS: OptionTable<Options> = {
  plagueScope: { kind: 'choice', values: ['yellow', 'all-buildings'], fallback: 'yellow' },
  peekNextHand: { kind: 'choice', values: ['false', 'true'], fallback: 'false' },
  cardSet: { kind: 'choice', values: cardSets.names, fallback: 'reconstructed-1' },
};
