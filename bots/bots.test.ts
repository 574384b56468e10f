import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import { below, dealRng, fastRng, type Game, readOptions, type Types, waiting } from '@duskhall/kernel';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { expect, test } from 'vitest';
import { ADVISER, BOTS, type Bot, flatMonteCarlo, LEVEL_NAMES, levelBot, random } from './index.ts';

const noGame = {} as Game<Types>;
/** The levels with few iterations: it is quicker. */
const bots = Object.entries({
  ...BOTS,
  ...Object.fromEntries(LEVEL_NAMES.map((name) => [name, levelBot(name, { budget: { iterations: 30 } })])),
  [ADVISER]: levelBot('regular', { budget: { iterations: 30 }, temperature: 0, memory: 1 }),
});

test('the random bot takes each of the moves offered, and none else', () => {
  const rng = fastRng(1);
  const taken = new Set(Array.from({ length: 200 }, () => random(noGame, {}, ['a', 'b', 'c'], rng)));
  expect([...taken].sort()).toEqual(['a', 'b', 'c']);
});

/** A position of a random game, and who has to answer there. */
function position(seed: number) {
  const rng = fastRng(seed);
  const s = cartaImperaVictoria.setup(readOptions(cartaImperaVictoria.options, {}, 3), 3, dealRng(`seed ${seed}`));
  for (let i = 0; i < 20 + below(rng, 60, 'length'); i++) {
    const moves = cartaImperaVictoria.legal(s, waiting(s)[0]!);
    cartaImperaVictoria.apply(s, waiting(s)[0]!, moves[below(rng, moves.length, 'move')]!);
  }
  return { s, seat: waiting(s)[0]! };
}
const answer = (bot: Bot, s: ReturnType<typeof position>['s'], seat: number) =>
  bot(cartaImperaVictoria, cartaImperaVictoria.view(s, seat), cartaImperaVictoria.legal(s, seat), fastRng(7));

for (const [name, bot] of bots)
  test(`${name} is fair: what its seat cannot tell apart, it answers alike`, () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { s, seat } = position(seed);
      const other = cartaImperaVictoria.imagine(cartaImperaVictoria.view(s, seat), fastRng(seed));
      expect(answer(bot, other, seat)).toEqual(answer(bot, s, seat));
    }
  });

test('the dreamer takes the line that wins, and blocks the one that would lose', () => {
  for (const [board, cell] of [
    [['XX.', 'OO.', '...'], 2],
    [['X..', 'OO.', '..X'], 5],
  ] as const) {
    const s = ticTacToe.scenario({ board }, {}, 2, fastRng(1));
    const move = flatMonteCarlo(200)(ticTacToe, ticTacToe.view(s, 0), ticTacToe.legal(s, 0), fastRng(3));
    expect(move).toEqual({ cell });
  }
});

test('the dreamer beats the random bot at cards', () => {
  let won = 0;
  for (let i = 0; i < 6; i++) {
    const rng = fastRng(i);
    const s = cartaImperaVictoria.setup(readOptions(cartaImperaVictoria.options, {}, 2), 2, fastRng(100 + i));
    while (cartaImperaVictoria.scores(s) === null) {
      const seat = waiting(s)[0]!;
      const bot = seat === i % 2 ? BOTS.dreamer! : random;
      const moves = cartaImperaVictoria.legal(s, seat);
      cartaImperaVictoria.apply(s, seat, bot(cartaImperaVictoria, cartaImperaVictoria.view(s, seat), moves, rng));
    }
    won += cartaImperaVictoria.scores(s)![i % 2]!;
  }
  expect(won).toBeGreaterThanOrEqual(5);
});
