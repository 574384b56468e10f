import { fastRng } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { choose, weightsOf } from './choice.ts';

const FINDINGS = [
  { move: 'best', visits: 400, value: 0.5 },
  { move: 'good', visits: 90, value: 0.47 },
  { move: 'fair', visits: 60, value: 0.4 },
  { move: 'bad', visits: 40, value: 0.32 },
  { move: 'unknown', visits: 5, value: 0.9 },
];

function sharesAt(temperature: number, findings = FINDINGS): { [move: string]: number } {
  const rng = fastRng(1);
  const shares: { [move: string]: number } = {};
  for (let i = 0; i < 2000; i++) {
    const move = choose(findings, weightsOf(findings, temperature), rng);
    shares[move] = (shares[move] ?? 0) + 1 / 2000;
  }
  return shares;
}

test('at temperature 0 the most visited move is chosen', () => expect(Object.keys(sharesAt(0))).toEqual(['best']));

test('good moves share by softmax, a clearly worse one gets nothing, nor one hardly searched', () => {
  const shares = sharesAt(0.05);
  expect(Object.keys(shares).sort()).toEqual(['best', 'fair', 'good']);
  const total = 1 + Math.exp(-0.6) + Math.exp(-2);
  expect(shares.best).toBeCloseTo(1 / total, 1);
  expect(shares.good).toBeCloseTo(Math.exp(-0.6) / total, 1);
  expect(shares.fair).toBeCloseTo(Math.exp(-2) / total, 1);
});

test('a lower temperature chooses more sharply', () => {
  expect(sharesAt(0.02).best!).toBeGreaterThan(sharesAt(0.1).best! + 0.2);
});

test('a win that is at hand is not passed over for one that only seems near', () => {
  const won = [
    { move: 'wins', visits: 30, value: 1 },
    { move: 'might', visits: 20, value: 0.95 },
  ];
  expect(Object.keys(sharesAt(0.1, won))).toEqual(['wins']);
});

test('a move is chosen even if the search has only touched each', () => {
  const touched = ['a', 'b', 'c', 'd', 'e', 'f'].map((move) => ({ move, visits: 1, value: 0.5 }));
  const lost = { move: 'lost', visits: 1, value: 0 };
  expect(Object.keys(sharesAt(0.05, [...touched, lost])).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});
