import { expect, test } from 'vitest';
import { bar } from '../progress-bar.ts';
import { columns, hang, padEnd, widthOf, wrap } from '../text-layout.ts';

const RED = '\x1b[31mred\x1b[39m';

test('colours take no room', () => {
  expect(widthOf(RED)).toBe(3);
  expect(widthOf(padEnd(RED, 5))).toBe(5);
});

test('a text is broken at its spaces, and a long word stays whole', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('incomprehensibilities', 7)).toEqual(['incomprehensibilities']);
  expect(wrap('', 7)).toEqual(['']);
  expect(wrap('a\nb', 7)).toEqual(['a', 'b']);
});

test('further lines begin under the first', () => {
  expect(hang('1  ', 'aaaa bbbb cccc dddd eeee', 23)).toEqual(['1  aaaa bbbb cccc dddd', '   eeee']);
});

test('columns are as wide as their widest cell, numbers end flush', () => {
  expect(
    columns(
      [
        ['a', '1'],
        ['bb', '10'],
      ],
      [1],
    ),
  ).toEqual(['a    1', 'bb  10']);
});

test('a bar is drawn in eighths and never leaves its room', () => {
  expect([0, 0.5, 1, 2, -1].map((share) => bar(share, 4))).toEqual(['', '██', '████', '████', '']);
  expect(bar(1 / 32, 4)).toBe('▏');
});
