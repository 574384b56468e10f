import { below, fastRng, WATCHER, waiting } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { kuhnPoker as game } from '../index.ts';
import { texts as en } from '../texts/en.ts';
import { texts as fr } from '../texts/fr.ts';
import { texts as ru } from '../texts/ru.ts';

const NAMES = ['Anna', 'Boris'];
const CODES = ['over', 'not-your-turn', 'not-a-move', 'no-bet-yet', 'answer-the-bet'];

/** Everything that is said in a random game, to everybody. */
function spoken(texts: typeof en, seed: number): string[] {
  const rng = fastRng(seed);
  const s = game.setup({}, 2, rng);
  const said: string[] = [];
  for (;;) {
    for (const viewer of [0, 1, WATCHER]) {
      const view = game.view(s, viewer);
      said.push(texts.prompt(view, NAMES), texts.ruleOf(view, null));
      for (const move of game.legal(s, viewer)) said.push(texts.move(view, move, NAMES), texts.ruleOf(view, move));
      for (const { label, text } of texts.table(view, NAMES)) said.push(label, text);
      for (const event of s.table.log!) said.push(texts.event(game.redact(s, event, viewer)!, NAMES));
      said.push(...texts.result(view, NAMES));
    }
    const [seat] = waiting(s);
    if (seat === undefined) return said;
    const moves = game.legal(s, seat);
    game.apply(s, seat, moves[below(rng, moves.length, 'move')]!);
  }
}

for (const [language, texts] of Object.entries({ en, ru, fr }))
  test(`${language}: every sentence is whole`, () => {
    const said = CODES.map((code) => texts.refusal({ code, rule: 'KP-3', args: {} }));
    for (let seed = 0; seed < 50; seed++) said.push(...spoken(texts, seed));
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
