import { describe, expect, test } from 'vitest';
import { answer, ask, next, proceed, release, skip, together, waiting } from '../index.ts';
import { type Toy, toy, toySteps } from './toy.ts';

/** Two of three seats answer in their lanes until they stop. */
const talking: Parameters<typeof toySteps>[0] = {
  begin: (s) => together(s, [0, 2], { do: 'talk' }, { do: 'over' }),
  talk: (s) => ask(s, [s.table.lane], 'and?', { do: 'heard' }),
  heard: (s) => {
    if (s.table.answers[s.table.lane] !== 'stop') next(s, { do: 'talk' });
  },
};
function begin(changes: typeof talking = {}): { s: Toy; say: (seat: number, word: string) => void } {
  const s = toy(3);
  const steps = toySteps({ ...talking, ...changes });
  next(s, { do: 'begin' });
  proceed(steps, s);
  return { s, say: (seat, word) => answer(steps, s, seat, word) };
}

describe('together', () => {
  test('runs a lane for each seat, and goes on after the last', () => {
    const { s, say } = begin();
    expect([waiting(s), s.table.lanes, s.table.stack]).toEqual([
      [0, 2],
      [[{ do: 'heard' }], [], [{ do: 'heard' }]],
      [{ do: 'over' }],
    ]);
    say(2, 'one');
    say(0, 'stop');
    expect([waiting(s), s.table.owing, s.table.asked, s.table.lane]).toEqual([[2], 1, [1, 0, 2], -1]);
    say(2, 'stop');
    expect(s.table.log!.filter((line) => !line.startsWith('talk'))).toEqual([
      'begin   ',
      'heard lane 2 one',
      'heard lane 0 stop',
      'heard lane 2 stop',
      'over   ',
    ]);
    expect([s.table.owing, s.table.lanes, s.table.questions, s.table.answers]).toEqual([
      0,
      [[], [], []],
      Array(3).fill(null),
      Array(3).fill(null),
    ]);
  });
  test('seals when it opens and when all are through, and not between', () => {
    const { s, say } = begin();
    const { sealed } = s.table;
    say(0, 'one');
    say(0, 'stop');
    say(2, 'one');
    expect([sealed, s.table.sealed]).toEqual([1, 1]);
    say(2, 'stop');
    expect(s.table.sealed).toBe(2);
  });
  test('goes on at once when no lane asks', () => {
    const { s } = begin({ talk() {} });
    expect([s.table.log!.at(-1), s.table.owing]).toEqual(['over   ', 0]);
  });
  test('takes no answer from a seat that is through', () => {
    const { say } = begin();
    say(0, 'stop');
    expect(() => say(0, 'more')).toThrow('seat 0 is not asked');
  });
});

describe('a lane', () => {
  test('asks its own seat only', () => {
    expect(() => begin({ talk: (s) => ask(s, [1], 'and?', { do: 'heard' }) })).toThrow('a lane asks its own seat only');
    expect(() => begin({ talk: (s) => ask(s, [0, 2], 'and?', { do: 'heard' }) })).toThrow('its own seat only');
  });
  test('opens no lanes', () => {
    const opening = () => begin({ talk: (s) => together(s, [s.table.lane], { do: 'talk' }, { do: 'heard' }) });
    expect(opening).toThrow('a lane cannot open lanes');
  });
  test('asks one thing at a time', () => {
    const twice = (s: Toy) => {
      ask(s, [s.table.lane], 'and?', { do: 'heard' });
      next(s, { do: 'heard' });
    };
    expect(() => begin({ talk: twice })).toThrow('heard was pushed over an open question');
  });
  test('skips its own frames only', () => {
    const { s, say } = begin({
      heard: (s) => {
        next(s, { do: 'one' }, { do: 'two' }, { do: 'three' });
        skip(s, 'three');
      },
    });
    say(0, 'go');
    expect(s.table.log!.slice(-2)).toEqual(['heard lane 0 go', 'three lane 0 go']);
    expect(s.table.stack).toEqual([{ do: 'over' }]);
  });
  test('is gone when its seat is released, from outside or from within', () => {
    const { s, say } = begin({ heard: (s) => release(s, s.table.lane) });
    release(s, 2);
    expect([s.table.owing, s.table.lanes[2]]).toEqual([1, []]);
    say(0, 'go');
    expect([s.table.owing, s.table.log!.at(-1)]).toEqual([0, 'over   ']);
  });
});
