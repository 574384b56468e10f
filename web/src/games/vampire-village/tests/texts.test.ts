import { expect, test } from 'vitest';
import { board } from '../texts/fr.ts';

test('in French a vowel takes the e of "de" away', () => {
  expect(['Odile', 'Boris'].map(board.villageOf)).toEqual(['Village d’Odile', 'Village de Boris']);
  expect(['Émile', 'Boris'].map(board.showVillage)).toEqual([
    'Montrer le village d’Émile',
    'Montrer le village de Boris',
  ]);
});
