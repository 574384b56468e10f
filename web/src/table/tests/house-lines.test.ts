import type { ChatLine } from '@duskhall/protocol';
import { expect, test } from 'vitest';
import { withHouseLines } from '../house-lines.ts';

const line = (text: string, at: number): ChatLine => ({
  ...{ person: { id: 'a', name: 'Ada' }, isWatcher: false, room: 'all' },
  ...{ text, at },
});
const merged = (said: readonly ChatLine[], ofHouse: readonly ChatLine[]): string =>
  withHouseLines(said, ofHouse)
    .map(({ text }) => text)
    .join(' ');

test('what the house says stands where it was said', () => {
  const said = [line('a', 10), line('b', 20), line('c', 30)];
  expect(merged(said, [line('first', 5), line('between', 20), line('last', 40)])).toBe('first a b between c last');
  expect(merged([], [line('x', 1), line('y', 2)])).toBe('x y');
});

test('words whose dates are out of order stay as they came', () => {
  expect(merged([line('a', 20), line('b', 10)], [line('x', 15)])).toBe('a b x');
});
