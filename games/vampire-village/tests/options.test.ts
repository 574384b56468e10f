import { BadInput, readOptions } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { vampireVillage as game } from '../index.ts';
import { deal, handOfSeat, passTo, told } from './table.ts';

const read = (given: object, seats = 3) => readOptions(game.options, given, seats);

test('VV-11: the defaults', () => {
  expect(read({})).toEqual({ plagueScope: 'yellow', peekNextHand: 'false', cardSet: 'reconstructed-1' });
});
for (const [option, value] of [
  ['plagueScope', 'all-buildings'],
  ['peekNextHand', 'true'],
  ['cardSet', 'reconstructed-1'],
] as const)
  test(`VV-11: ${option} may be ${value}`, () => {
    expect(read({ [option]: value })).toEqual({ ...read({}), [option]: value });
  });
for (const given of [{ plagueScope: 'none' }, { peekNextHand: 'maybe' }, { cardSet: 'printed' }, { solo: 'true' }])
  test(`VV-11: ${JSON.stringify(given)} is refused`, () => {
    expect(() => read(given)).toThrow(BadInput);
  });

test('VV-11, VV-4.15: with peekNextHand the next hand is seen while placing, and told once; nothing else changes', () => {
  const [hidden, open] = (['false', 'true'] as const).map((peekNextHand) => deal(4, 8, { peekNextHand }));
  for (const s of [hidden!, open!]) passTo(s, 'villages.reveal');
  expect([handOfSeat(hidden!, 0).length, handOfSeat(open!, 0).length]).toEqual([0, 5]);
  expect([told(hidden!, 0, 'gotHand').length, told(open!, 0, 'gotHand').length]).toEqual([1, 2]);
  for (const s of [hidden!, open!]) passTo(s, 'over');
  expect(game.scores(open!)).toEqual(game.scores(hidden!));
  // The sixth card, which leaves no choice, is already known as a hand of one.
  const more = told(open!, 0, 'gotHand').filter(({ cards }) => cards.length > 1);
  expect(more).toEqual(told(hidden!, 0, 'gotHand'));
});
