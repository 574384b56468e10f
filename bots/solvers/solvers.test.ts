import { kuhnPoker } from '@duskhall/kuhn-poker';
import { leducPoker } from '@duskhall/leduc-poker';
import { expect, test } from 'vitest';
import { nashConv, valuesOf } from './best-response.ts';
import { learner, type Method, uniform } from './regret.ts';
import { treeOf } from './tree.ts';

const TREES = { kuhn: treeOf(kuhnPoker, 2), leduc: treeOf(leducPoker, 2) };

test('the trees have the known numbers of deals and information sets', () => {
  expect([TREES.kuhn.deals.length, TREES.kuhn.sets.length]).toEqual([6, 12]);
  expect([TREES.leduc.deals.length, TREES.leduc.sets.length]).toEqual([120, 936]);
  for (const { deals } of Object.values(TREES))
    for (const { chance } of deals) expect(chance).toBeCloseTo(1 / deals.length, 12);
});

test('the uniform policy is as far from equilibrium as known', () => {
  expect(nashConv(TREES.kuhn, uniform(TREES.kuhn))).toBeCloseTo(11 / 12, 10);
  expect(nashConv(TREES.leduc, uniform(TREES.leduc))).toBeCloseTo(4.747222, 6);
});

/** Exploitability of the average policy after 1, 10, 100 and 1000 rounds with alternating updates. */
const KNOWN: [keyof typeof TREES, Method, readonly number[]][] = [
  ['kuhn', 'cfr', [0.45833, 0.068699, 0.008226, 0.00093762]],
  ['kuhn', 'cfr+', [0.45833, 0.032687, 0.0011944, 0.000087365]],
  ['leduc', 'cfr', [2.3736, 0.88858, 0.095716, 0.011819]],
  ['leduc', 'cfr+', [2.3736, 0.61044, 0.013416, 0.00024884]],
];
const VALUES = { kuhn: -1 / 18, leduc: -0.085606 };
/** How far the method of averaging and the order of updates may shift a figure. */
const SHIFT = 0.25;

for (const [name, method, known] of KNOWN)
  test(`${method} solves ${name} as fast as known`, () => {
    const tree = TREES[name];
    const pupil = learner(tree, method);
    for (const [power, figure] of known.entries()) {
      pupil.learn(10 ** power - pupil.rounds);
      const exploitability = nashConv(tree, pupil.average()) / 2;
      expect(exploitability, `after ${pupil.rounds}`).toBeGreaterThan(figure * (1 - SHIFT));
      expect(exploitability, `after ${pupil.rounds}`).toBeLessThan(figure * (1 + SHIFT));
    }
    const [first, second] = valuesOf(tree, pupil.average());
    expect(first! + second!).toBeCloseTo(0, 10);
    expect(Math.abs(first! - VALUES[name])).toBeLessThan(2 * known.at(-1)!);
  });
