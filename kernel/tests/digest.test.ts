import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { portableHash } from '../digest.ts';
import { digest, hashText, same, stable, useHash } from '../index.ts';
import { toy } from './toy.ts';

const TEXT = '{"a":[1,{"b":2,"c":null}],"z":"ü"}';

test.each([portableHash, hashText])('a hash is SHA-256 of the text as UTF-8: %o', (hashOf) => {
  expect(hashOf(TEXT)).toBe('5aefd5e0f90faee16ea02b3f283214e28d02026b86ae0923bfed604cde9f59ff');
  for (const text of ['', TEXT, TEXT.repeat(100), '\ud800'])
    expect(hashOf(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
});

test('a native hash is used if it gives the same', () => {
  const native = vi.fn((text: string) => createHash('sha256').update(text, 'utf8').digest('hex'));
  useHash(native);
  expect(hashText(TEXT)).toBe('5aefd5e0f90faee16ea02b3f283214e28d02026b86ae0923bfed604cde9f59ff');
  expect(native).toHaveBeenLastCalledWith(TEXT);
  expect(() => useHash((text) => createHash('sha256').update(text, 'latin1').digest('hex'))).toThrow('not SHA-256');
});

describe('stable JSON', () => {
  test('has its keys in order, however deep', () => {
    expect(stable({ z: 'ü', a: [1, { c: null, b: 2 }] })).toBe(TEXT);
  });
  test('keeps the order of lists', () => {
    expect(stable([2, 1])).not.toBe(stable([1, 2]));
  });
  test('is that of JSON in everything else', () => {
    const values = [0, -0, 1.5, 1e21, Number.NaN, true, false, null, '', '"\n\ud800', [], {}, [null, [1], 'a', {}]];
    for (const value of values) expect(stable(value)).toBe(JSON.stringify(value));
  });
  test('tells keys apart that differ by any sign, and sorts numbers as text', () => {
    const objects = [{ 'a,b': 1, c: 2 }, { a: 1, 'b,c': 2 }, { 'a\nb': 1 }, { '"': 1 }, { 10: 1, 9: 2 }];
    const texts = ['{"a,b":1,"c":2}', '{"a":1,"b,c":2}', '{"a\\nb":1}', '{"\\"":1}', '{"10":1,"9":2}'];
    expect(objects.map(stable)).toEqual(texts);
  });
  test('is the same after very many objects of different shapes', () => {
    for (let i = 0; i < 10_000; i++) expect(stable({ [`k${i}`]: i, a: 0 })).toBe(`{"a":0,"k${i}":${i}}`);
    expect(stable({ z: 'ü', a: [1, { c: null, b: 2 }] })).toBe(TEXT);
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
