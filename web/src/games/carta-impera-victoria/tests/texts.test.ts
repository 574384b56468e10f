import { expect, test } from 'vitest';
import { board } from '../texts/fr.ts';

test('in French a vowel takes the e of "de" away', () => {
  expect(['Odile', 'Boris'].map(board.hisTurn)).toEqual(['Au tour d’Odile', 'Au tour de Boris']);
});
