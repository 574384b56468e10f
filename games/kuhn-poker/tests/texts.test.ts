import { fastRng } from '@duskhall/kernel';
import { sentencesFrom } from '@duskhall/testing';
import { expect, test } from 'vitest';
import { kuhnPoker as game } from '../index.ts';
import { texts as en } from '../texts/en.ts';
import { texts as fr } from '../texts/fr.ts';
import { texts as ru } from '../texts/ru.ts';

const NAMES = ['Anna', 'Boris'];
const CODES = ['over', 'not-your-turn', 'not-a-move', 'no-bet-yet', 'answer-the-bet'];

for (const [language, texts] of Object.entries({ en, ru, fr }))
  test(`${language}: every sentence is whole`, () => {
    const said = CODES.map((code) => texts.refusal({ code, rule: 'KP-3', args: {} }));
    for (let seed = 0; seed < 50; seed++) {
      const rng = fastRng(seed);
      said.push(...sentencesFrom(game, texts, game.setup({}, 2, rng), NAMES, rng));
    }
    for (const sentence of new Set(said)) expect(sentence).not.toMatch(/undefined|null|NaN|^$/);
  });

test('a hand in words', () => {
  const s = game.scenario({ cards: ['Q', 'K'], actions: ['check', 'bet'] }, {}, 2, fastRng(1));
  expect(en.table(game.view(s, 0), NAMES).map(({ text }) => text)).toEqual(['queen', '1', 'face down', '2']);
  game.apply(s, 0, { action: 'call' });
  expect(s.table.log!.map((event) => ru.event(game.redact(s, event, 0)!, NAMES))).toEqual([
    'Anna получает карту: дама.',
    'Boris получает карту.',
    'Anna пропускает ход.',
    'Boris ставит 1 фишку.',
    'Anna уравнивает ставку: 1 фишка.',
    'Anna открывает карту: дама.',
    'Boris открывает карту: король.',
    'Boris выигрывает 2 фишки.',
  ]);
  expect(fr.result(game.view(s, 0), NAMES)).toEqual(['Boris gagne 2 jetons.']);
});
