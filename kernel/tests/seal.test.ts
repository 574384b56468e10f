import { describe, expect, test } from 'vitest';
import { answer, ask, below, next, seal } from '../index.ts';
import { begin, type Toy } from './toy.ts';

describe('a seal', () => {
  const asking = (seats: number[]) => ({
    begin: (s: Toy) => ask(s, [0], 'first?', { do: 'again' }),
    again: (s: Toy) => ask(s, seats, 'second?', { do: 'said' }),
  });
  const rows: [string, Parameters<typeof begin>[0], number][] = [
    ['is not set by asking the mover again', asking([0]), 0],
    ['is set by asking another seat', asking([1]), 1],
    ['is set by asking several', asking([0, 1]), 1],
    ['is set by a draw', { ...asking([0]), again: (s) => void below(s.table.rng, 6, 'die') }, 1],
    ['is set by a rule', { ...asking([0]), again: seal }, 1],
    ['is not set by going on', { ...asking([0]), again: (s) => next(s, { do: 'on' }) }, 0],
  ];
  for (const [what, acts, seals] of rows)
    test(what, () => {
      const { s, steps } = begin(acts);
      const { sealed } = s.table;
      answer(steps, s, 0, 'a');
      expect(s.table.sealed - sealed).toBe(seals);
    });
  test('is set when the answers of several meet', () => {
    const { s, steps } = begin({ begin: (s) => ask(s, [0, 1], 'well?', { do: 'said' }) });
    const { sealed } = s.table;
    answer(steps, s, 0, 'a');
    expect(s.table.sealed).toBe(sealed);
    answer(steps, s, 1, 'b');
    expect([s.table.sealed, s.table.isShared]).toEqual([sealed + 1, false]);
  });
});
