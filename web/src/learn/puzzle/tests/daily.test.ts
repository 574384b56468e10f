import { expect, test } from 'vitest';
import { dailyOf, dateOf, dayOf, lengthOn, prolonged } from '../daily.ts';

const ids = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `ve-${i}` }));

test('a day begins at midnight in UTC', () => {
  const midnight = Date.UTC(2031, 1, 3);
  expect(dayOf(midnight - 1)).toBe(dayOf(midnight) - 1);
  expect(dayOf(midnight + 86_399_999)).toBe(dayOf(midnight));
  expect(dateOf(dayOf(midnight))).toBe(midnight);
});

test('the puzzle of the day depends on the date alone, whatever the order of the file', () => {
  const day = dayOf(Date.UTC(2031, 1, 3));
  expect(dailyOf(ids(40).reverse(), day)).toEqual(dailyOf(ids(40), day));
  expect(dailyOf([], day)).toBeUndefined();
  expect(dailyOf(ids(1), day)).toEqual({ id: 've-0' });
});

test('no puzzle comes again before all others have come', () => {
  for (const from of [0, 7, 20_000]) {
    const days = Array.from({ length: 40 }, (_, i) => dailyOf(ids(40), from + i)!.id);
    expect(new Set(days).size).toBe(40);
  }
  const inOrder = ids(40).map(({ id }) => id);
  expect(Array.from({ length: 40 }, (_, day) => dailyOf(ids(40), day)!.id)).not.toEqual(inOrder);
});

test('a streak grows by one a day, lives until the end of the next day, and begins anew after a gap', () => {
  let streak = prolonged({ length: 0, last: -1 }, 100);
  expect(streak).toEqual({ length: 1, last: 100 });
  expect(prolonged(streak, 100)).toEqual(streak);
  streak = prolonged(streak, 101);
  expect([101, 102, 103].map((day) => lengthOn(streak, day))).toEqual([2, 2, 0]);
  expect(prolonged(streak, 103)).toEqual({ length: 1, last: 103 });
});
