import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { digest, hashText, same, stable } from '../index.ts';
import { toy } from './toy.ts';

const TEXT = '{"a":[1,{"b":2,"c":null}],"z":"ü"}';

test('a hash is SHA-256 of the text as UTF-8', () => {
  expect(hashText(TEXT)).toBe('5aefd5e0f90faee16ea02b3f283214e28d02026b86ae0923bfed604cde9f59ff');
  expect(hashText(TEXT)).toBe(createHash('sha256').update(TEXT, 'utf8').digest('hex'));
});

describe('stable JSON', () => {
  test('has its keys in order, however deep', () => {
    expect(stable({ z: 'ü', a: [1, { c: null, b: 2 }] })).toBe(TEXT);
  });
  test('keeps the order of lists', () => {
    expect(stable([2, 1])).not.toBe(stable([1, 2]));
  });
});

describe('a digest', () => {
  const s = toy(2);
  const reversed = Object.fromEntries(Object.entries(s).reverse()) as typeof s;
  const changes: [string, object, boolean][] = [
    ['the order of the keys', reversed, true],
    ['the log', { ...s, table: { ...s.table, log: ['something'] } }, true],
    ['who answered last', { ...s, table: { ...s.table, mover: 1 } }, true],
    ['what is pending', { ...s, table: { ...s.table, stack: [{ do: 'a' }] } }, false],
    ['an answer', { ...s, table: { ...s.table, answers: [null, 'yes'] } }, false],
    ['a seal', { ...s, table: { ...s.table, sealed: 1 } }, false],
    ['the random stream', { ...s, table: { ...s.table, rng: { ...s.table.rng, drawn: 1 } } }, false],
  ];
  for (const [what, other, isSame] of changes)
    test(`${isSame ? 'does not depend' : 'depends'} on ${what}`, () => {
      expect(digest(other as typeof s) === digest(s)).toBe(isSame);
    });
  test('of this table is known', () => {
    expect(digest(s)).toBe('985561174c955c3f3bd09465e47d1f0e22e59c6d6aad74de856ee719ae538410');
  });
});

describe('the same', () => {
  const pairs: [unknown, unknown, boolean][] = [
    [{ a: 1, b: [2, 3] }, { b: [2, 3], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, c: 2 }, { a: 1, b: 2 }, false],
    [{ toString: 1 }, {}, false],
    [[], {}, false],
    [[1, 2], [2, 1], false],
    [null, {}, false],
    [undefined, null, false],
    ['1', 1, false],
    [0, 0, true],
  ];
  for (const [a, b, isSame] of pairs)
    test(`${JSON.stringify(a)} and ${JSON.stringify(b)}: ${isSame}`, () => {
      expect([same(a, b), same(b, a)]).toEqual([isSame, isSame]);
    });
});
