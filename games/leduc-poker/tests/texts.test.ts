import { fastRng } from '@duskhall/kernel';
import { sentencesFrom } from '@duskhall/testing';
import { expect, test } from 'vitest';
import { leducPoker as game } from '../index.ts';
import { texts as en } from '../texts/en.ts';
import { texts as fr } from '../texts/fr.ts';
import { texts as ru } from '../texts/ru.ts';

const NAMES = ['Anna', 'Boris'];
const CODES = ['over', 'not-your-turn', 'not-a-move', 'no-bet-yet', 'answer-the-bet', 'no-more-raises'];

for (const [language, texts] of Object.entries({ en, ru, fr }))
  test(`${language}: every sentence is whole`, () => {
    const said = CODES.map((code) => texts.refusal({ code, rule: 'LP-3', args: {} }));
    for (let seed = 0; seed < 50; seed++) {
      const rng = fastRng(seed);
      said.push(...sentencesFrom(game, texts, game.setup({}, 2, rng), NAMES, rng));
    }
    for (const sentence of new Set(said)) expect(sentence).not.toMatch(/undefined|null|NaN|^$/);
  });

test('a hand in words', () => {
  const given = { cards: ['Qs', 'Kh'], board: 'Qh', actions: ['check', 'bet', 'raise', 'call', 'bet'] };
  const s = game.scenario(given, {}, 2, fastRng(1));
  const view = game.view(s, 1);
  expect(en.table(view, NAMES).map(({ text }) => text)).toEqual(['face down', '9', 'king ♥', '5', 'queen ♥']);
  const buttons = game.legal(s, 1).map((move) => en.move(view, move, NAMES));
  expect(buttons).toEqual(['Call with 4 chips', 'Raise with 8 chips', 'Fold']);
  game.apply(s, 1, { action: 'call' });
  expect(s.table.log!.map((event) => ru.event(game.redact(s, event, 1)!, NAMES))).toEqual([
    'Anna получает карту.',
    'Boris получает карту: король ♥.',
    'Anna пропускает ход.',
    'Boris ставит 2 фишки.',
    'Anna поднимает ставку и вносит 4 фишки.',
    'Boris уравнивает ставку и вносит 2 фишки.',
    'Открывается общая карта: дама ♥.',
    'Anna ставит 4 фишки.',
    'Boris уравнивает ставку и вносит 4 фишки.',
    'Anna открывает карту: дама ♠.',
    'Boris открывает карту: король ♥.',
    'Anna выигрывает 9 фишек.',
  ]);
  expect(fr.result(game.view(s, 0), NAMES)).toEqual(['Anna gagne 9 jetons.']);
});
