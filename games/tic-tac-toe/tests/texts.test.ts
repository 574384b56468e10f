import { below, fastRng, WATCHER, waiting } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { ticTacToe as game } from '../index.ts';
import { texts as en } from '../texts/en.ts';
import { texts as fr } from '../texts/fr.ts';
import { texts as ru } from '../texts/ru.ts';

const NAMES = ['Anna', 'Boris'];
const CODES = ['over', 'not-your-turn', 'not-a-move', 'taken'];

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
    const said = CODES.map((code) => texts.refusal({ code, rule: 'TTT-2', args: { cell: 4 } }));
    for (let seed = 0; seed < 50; seed++) said.push(...spoken(texts, seed));
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
