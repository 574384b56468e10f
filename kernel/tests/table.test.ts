import { describe, expect, test } from 'vitest';
import {
  answer,
  ask,
  close,
  end,
  hold,
  mayClose,
  next,
  owes,
  proceed,
  release,
  retract,
  seen,
  skip,
  together,
  WATCHER,
  waiting,
} from '../index.ts';
import { begin, type Toy } from './toy.ts';

describe('next', () => {
  test('does frames in order, before what is pending', () => {
    const { s } = begin({
      begin: (s) => next(s, { do: 'one' }, { do: 'three' }),
      one: (s) => next(s, { do: 'two' }),
    });
    expect(s.table.log!.map((line) => line.split(' ')[0])).toEqual(['begin', 'one', 'two', 'three']);
    expect(s.table.stack).toEqual([]);
  });
  test('over an open question is an error', () => {
    const { s } = begin({ begin: (s) => ask(s, [1], 'well?', { do: 'said' }) });
    expect(() => next(s, { do: 'other' })).toThrow('other was pushed over an open question');
    expect(() => ask(s, [2], 'well?', { do: 'other' })).toThrow('other was pushed over');
    expect(() => together(s, [2], { do: 'lane' }, { do: 'other' })).toThrow('other was pushed over');
  });
  test('over a held window is an error, even when all have answered', () => {
    const { s, steps } = begin({
      begin(s) {
        ask(s, [0], 'well?', { do: 'said' });
        hold(s);
      },
    });
    answer(steps, s, 0, 'yes');
    expect(() => next(s, { do: 'other' })).toThrow('other was pushed over');
  });
});

describe('ask', () => {
  test('asks each seat its question and hands over all answers at once', () => {
    const { s, steps } = begin({ begin: (s) => ask(s, [0, 2], (seat) => `q${seat}`, { do: 'said' }) });
    expect([s.table.questions, s.table.asked, s.table.owing, waiting(s)]).toEqual([
      ['q0', null, 'q2'],
      [1, 0, 1],
      2,
      [0, 2],
    ]);
    answer(steps, s, 2, 'b');
    expect([s.table.answers, waiting(s), s.table.log!.length]).toEqual([[null, null, 'b'], [0], 1]);
    answer(steps, s, 0, 'a');
    expect(s.table.log!.at(-1)).toBe('said a  b');
    expect([s.table.questions, s.table.answers, s.table.owing]).toEqual([[null, null, null], [null, null, null], 0]);
  });
  test('lets an answer be replaced until the last is given', () => {
    const { s, steps } = begin({ begin: (s) => ask(s, [0, 2], 'well?', { do: 'said' }) });
    for (const move of ['a', 'b', 'c']) answer(steps, s, 0, move);
    expect(s.table.owing).toBe(1);
    answer(steps, s, 2, 'd');
    expect(s.table.log!.at(-1)).toBe('said c  d');
  });
  test('of nobody goes on at once', () => {
    const { s } = begin({ begin: (s) => ask(s, [], 'well?', { do: 'said' }) });
    expect(s.table.log!.at(-1)).toBe('said   ');
  });
  test('is not answered by others', () => {
    const { s, steps } = begin({ begin: (s) => ask(s, [0], 'well?', { do: 'said' }) });
    expect(() => answer(steps, s, 1, 'a')).toThrow('seat 1 is not asked');
  });
});

describe('hold', () => {
  const holding = {
    begin(s: Toy) {
      ask(s, [0, 1], 'well?', { do: 'said' });
      hold(s);
    },
  };
  test('keeps the question open until the house closes it', () => {
    const { s, steps } = begin(holding);
    expect(() => close(steps, s)).toThrow('somebody still owes an answer');
    answer(steps, s, 0, 'a');
    answer(steps, s, 1, 'b');
    expect([mayClose(s), s.table.log!.length, waiting(s)]).toEqual([true, 1, []]);
    answer(steps, s, 0, 'c');
    const { sealed } = s.table;
    close(steps, s);
    expect([s.table.log!.at(-1), s.table.isHeld]).toEqual(['said c b ', false]);
    expect(s.table.sealed).toBeGreaterThan(sealed);
  });
  test('is closed once', () => {
    const { s, steps } = begin({});
    expect(() => close(steps, s)).toThrow('no window is held open');
  });
});

describe('skip', () => {
  test('drops what comes before a frame, and keeps that', () => {
    const { s } = begin({
      begin: (s) => next(s, { do: 'one' }, { do: 'two' }, { do: 'three' }, { do: 'four' }),
      one: (s) => skip(s, 'three'),
    });
    expect(s.table.log!.map((line) => line.split(' ')[0])).toEqual(['begin', 'one', 'three', 'four']);
  });
});

describe('release and retract', () => {
  const asking = { begin: (s: Toy) => ask(s, [0, 1], 'well?', { do: 'said' }) };
  test('a released seat owes nothing; the others are still asked', () => {
    const { s, steps } = begin(asking);
    release(s, 1);
    expect([s.table.owing, waiting(s)]).toEqual([1, [0]]);
    answer(steps, s, 0, 'a');
    expect(s.table.log!.at(-1)).toBe('said a  ');
  });
  test('what a released seat has answered is gone', () => {
    const { s, steps } = begin(asking);
    answer(steps, s, 1, 'b');
    release(s, 1);
    release(s, 2);
    expect([s.table.owing, s.table.answers]).toEqual([1, [null, null, null]]);
  });
  test('a seat that takes its answer back owes it again', () => {
    const { s, steps } = begin(asking);
    retract(s, 0);
    expect(s.table.owing).toBe(2);
    answer(steps, s, 0, 'a');
    retract(s, 0);
    expect([s.table.owing, owes(s, 0)]).toEqual([2, true]);
  });
});

describe('end', () => {
  test('leaves nothing pending', () => {
    const { s, steps } = begin({
      begin(s) {
        next(s, { do: 'later' });
        together(s, [0, 1], { do: 'lane' }, { do: 'said' });
        hold(s);
      },
      lane: (s) => ask(s, [s.table.lane], 'well?', { do: 'through' }),
    });
    end(s);
    proceed(steps, s);
    expect([s.table.stack, s.table.lanes, s.table.questions, s.table.owing, s.table.isHeld]).toEqual([
      [],
      [[], [], []],
      [null, null, null],
      0,
      false,
    ]);
    expect(s.table.log!.some((line) => line.startsWith('later') || line.startsWith('said'))).toBe(false);
  });
});

test('a view shows a seat its own question and answer, and no null', () => {
  const { s, steps } = begin({ begin: (s) => ask(s, [0, 1], 'well?', { do: 'said' }) });
  answer(steps, s, 0, 'a');
  const open = { stack: [{ do: 'said' }], lane: [], owes: [false, true, false], isHeld: false, isShared: true };
  expect(seen(s, 0)).toEqual({ ...open, viewer: 0, question: 'well?', asked: 1, answer: ['a'] });
  expect(seen(s, 1)).toEqual({ ...open, viewer: 1, question: 'well?', asked: 1, answer: [] });
  expect(seen(s, WATCHER)).toEqual({ ...open, viewer: WATCHER, question: '', asked: 0, answer: [] });
});
