import { fastRng, rngOf } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { assembly } from '../assembly/index.ts';
import { assemblyCase } from '../assembly/law-case.ts';
import { RULES } from '../assembly/legal.ts';
import { texts as en } from '../assembly/texts/en.ts';
import { texts as fr } from '../assembly/texts/fr.ts';
import { texts as ru } from '../assembly/texts/ru.ts';
import { sentencesFrom } from '../sentences.ts';

describe('the assembly says everything', () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan'];
  for (const [locale, texts] of Object.entries({ en, ru, fr }))
    test(`in ${locale}`, () => {
      expect(texts.rules.map(({ rule }) => rule)).toEqual([...RULES]);
      const said: string[] = [];
      for (let game = 0; game < 10; game++) {
        const rng = fastRng(game);
        const s = assembly.setup(assemblyCase.options, 4, rngOf(`texts ${game}`));
        said.push(texts.refusal(assembly.refusal(s, 0, 'junk')!), ...sentencesFrom(assembly, texts, s, names, rng));
      }
      expect(said.filter((line) => line === '' || /undefined|null|\[object/.test(line))).toEqual([]);
    });
});
