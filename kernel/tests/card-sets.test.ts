import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openShelf } from '../card-sets.ts';
import { lineAt, NotJson, readJson } from '../json-line-numbers.ts';

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
    // No two of these keys become equal by one change: JSON.parse takes equal ones, and readJson does not.
    const value = fc.anything({
      key: fc.constantFrom('', 'one', 'second', '"third"', 'ü\n\\'),
      values: [fc.string(), fc.double(), fc.integer(), fc.boolean(), fc.constant(null)],
    });
    fc.assert(
      fc.property(value, fc.nat(), fc.constantFrom('', ',', '}', ']', '"', ':', 'x', '{'), (value, at, put) => {
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
      }),
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
      [SHIPPED],
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

describe('a set on a base', () => {
  interface Set {
    name: string;
    cards: { id: string; value: number }[];
    names: { [id: string]: string };
  }
  const FIRST: Set = {
    name: 'first',
    cards: [
      { id: 'a', value: 1 },
      { id: 'b', value: 2 },
    ],
    names: { a: 'A', b: 'B' },
  };
  const SECOND = { name: 'second', base: 'first', cards: [{ id: 'c', value: 4 }], names: { c: 'C' } };
  const shelf = openShelf(
    [FIRST, SECOND],
    ['cards', 'names'],
    (given) => {
      const { cards, names } = given as Set;
      const flaws = cards.flatMap(({ value }, i) => (value > 9 ? [{ at: ['cards', i, 'value'], reason: 'high' }] : []));
      return Object.keys(names).length === cards.length ? flaws : [...flaws, { at: ['cards', 0], reason: 'nameless' }];
    },
    ({ cards, names }: Set) => cards.map(({ id, value }) => `${names[id]}${value}`).join(' '),
  );
  const own = (cards: object[], more: object = {}) => JSON.stringify({ name: 'own', cards, ...more }, null, 1);

  test('is the base with other rows and more rows', () => {
    expect([shelf.named('first'), shelf.named('second')]).toEqual(['A1 B2', 'A1 B2 C4']);
    expect(shelf.named(shelf.install(own([{ id: 'b', value: 7 }], { base: 'second' })))).toBe('A1 B7 C4');
    expect(JSON.parse(shelf.textOf('second')!)).toEqual({
      name: 'second',
      cards: [...FIRST.cards, ...SECOND.cards],
      names: { a: 'A', b: 'B', c: 'C' },
    });
  });
  test('is named by what it says, the name of its base included', () => {
    const rows = [{ id: 'b', value: 7 }];
    expect(shelf.install(own(rows, { base: 'first' }))).not.toBe(shelf.install(own(rows, { base: 'second' })));
  });
  test('is refused with the line of its own text', () => {
    const text = own([{ id: 'b', value: 10 }], { base: 'first' });
    expect(shelf.check(text)).toEqual([
      { line: 1 + text.slice(0, text.indexOf('10')).split('\n').length - 1, reason: 'high' },
    ]);
    const nameless = own([{ id: 'd', value: 1 }], { base: 'first' });
    expect(shelf.check(nameless)).toEqual([{ line: 3, reason: 'nameless' }]);
    expect(shelf.check('{ "name": "own",\n"base": "own@1" }')).toEqual([
      { line: 2, reason: 'there is no set "own@1" to build on; known: first, second' },
    ]);
  });
});
