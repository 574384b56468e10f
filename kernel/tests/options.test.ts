import { describe, expect, test } from 'vitest';
import { BadInput, type OptionTable, readOptions } from '../index.ts';

interface Options {
  readonly [name: string]: string | number;
  readonly deck: 'small' | 'large';
  readonly rounds: number;
}
const table: OptionTable<Options> = {
  deck: { kind: 'choice', values: ['small', 'large'], fallback: 'small', seats: [4, 5] },
  rounds: { kind: 'number', min: 1, max: 9, fallback: 3 },
};

describe('options are read', () => {
  const rows: [object, number, Options][] = [
    [{}, 2, { deck: 'small', rounds: 3 }],
    [{ rounds: 9 }, 2, { deck: 'small', rounds: 9 }],
    [{ rounds: '4' }, 2, { deck: 'small', rounds: 4 }],
    [{ deck: 'large', rounds: 1 }, 5, { deck: 'large', rounds: 1 }],
    [{ deck: 'small' }, 2, { deck: 'small', rounds: 3 }],
  ];
  for (const [given, seats, options] of rows)
    test(`${JSON.stringify(given)} at ${seats} seats`, () => {
      expect(readOptions(table, given, seats)).toEqual(options);
    });
});

describe('options are refused', () => {
  const rows: [object, string][] = [
    [{ cards: 1 }, 'there is no option "cards"; known: deck, rounds'],
    [{ toString: 1 }, 'there is no option "toString"; known: deck, rounds'],
    [{ deck: 'tiny' }, 'option "deck" takes small or large, not "tiny"'],
    [{ deck: 1 }, 'option "deck" takes small or large, not the number 1'],
    [{ deck: null }, 'option "deck" takes small or large, not null'],
    [{ deck: 'large' }, 'option "deck=large" is for 4 or 5 seats, not 2'],
    [{ rounds: 0 }, 'option "rounds" takes a whole number from 1 to 9, not 0'],
    [{ rounds: 10 }, 'option "rounds" takes a whole number from 1 to 9, not 10'],
    [{ rounds: 1.5 }, 'option "rounds" takes a whole number from 1 to 9, not 1.5'],
    [{ rounds: '' }, 'option "rounds" takes a whole number from 1 to 9, not ""'],
    [{ rounds: 'many' }, 'option "rounds" takes a whole number from 1 to 9, not "many"'],
    [{ rounds: [3] }, 'option "rounds" takes a whole number from 1 to 9, not [3]'],
    [{ rounds: true }, 'option "rounds" takes a whole number from 1 to 9, not true'],
  ];
  for (const [given, sentence] of rows)
    test(JSON.stringify(given), () => {
      expect(() => readOptions(table, given, 2)).toThrow(new BadInput(sentence));
    });
  test('when there are none', () => {
    expect(() => readOptions({}, { deck: 'small' }, 2)).toThrow('there is no option "deck"; known: none');
  });
});
