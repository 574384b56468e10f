import { fastRng, rngOf } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { assembly } from '../assembly/index.ts';
import { assemblyCase } from '../assembly/law-case.ts';
import { RULES } from '../assembly/legal.ts';
import { texts as en } from '../assembly/texts/en.ts';
import { texts as fr } from '../assembly/texts/fr.ts';
import { texts as ru } from '../assembly/texts/ru.ts';
import { offersOf, playOn, viewersOf } from '../laws/position.ts';

describe('the assembly says everything', () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan'];
  for (const [locale, texts] of Object.entries({ en, ru, fr }))
    test(`in ${locale}`, () => {
      expect(texts.rules.map(({ rule }) => rule)).toEqual([...RULES]);
      const said: string[] = [];
      for (let game = 0; game < 10; game++) {
        const rng = fastRng(game);
        const s = assembly.setup(assemblyCase.options, 4, rngOf(`texts ${game}`));
        do
          for (const viewer of viewersOf(4)) {
            const view = assembly.view(s, viewer);
            const moves = offersOf(assembly, s, viewer);
            const events = (s.table.log ?? []).flatMap((event) => assembly.redact(s, event, viewer) ?? []);
            const refusal = assembly.refusal(s, viewer, 'junk')!;
            said.push(texts.prompt(view, names), texts.refusal(refusal), ...texts.result(view, names));
            said.push(
              ...moves.map((move) => texts.move(view, move, names)),
              ...events.map((e) => texts.event(e, names)),
            );
            said.push(
              ...texts.table(view, names).map(({ label, text }) => `${label} ${text}`),
              texts.ruleOf(view, null),
            );
          }
        while (playOn(assembly, s, rng, 1).length > 0);
      }
      expect(said.filter((line) => line === '' || /undefined|null|\[object/.test(line))).toEqual([]);
    });
});
