import { expect, test } from 'vitest';
import { highWater, highWaterOfLog } from '../high-water.ts';

test.each<[string, string[], number[]]>([
  ['a table that is opened tells nothing', ['abc'], [3]],
  ['each event is new once', ['abc', 'abcd', 'abcd', 'abcdef'], [3, 3, 4, 4]],
  ['looking back and coming back is no news', ['abc', 'abcde', 'ab', 'abcd', 'abcde', 'abcdef'], [3, 3, 2, 4, 5, 5]],
  ['what happened meanwhile is', ['abcde', 'ab', 'abcdefg'], [5, 2, 5]],
  ['after an undo another move is', ['abc', 'abcd', 'abc', 'abcx', 'abcxy'], [3, 3, 3, 3, 4]],
  ['another viewer’s log is not', ['abcd', 'aBCd', 'aBCde'], [4, 4, 4]],
])('%s', (_, logs, fresh) => {
  const mark = highWaterOfLog<{ type: string }>();
  expect(logs.map((log) => mark([...log].map((type) => ({ type }))))).toEqual(fresh);
});

test('a count rises once, per match', () => {
  const rises = highWater();
  const seen = ([match, count]: [string, number]): boolean => rises(match, count);
  const back: [string, number][] = [
    ['one', 1],
    ['one', 2],
    ['one', 0],
    ['one', 2],
    ['one', 3],
    ['two', 5],
    ['two', 6],
  ];
  expect(back.map(seen)).toEqual([false, true, false, false, true, false, true]);
});
