import type { CartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import type { Rulebook } from '../../../rulebook.ts';
import { entries } from './entries.ts';
import { examples } from './examples.ts';
import { cardsInPlay, thresholds } from './numbers.ts';
import { pictures } from './pictures.ts';

export const rulebook: Rulebook<CartaImperaVictoria> = {
  course: [
    { oneOf: [{ name: 'play', rule: 'CIV-4.2' }] },
    {
      oneOf: [
        { name: 'permanent', rule: 'CIV-4.5' },
        { name: 'discard', rule: 'CIV-5' },
      ],
    },
    { oneOf: [{ name: 'draw', rule: 'CIV-4.12' }] },
    { oneOf: [{ name: 'embargo', rule: 'CIV-4.15' }] },
    { oneOf: [{ name: 'hegemony', rule: 'CIV-6.1' }] },
  ],
  pictures,
  numbers: { 'CIV-2.5': thresholds, 'CIV-3': cardsInPlay },
  entries,
  examples,
};
