import { fastRng, type Skill } from '@duskhall/kernel';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { expect, test } from 'vitest';
import { LEVEL_NAMES, LEVELS, levelBot } from './index.ts';

test('a policy of the game is told how sharply the level chooses, on the scale of the game, and how well it remembers', () => {
  const s = ticTacToe.setup({}, 2, fastRng(1));
  for (const name of LEVEL_NAMES) {
    const told: Skill[] = [];
    const game = {
      ...ticTacToe,
      hints: {
        value: () => [0.5, 0.5],
        weights: (_: object, moves: readonly { cell: number }[]) => moves.map(() => 1),
        temperature: 5,
        decide(_: object, moves: readonly { cell: number }[], __: object, skill?: Skill) {
          told.push(skill!);
          return moves[3]!;
        },
      },
    };
    const move = levelBot(name)(game, ticTacToe.view(s, 0), ticTacToe.legal(s, 0), fastRng(1));
    const { temperature, memory } = LEVELS[name];
    expect([move, told]).toEqual([{ cell: 3 }, [{ temperature: 5 * temperature, memory }]]);
  }
});
