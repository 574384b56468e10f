import type { View } from '@duskhall/blood-vendetta';
import { expect, test } from 'vitest';
import { fitRing } from '../../../../ring.ts';
import { arrowOf, pointingIn } from '../pointing.ts';

const seen = (more: object): View =>
  ({
    ...{ phase: 'night', cycle: 1, ballots: [], accused: [2], stack: [] },
    ...{ isAlive: [true, true, true, false], nominations: [2, 2, 0, 1], supportedAt: [3, 5, 1, 9] },
    ...more,
  }) as unknown as View;
const lines = (view: View, stage: Parameters<typeof pointingIn>[1]) =>
  pointingIn(view, stage).map(
    ({ from, to, count, isNewest }) => `${from}→${to} of ${count}${isNewest ? ', newest' : ''}`,
  );

test('in a debate everybody alive points at whom they accuse, and the newest stands out', () => {
  expect(lines(seen({}), 'debate')).toEqual(['0→2 of 2', '1→2 of 2, newest', '2→0 of 1']);
});
test('in a trial only those who accuse the one on trial point', () => {
  expect(lines(seen({ stack: [{ do: 'defence.made', place: 0 }] }), 'defence')).toEqual(['0→2 of 2', '1→2 of 2']);
});
test('after a ballot everybody points at whom they named; a secret one tells nothing', () => {
  expect(lines(seen({ ballots: [{ cycle: 1, votes: [1, -1, 1, -2] }] }), 'between')).toEqual(['0→1 of 2', '2→1 of 2']);
  expect(lines(seen({ ballots: [{ cycle: 1, votes: [] }] }), 'between')).toEqual([]);
});
test('nobody points by day', () => {
  expect(lines(seen({ phase: 'day' }), 'secret')).toEqual([]);
});
test('an arrow begins and ends beside the tiles, within the ring', () => {
  const ring = fitRing(12, 930, 540, { most: [180, 130], least: [90, 70] });
  for (let to = 1; to < 12; to++)
    for (const n of arrowOf(ring, 930, 540, 0, to).split(/[MQ ]/).filter(Boolean).map(Number))
      expect(n >= 0 && n <= 930, `${to}: ${n}`).toBe(true);
});
