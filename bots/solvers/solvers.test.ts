import { kuhnPoker } from '@duskhall/kuhn-poker';
import { leducPoker } from '@duskhall/leduc-poker';
import { liarsDice } from '@duskhall/liars-dice';
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

test('an information set follows the decision of its seat before it', () => {
  const { sets } = TREES.kuhn;
  const after = sets.filter(({ before }) => before !== null);
  // Seat 0 with each card, after it has checked and seat 1 has bet.
  expect(after.map(({ seat, before }) => [seat, sets[before!.set]!.moves[before!.place]])).toEqual(
    Array(3).fill([0, { action: 'check' }]),
  );
  for (const { view, before } of after)
    expect((sets[before!.set]!.view as { cards: number[] }).cards).toEqual((view as { cards: number[] }).cards);
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

const DICE = { 4: treeOf(liarsDice, 2, { faces: '4' }), 6: treeOf(liarsDice, 2) } as const;

test("the trees of Liar's Dice have the known numbers of deals and information sets", () => {
  expect([DICE[4].deals.length, DICE[4].sets.length]).toEqual([16, 1_024]);
  expect([DICE[6].deals.length, DICE[6].sets.length]).toEqual([36, 24_576]);
});

/** The best gain against random bids, which say nothing about a die: by faces, own die, last bid (from 0) and turn. */
function bestGain(faces: number, die: number, last: number, isMine: boolean): number {
  const [quantity, face] = [1 + Math.floor(last / faces), 1 + (last % faces)];
  const counts = (one: number) => Number(one === face || one === faces);
  const others = Array.from({ length: faces }, (_, i) => i + 1);
  const truth = others.filter((other) => counts(die) + counts(other) >= quantity).length / faces;
  const results = last < 0 ? [] : [isMine ? 1 - 2 * truth : 2 * truth - 1];
  for (let bid = last + 1; bid < 2 * faces; bid++) results.push(bestGain(faces, die, bid, !isMine));
  return isMine ? Math.max(...results) : results.reduce((sum, each) => sum + each, 0) / results.length;
}

for (const faces of [4, 6] as const)
  test(`random play of Liar's Dice with ${faces} faces gives away what counting by hand says`, () => {
    const tree = DICE[faces];
    let gain = 0;
    for (let die = 1; die <= faces; die++)
      gain += (bestGain(faces, die, -1, true) + bestGain(faces, die, -1, false)) / faces;
    expect(nashConv(tree, uniform(tree))).toBeCloseTo(gain, 10);
    expect(gain).toBeCloseTo(faces === 4 ? 1.31012 : 1.56149, 5);
  });

test("cfr+ solves Liar's Dice with four faces, which is worth 1/16 to the first seat", () => {
  const tree = DICE[4];
  const pupil = learner(tree, 'cfr+');
  const left = [10, 100, 400].map((rounds) => {
    pupil.learn(rounds - pupil.rounds);
    return nashConv(tree, pupil.average()) / 2;
  });
  expect(left[0]).toBeLessThan(0.2);
  expect(left[1]).toBeLessThan(left[0]! / 10);
  expect(left[2]).toBeLessThan(left[1]! / 5);
  expect(valuesOf(tree, pupil.average())[0]).toBeCloseTo(1 / 16, 3);
});
