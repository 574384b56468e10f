/*
 * Rewrites the records of the current rules: npx tsx games/liars-dice/tests/record-games.ts
 * Run it only after an intended rules change that raised `rulesVersion`; records of earlier versions stay as they are.
 */
import { writeFileSync } from 'node:fs';
import { recordGames } from '@duskhall/testing';
import { liarsDice } from '../index.ts';

recordGames(
  liarsDice,
  {
    'six-faces-lie': { seats: 2, seed: 43 },
    'six-faces-truth': { seats: 2, seed: 105 },
    'four-faces-clock': { seats: 2, options: { faces: '4' }, seed: 86, isRestless: true },
  },
  (file, text) => writeFileSync(new URL(`records/${file}`, import.meta.url), text),
);
