import type { Event } from '@duskhall/blood-vendetta';
import { expect, test } from 'vitest';
import { newsIn } from '../news.ts';

const event = (type: string, seat = 0) => ({ type, seat }) as unknown as Event;
const [dawn, day, died, ended] = [event('dawn'), event('day'), event('died', 3), event('ended')];
const [vote, check] = [event('voted', 1), event('checked', 2)];

test('what follows is new', () => {
  expect(newsIn([], [dawn, day])).toEqual([dawn, day]);
  expect(newsIn([dawn, day], [dawn, day, died])).toEqual([died]);
  expect(newsIn([dawn, day], [dawn, day])).toEqual([]);
});

test('nothing is after a step back', () => {
  expect(newsIn([dawn, day, died], [dawn])).toEqual([]);
  expect(newsIn([dawn, day, died], [dawn, check, day, vote])).toEqual([]);
});

test('secrets that the end opens between known events are not', () => {
  expect(newsIn([dawn, day, died], [dawn, check, day, vote, vote, died, ended])).toEqual([ended]);
  expect(newsIn([dawn, day, died], [dawn, check, day, vote, died])).toEqual([]);
});

test('of two events that are alike, each is known once', () => {
  const mercy = event('nobodyDied');
  expect(newsIn([dawn, mercy], [dawn, vote, mercy, died, mercy, ended])).toEqual([died, mercy, ended]);
  expect(newsIn([dawn, day, mercy], [dawn, vote, mercy, day, mercy, died])).toEqual([died]);
});
