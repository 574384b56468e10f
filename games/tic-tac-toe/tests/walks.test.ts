import { fastRng, waiting } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { ticTacToe as game } from '../index.ts';
import type { State } from '../state.ts';

test('TTT-3 all games, by their ends, and all positions', () => {
  const ends = { '1,0': 0, '0,1': 0, '0.5,0.5': 0 };
  const positions = new Set<string>();
  const walk = (s: State): void => {
    positions.add(s.board.join());
    const scores = game.scores(s);
    if (scores !== null) {
      ends[scores.join() as keyof typeof ends]++;
      return;
    }
    const seat = waiting(s)[0]!;
    for (const move of game.legal(s, seat)) {
      const after = game.clone(s);
      game.apply(after, seat, move);
      walk(after);
    }
  };
  walk(game.setup({}, 2, fastRng(1)));
  expect(ends).toEqual({ '1,0': 131_184, '0,1': 77_904, '0.5,0.5': 46_080 });
  expect(131_184 + 77_904 + 46_080).toBe(255_168);
  expect(positions.size).toBe(5_478);
});
