import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openShelf } from '../card-sets.ts';
import { lineAt, NotJson, readJson } from '../json-lines.ts';

describe('JSON with lines', () => {
  test('says what JSON.parse says, however it is written', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2, '\t'), (value, space) => {
        const text = JSON.stringify(value, null, space);
        expect(readJson(text).value).toEqual(JSON.parse(text));
      }),
    );
  });
  test('refuses what JSON.parse refuses', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.nat(),
        fc.constantFrom('', ',', '}', ']', '"', ':', 'x', '{'),
        (value, at, put) => {
          const text = JSON.stringify(value);
          const spoilt = text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + 1);
          let isJson = true;
          try {
            JSON.parse(spoilt);
          } catch {
            isJson = false;
          }
          if (isJson) expect(readJson(spoilt).value).toEqual(JSON.parse(spoilt));
          else expect(() => readJson(spoilt)).toThrow(NotJson);
        },
      ),
      { numRuns: 500 },
    );
  });
  test('knows the line of every part, or of what is around it', () => {
    const whole = readJson('{\n  "a": [\n    1,\n    { "b": 2 }\n  ],\n  "c":\n    3\n}');
    const lines = [[], ['a'], ['a', 0], ['a', 1], ['a', 1, 'b'], ['a', 1, 'x'], ['c'], ['d', 'e']];
    expect(lines.map((path) => lineAt(whole, path))).toEqual([1, 2, 3, 4, 4, 4, 6, 1]);
  });
  for (const [text, line] of [
    ['', 1],
    ['{\n"a": 1\n"b": 2 }', 3],
    ['[1,\n2,\n]', 3],
    ['{"a": 1,\n "a": 2}', 2],
    ['{}\n\n{}', 3],
    ['"open\n"', 1],
  ] as const)
    test(`is no JSON in line ${line}: ${JSON.stringify(text)}`, () => {
      expect(() => readJson(text)).toThrow(expect.objectContaining({ line }));
    });
});

describe('a shelf of card sets', () => {
  interface Set {
    name: string;
    cards: number[];
  }
  const SHIPPED: Set = { name: 'shipped', cards: [1] };
  const open = () =>
    openShelf(
      SHIPPED,
      ['cards'],
      (given) => ((given as Set).cards.includes(0) ? [{ at: ['cards'], reason: 'has a 0' }] : []),
      ({ cards }: Set, name) => ({ name, sum: cards.reduce((sum, card) => sum + card, 0) }),
    );

  test('has the shipped set, under its plain name', () => {
    const shelf = open();
    expect([shelf.names, shelf.named('shipped')]).toEqual([['shipped'], { name: 'shipped', sum: 1 }]);
    expect(JSON.parse(shelf.textOf('shipped')!)).toEqual({ name: 'shipped', cards: [1] });
  });
  test('names an installed set by what it says, not by how it is written', () => {
    const shelf = open();
    const name = shelf.install('{ "name": "own", "cards": [2, 3] }');
    expect(name).toMatch(/^own@[0-9a-f]{12}$/);
    expect(shelf.install('{"cards":[2,3],\n"name":"own"}')).toBe(name);
    expect(shelf.install('{ "name": "own", "cards": [2, 4] }')).not.toBe(name);
    expect([shelf.named(name).sum, shelf.names.length, shelf.named('shipped').sum]).toEqual([5, 3, 1]);
  });
  test('refuses what is wrong with its line, and names what is missing', () => {
    const shelf = open();
    expect(shelf.check('{ "name": "own",\n"cards": [0] }')).toEqual([{ line: 2, reason: 'has a 0' }]);
    expect(() => shelf.install('{ "name": "own",\n"cards": [0] }')).toThrow('line 2: has a 0');
    expect(() => shelf.named('own@1')).toThrow('the card set "own@1" is not installed here; installed: shipped');
  });
});
