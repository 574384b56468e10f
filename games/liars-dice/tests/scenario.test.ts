import { BadInput, dealRng } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { liarsDice as game } from '../index.ts';

const SIX = { faces: '6' } as const;
const round = (given: unknown) => game.scenario(given, SIX, 2, dealRng('test'));

test('a scenario sets the named dice and makes the named bids', () => {
  const bids = [
    [1, 3],
    [2, 3],
  ];
  const s = round({ dice: [3, 6], bids });
  expect([s.dice, s.bids.map(({ quantity, face }) => [quantity, face]), s.table.questions]).toEqual([
    [3, 6],
    bids,
    ['raise', null],
  ]);
  expect(game.flaw(s)).toBeNull();
});

test('what a scenario leaves out is as usual', () => {
  expect(round({})).toEqual(game.setup(SIX, 2, dealRng('test')));
});

const BAD: [given: unknown, sentence: RegExp][] = [
  [null, /looks like/],
  [{ board: [] }, /looks like/],
  [{ dice: [3] }, /looks like/],
  [{ bids: 'liar' }, /looks like/],
  [{ bids: ['liar'] }, /looks like/],
  [{ dice: [3, 7] }, /a die shows 1 to 6, not \[3,7\]/],
  [{ dice: [3, '4'] }, /a die shows/],
  [{ bids: [[3, 1]] }, /\[3,1\] is not possible here; possible: \[1, 1\] and higher/],
  [
    {
      bids: [
        [1, 6],
        [1, 5],
      ],
    },
    /\[1,5\] is not possible here; possible: \[2, 1\] and higher/,
  ],
  [
    {
      bids: [
        [2, 6],
        [2, 6],
      ],
    },
    /possible: none/,
  ],
];
for (const [given, sentence] of BAD)
  test(`a scenario is refused: ${JSON.stringify(given)}`, () => {
    expect(() => round(given)).toThrow(BadInput);
    expect(() => round(given)).toThrow(sentence);
  });

test('dice of a scenario fit the option', () => {
  expect(() => game.scenario({ dice: [5, 1] }, { faces: '4' }, 2, dealRng('test'))).toThrow(/1 to 4/);
});
