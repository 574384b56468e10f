import { type Event, PRIVATE } from '@duskhall/blood-vendetta';
import { WATCHER } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { EIGHT, Evening } from '../../tests/table.ts';
import { newsIn } from '../news.ts';

const event = (type: string, seat = 0) => ({ type, seat }) as unknown as Event;
const [dawn, day, died, ended] = [event('dawn'), event('day'), event('died', 3), event('ended')];
const [vote, check] = [event('tapped', 1), event('learned', 2)];

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
});

test('a public event that the end completes is known', () => {
  const [secret, open] = [event('tried', -1), event('tried', 4)];
  expect(newsIn([dawn, secret], [dawn, open, vote, died])).toEqual([vote, died]);
});

test('of a whole evening every public event is news once', () => {
  const evening = new Evening(EIGHT, {}, { secretBallot: 'on' });
  const told: Event[] = [];
  let heard: readonly Event[] = [];
  for (let i = 0; i < 400 && evening.state().ending === ''; i++) {
    evening.pass();
    const log = evening.log(WATCHER);
    told.push(...newsIn(heard, log));
    heard = log;
  }
  const types = (events: readonly Event[]) => events.map(({ type }) => type).filter((type) => !PRIVATE.has(type));
  expect(types(heard)).toContain('ended');
  expect(types(told)).toEqual(types(heard));
});
