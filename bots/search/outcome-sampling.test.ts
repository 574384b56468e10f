import { fastRng, readOptions } from '@duskhall/kernel';
import { kuhnPoker } from '@duskhall/kuhn-poker';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { expect, test } from 'vitest';
import { type Belief, observe, openBelief } from '../belief.ts';
import type { Insight } from '../bot.ts';
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

test('a seat that was not watched from the start, and a game without secrets, are searched as usual', () => {
  const bot = searcher({ budget: { iterations: 200 } });
  const jack = kuhnPoker.scenario({ cards: ['K', 'J'], actions: ['bet'] }, {}, 2, fastRng(1));
  expect(bot(kuhnPoker, kuhnPoker.view(jack, 1), kuhnPoker.legal(jack, 1), fastRng(2))).toEqual({ action: 'fold' });

  const board = ticTacToe.setup(readOptions(ticTacToe.options, {}, 2), 2, fastRng(1));
  const belief = openBelief();
  observe(ticTacToe, belief, ticTacToe.view(board, 0));
  const insights: Insight[] = [];
  const moves = ticTacToe.legal(board, 0);
  bot(ticTacToe, ticTacToe.view(board, 0), moves, fastRng(3), belief, (insight) => insights.push(insight));
  const visits = insights[0]!.findings.reduce((sum, finding) => sum + finding.visits, 0);
  // Every iteration is a visit of the root; regrets would be matched in some of them alone.
  expect(visits).toBeGreaterThan(100);
  expect(Number.isInteger(visits)).toBe(true);
});
