import { texts as en } from '@duskhall/carta-impera-victoria/texts/en.ts';
import { texts as fr } from '@duskhall/carta-impera-victoria/texts/fr.ts';
import { texts as ru } from '@duskhall/carta-impera-victoria/texts/ru.ts';
import { expect, test } from 'vitest';
import { nameOfDomain, spokenBy } from '../words.ts';

test('the board speaks the language of the texts it is given', () => {
  expect([en, ru, fr].map((texts) => nameOfDomain(spokenBy(texts), 4))).toEqual(['Culture', 'Культура', 'Art']);
  expect([en, ru, fr].map((texts) => spokenBy(texts).board.close)).toEqual(['Close', 'Закрыть', 'Fermer']);
});
