import type { Claim, Event } from '@duskhall/blood-vendetta';
import { expect, test } from 'vitest';
import { lastWordsIn, saidNow } from '../talk.ts';

const claim = (seat: number): Claim => ({ seat, say: 'farewell', about: -1, other: -1, value: -1, cycle: 1 }) as Claim;
const said = (seat: number): Event => ({ type: 'said', claim: claim(seat) });
const debate: Event = { type: 'phaseBegan', phase: 'night', cycle: 1 };
const words: Event = { type: 'floorGiven', seat: 3, to: 'words' };

test('what was said belongs to the turn of the table in which it was said', () => {
  const seats = (log: readonly Event[]) => saidNow(log).map(({ seat }) => seat);
  expect(seats([said(1), debate, said(2), said(3)])).toEqual([2, 3]);
  expect(seats([debate, said(2), { type: 'voteBegan', seat: 3 }])).toEqual([]);
  expect(seats([])).toEqual([]);
});

test('last words are the condemned’s own, said once the floor is theirs', () => {
  expect(lastWordsIn([debate, said(3), words], 3)).toBeUndefined();
  expect(lastWordsIn([debate, words, said(3), said(5)], 3)).toEqual(claim(3));
  expect(lastWordsIn([debate, words, said(5)], 3)).toBeUndefined();
});
