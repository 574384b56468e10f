import { fastRng } from '@duskhall/kernel';
import { sentencesFrom } from '@duskhall/testing';
import { expect, test } from 'vitest';
import { liarsDice as game } from '../index.ts';
import { texts as en } from '../texts/en.ts';
import { texts as fr } from '../texts/fr.ts';
import { texts as ru } from '../texts/ru.ts';

const NAMES = ['Anna', 'Boris'];
const CODES = ['over', 'not-your-turn', 'not-a-move', 'no-bid-yet', 'not-higher'];

for (const [language, texts] of Object.entries({ en, ru, fr }))
  test(`${language}: every sentence is whole`, () => {
    const said = CODES.map((code) => texts.refusal({ code, rule: 'LD-3', args: {} }));
    for (let seed = 0; seed < 50; seed++) {
      const rng = fastRng(seed);
      const faces = seed % 2 === 0 ? '6' : '4';
      said.push(...sentencesFrom(game, texts, game.setup({ faces }, 2, rng), NAMES, rng));
    }
    for (const sentence of new Set(said)) expect(sentence).not.toMatch(/undefined|null|NaN|^$/);
  });

test('a round in words', () => {
  const bids = [
    [1, 2],
    [2, 5],
  ];
  const s = game.scenario({ dice: [2, 6], bids }, { faces: '6' }, 2, fastRng(1));
  const view = game.view(s, 0);
  expect(en.table(view, NAMES).map(({ text }) => text)).toEqual(['2', 'hidden', '6', 'one 2, two 5s']);
  expect(en.prompt(view, NAMES)).toBe('The bid is two 5s: bid higher, or call it a lie?');
  expect(game.legal(s, 0).map((move) => fr.move(view, move, NAMES))).toEqual(['Annoncer deux 6', 'Menteur !']);
  game.apply(s, 0, { liar: true });
  expect(s.table.log!.map((event) => ru.event(game.redact(s, event, 0)!, NAMES))).toEqual([
    'Anna бросает кубик: 2.',
    'Boris бросает кубик.',
    'Anna делает ставку: одна двойка.',
    'Boris делает ставку: две пятёрки.',
    'Anna говорит: «Не верю!»',
    'Anna открывает кубик: 2.',
    'Boris открывает кубик: 6.',
    'Ставка «две пятёрки» — ложь.',
    'Anna побеждает.',
  ]);
  expect(fr.result(game.view(s, 1), NAMES)).toEqual(['Anna gagne.']);
});
