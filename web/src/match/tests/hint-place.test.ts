import { expect, test } from 'vitest';
import { freeTop } from '../hint-place.ts';

const stage = { top: 50, bottom: 650 };
const card = { top: 0, bottom: 150, left: 10, right: 350 };
const box = (top: number, bottom: number, left = 0, right = 360) => ({ top, bottom, left, right });

test.each([
  ['nothing in the way', [], 6],
  ['below what stands at the top', [box(50, 200)], 156],
  ['above what stands at the bottom', [box(400, 650)], 6],
  ['between the two', [box(50, 150), box(450, 650)], 106],
  ['beside it there is room', [box(50, 200, 400, 600)], 6],
])('a card lies free: %s', (_, spots, top) => {
  expect(freeTop(stage, card, spots, [], [])).toBe(top);
});

test('in the room that a board keeps for it, unless what it is about is there', () => {
  const room = { top: 300, bottom: 640 };
  expect(freeTop(stage, card, [box(50, 200)], [], [room])).toBe(440);
  expect(freeTop(stage, card, [box(500, 640)], [], [room])).toBe(6);
});

test('near the room that a board keeps for it rather than over the others', () => {
  expect(freeTop(stage, card, [box(320, 350)], [], [{ top: 300, bottom: 400 }])).toBe(306);
});
