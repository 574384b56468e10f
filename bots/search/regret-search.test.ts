import { fastRng, type Game, readOptions, type Types, waiting } from '@duskhall/kernel';
import { kuhnPoker } from '@duskhall/kuhn-poker';
import { leducPoker } from '@duskhall/leduc-poker';
import { liarsDice } from '@duskhall/liars-dice';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { vampireEmpire } from '@duskhall/vampire-empire';
import { expect, test } from 'vitest';
import { type Belief, observe, openBelief } from '../belief.ts';
import type { Insight } from '../bot.ts';
import { DEFAULT_SEARCH } from './options.ts';
import { searchByRegret } from './regret-search.ts';
import type { Thought } from './search.ts';
import { searcher } from './searcher.ts';

type Actions = readonly ('check' | 'bet' | 'call' | 'fold')[];

/** How often the seat to move means to bet or call with this card after these actions, as a share. */
function boldness(card: string, actions: Actions, iterations = 3000): number {
  const seat = actions.length % 2;
  const other = card === 'Q' ? 'K' : 'Q';
  const cards = seat === 0 ? [card, other] : [other, card];
  const belief: Belief = openBelief();
  for (let count = 0; count < actions.length; count++) {
    const s = kuhnPoker.scenario({ cards, actions: actions.slice(0, count) }, {}, 2, fastRng(1));
    observe(kuhnPoker, belief, kuhnPoker.view(s, seat));
  }
  const s = kuhnPoker.scenario({ cards, actions }, {}, 2, fastRng(1));
  const view = kuhnPoker.view(s, seat);
  observe(kuhnPoker, belief, view);
  let told: Insight | null = null;
  searcher({ budget: { iterations } })(kuhnPoker, view, kuhnPoker.legal(s, seat), fastRng(4), belief, (insight) => {
    told = insight;
  });
  const { findings } = told as unknown as Insight;
  const total = findings.reduce((sum, { visits }) => sum + visits, 0);
  const bold = findings.find(({ move }) => ['bet', 'call'].includes((move as { action: string }).action))!;
  return bold.visits / total;
}

test('Kuhn poker is played as the equilibrium has it, bluffs and all', () => {
  // Seat 1 against a bet: always a king, never a jack, a queen one time in three.
  expect(boldness('K', ['bet'])).toBeGreaterThan(0.9);
  expect(boldness('J', ['bet'])).toBeLessThan(0.1);
  expect(Math.abs(boldness('Q', ['bet']) - 1 / 3)).toBeLessThan(0.2);
  // After a check it bets every king, and one jack in three as a bluff.
  expect(boldness('K', ['check'])).toBeGreaterThan(0.9);
  expect(Math.abs(boldness('J', ['check']) - 1 / 3)).toBeLessThan(0.2);
});

test('what others did counts: a queen calls a bet far less often than the cards alone would have it', () => {
  // Any card being as likely, a call costs 1 to win 3: it would always pay.
  expect(boldness('Q', ['bet'])).toBeLessThan(0.7);
});

test('a seat that was not watched, a game without secrets and a long one are searched as usual', () => {
  const thought = <T extends Types>(game: Game<T>): Thought<T> => {
    const s = game.setup(readOptions(game.options, {}, 2), 2, fastRng(1));
    const seat = waiting(s)[0]!;
    const view = game.view(s, seat);
    const imagine = () => game.imagine(view, fastRng(1));
    return { view, moves: game.legal(s, seat), rng: fastRng(2), imagine, trail: [view] };
  };
  const options = { ...DEFAULT_SEARCH, budget: { iterations: 50 } };
  const isSuited = <T extends Types>(game: Game<T>, changes: Partial<Thought<T>> = {}) =>
    searchByRegret(game, { ...thought(game), ...changes }, options) !== null;
  expect([kuhnPoker, leducPoker, liarsDice].map((game) => isSuited(game as unknown as Game<Types>))).toEqual([
    ...[true, true, true],
  ]);
  expect(isSuited(kuhnPoker, { trail: undefined })).toBe(false);
  expect(isSuited(ticTacToe)).toBe(false);
  expect(isSuited({ ...vampireEmpire, hints: null })).toBe(false);
});

test('it ends when it is late, and with its budget', () => {
  const s = leducPoker.setup(readOptions(leducPoker.options, {}, 2), 2, fastRng(1));
  const view = leducPoker.view(s, 0);
  const think = (iterations: number, isLate?: () => boolean) =>
    searchByRegret(
      leducPoker,
      {
        ...{ view, moves: leducPoker.legal(s, 0), rng: fastRng(2), trail: [view], isLate },
        imagine: () => leducPoker.imagine(view, fastRng(1)),
      },
      { ...DEFAULT_SEARCH, budget: { iterations } },
    )!;
  expect(think(1000, () => true).isCut).toBe(true);
  const { isCut, iterations, findings } = think(200);
  expect(isCut).toBe(false);
  expect(Math.abs(iterations - 200)).toBeLessThan(20);
  const visits = findings.reduce((sum, finding) => sum + finding.visits, 0);
  expect(Math.abs(visits - iterations)).toBeLessThan(findings.length);
});
