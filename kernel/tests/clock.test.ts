import { act, atNight, atPlans } from '@duskhall/testing/assembly/match.ts';
import { describe, expect, test } from 'vitest';
import {
  ask,
  BadInput,
  closeWindow,
  expire,
  fastRng,
  HOUSE,
  next,
  openMatch,
  timeOut,
  together,
  waiting,
} from '../index.ts';
import { toyGame } from './toy.ts';

const RNG = fastRng(1);

describe('when time is up', () => {
  test('a half-made plan is taken back and answered', () => {
    const match = atPlans();
    act(match, 1, { task: 'guard' });
    timeOut(match, 1, RNG, 5);
    expect(match.record.entries.slice(-3)).toEqual([
      { undo: 1, at: 5 },
      { seat: 1, move: { task: 'rest' }, by: 'clock', at: 5 },
      { seat: 1, move: { done: true }, by: 'clock', at: 5 },
    ]);
  });
  test('a half-made plan that another seat has sealed gets any answer', () => {
    const match = atPlans();
    act(match, 1, { task: 'guard' });
    act(match, 2, { resign: true });
    timeOut(match, 1, RNG, 5);
    expect([match.s.table.questions[1], match.s.isAlive[match.s.wards[1]!]]).toEqual([null, true]);
  });
  test('all who owe are brought through their lanes', () => {
    const match = atPlans();
    act(match, 1, { task: 'guard' });
    expire(match, RNG, 5);
    expect([match.s.table.isHeld, match.s.tasks]).toEqual([true, Array(5).fill('rest')]);
  });
  test('a held window is closed', () => {
    const match = atNight();
    act(match, 0, { name: 2 });
    expire(match, RNG, 5);
    expect(match.record.entries.at(-1)).toEqual({ seat: HOUSE, move: 'close', by: 'clock', at: 5 });
    expect([match.s.table.isHeld, match.s.isAlive[2], match.s.table.questions[0]]).toEqual([false, false, 'vote']);
  });
  test('nothing else is closed', () => {
    expect(() => closeWindow(atPlans(), 'clock', 0)).toThrow(new BadInput('no window is waiting to be closed'));
    expect(() => closeWindow(atNight(), 'clock', 0)).toThrow('no window is waiting to be closed');
  });
});

test('time that is up in one window is not up in the next', () => {
  const game = toyGame(2, ['go'], {
    begin: (s) => next(s, { do: 'open' }, { do: 'open' }, { do: 'open' }),
    open: (s) => together(s, [0, 1], { do: 'talk' }, { do: 'over' }),
    talk: (s) => ask(s, [s.table.lane], 'and?', { do: 'more' }),
    more: (s) => ask(s, [s.table.lane], 'and?', { do: 'heard' }),
  });
  const match = openMatch(game, { seats: 2, options: {}, seed: 'clock' });
  expire(match, RNG, 0);
  expect([match.record.entries.length, waiting(match.s), match.s.table.asked]).toEqual([4, [0, 1], [3, 3]]);
});
