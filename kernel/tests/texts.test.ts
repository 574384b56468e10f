import { describe, expect, test } from 'vitest';
import { counter, fastRng, rngOf, spacedAll } from '../index.ts';
import { assembly } from './assembly/index.ts';
import { assemblyCase } from './assembly/law-case.ts';
import { RULES } from './assembly/legal.ts';
import { texts as en } from './assembly/texts/en.ts';
import { texts as fr } from './assembly/texts/fr.ts';
import { texts as ru } from './assembly/texts/ru.ts';
import { offersOf, playOn, viewersOf } from './laws/position.ts';

describe('things are counted', () => {
  test('in Russian', () => {
    const cards = { one: 'карта', few: 'карты', many: 'карт' };
    const said: [string, number[]][] = [
      ['карта', [1, 21, 101]],
      ['карты', [2, 3, 4, 22, 104]],
      ['карт', [0, 5, 11, 12, 14, 20, 25, 111, 112]],
    ];
    for (const [word, numbers] of said) for (const n of numbers) expect(counter('ru')(n, cards)).toBe(`${n} ${word}`);
  });
  test('in French', () => {
    const said = [0, 1, 2, 21].map((n) => counter('fr')(n, { one: 'carte', other: 'cartes' }));
    expect(said).toEqual(['0 carte', '1 carte', '2 cartes', '21 cartes']);
  });
  test('in English', () => {
    const said = [0, 1, 2, 21].map((n) => counter('en')(n, { one: 'card', other: 'cards' }));
    expect(said).toEqual(['0 cards', '1 card', '2 cards', '21 cards']);
  });
});

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
            const events = (s.log ?? []).flatMap((event) => assembly.redact(s, event, viewer) ?? []);
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

test('French words are spaced in whatever shape they come', () => {
  const plain = {
    ask: 'Qui ?',
    list: ['« oui »', 'non !'],
    deep: { says: (name: string) => `${name} : bien ; merci` },
    n: 3,
  };
  const { ask, list, deep, n } = spacedAll(plain);
  expect([ask, ...list, deep.says('Zoé'), n]).toEqual([
    'Qui\u202f?',
    '«\u00a0oui\u00a0»',
    'non\u202f!',
    'Zoé\u00a0: bien\u202f; merci',
    3,
  ]);
});
