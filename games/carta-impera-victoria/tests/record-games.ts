/*
 * Rewrites the records of the current rules: npx tsx games/carta-impera-victoria/tests/record-games.ts
 * Run it only after an intended rules change that raised `rulesVersion`; records of earlier versions stay as they are.
 */
import { writeFileSync } from 'node:fs';
import { recordGames } from '@duskhall/testing';
import { cartaImperaVictoria } from '../index.ts';

recordGames(
  cartaImperaVictoria,
  {
    'two-religion': { seats: 2, seed: 1 },
    'three-religion-restless': { seats: 3, options: { deal: 'draft' }, seed: 4, isRestless: true },
    'four-religion-by-itself': { seats: 4, options: { religionMode: 'continuous' }, seed: 5 },
  },
  (file, text) => writeFileSync(new URL(`records/${file}`, import.meta.url), text),
);
