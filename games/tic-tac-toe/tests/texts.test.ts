import { fastRng } from '@duskhall/kernel';
import { sentencesFrom } from '@duskhall/testing';
import { expect, test } from 'vitest';
import { ticTacToe as game } from '../index.ts';
import { texts as en } from '../texts/en.ts';
import { texts as fr } from '../texts/fr.ts';
import { texts as ru } from '../texts/ru.ts';

const NAMES = ['Anna', 'Boris'];
const CODES = ['over', 'not-your-turn', 'not-a-move', 'taken'];

for (const [language, texts] of Object.entries({ en, ru, fr }))
  test(`${language}: every sentence is whole`, () => {
    const said = CODES.map((code) => texts.refusal({ code, rule: 'TTT-2', args: { cell: 4 } }));
    for (let seed = 0; seed < 50; seed++) {
      const rng = fastRng(seed);
      said.push(...sentencesFrom(game, texts, game.setup({}, 2, rng), NAMES, rng));
    }
    for (const sentence of new Set(said)) expect(sentence).not.toMatch(/undefined|null|NaN|^$/);
  });

test('a game in words', () => {
  const s = game.scenario({ board: ['XX.', 'OO.', '...'] }, {}, 2, fastRng(1));
  const view = game.view(s, 0);
  expect(en.move(view, { cell: 2 }, NAMES)).toBe('a cross at the top right');
  expect(en.table(view, NAMES).map(({ text }) => text)).toEqual(['X', 'O', 'X X ·', 'O O ·', '· · ·']);
  game.apply(s, 0, { cell: 2 });
  expect(s.table.log!.map((event) => ru.event(event, NAMES))).toEqual([
    'Anna ставит крестик справа вверху.',
    'Anna побеждает: три в ряд.',
  ]);
  expect(fr.result(game.view(s, 1), NAMES)).toEqual(['Anna gagne : trois signes alignés.']);
});
