import { manualClock } from '@duskhall/host';
import { type AnyGame, fastRng } from '@duskhall/kernel';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { expect, test } from 'vitest';
import type { Asked, Minds } from '../bots/minds.ts';
import { openMemory } from '../index.ts';
import { type End, openTable } from '../ladder/game-table.ts';
import { levelSitter } from '../ladder/level-sitter.ts';
import { testConfig } from './test-config.ts';

/** Two levels at a table, over minds that decide when they are told to; `busy`: for how long their threads are. */
async function seatLevels(time: number) {
  const clock = manualClock();
  const asked: Asked[] = [];
  const answers: ((move: unknown) => void)[] = [];
  const state = { busy: 0, forgotten: 0 };
  const minds: Minds = {
    decide: (one) => {
      asked.push(one);
      return new Promise((resolve) => answers.push((move) => resolve({ move, reason: null })));
    },
    waitOf: () => Math.max(0, state.busy - clock.now()),
    timeOf: () => time,
    counts: () => ({ made: 0, cut: 0, missed: 0 }),
    forget: () => void state.forgotten++,
    close: async () => {},
  };
  const storage = await openMemory();
  const config = testConfig({ storage, clock, minds });
  const sit = () => levelSitter(config, ticTacToe as AnyGame, 'master', fastRng(1));
  const open = () => openTable('a game', ticTacToe as AnyGame, { options: {}, seed: 'x' }, [sit(), sit()]);
  return { clock, asked, answers, state, open, settle: () => new Promise((resolve) => setImmediate(resolve)) };
}

test('a level gets what its seat sees, and its answer takes the time set aside, however soon it was found', async () => {
  const { clock, asked, answers, open, settle } = await seatLevels(1000);
  const table = open();
  await settle();
  const { inquiry } = asked[0]!.read(null);
  expect(inquiry.view).toEqual(ticTacToe.view(table.match.s as never, 0));
  answers[0]!({ cell: 4 });
  clock.advance(999);
  await settle();
  expect(table.match.record.entries).toHaveLength(0);
  clock.advance(1);
  await settle();
  expect(table.match.record.entries).toHaveLength(1);
  expect(asked[1]!.seat).toBe(1);
});

test('a level waits where the bot threads are busy, rather than to be turned away', async () => {
  const { clock, asked, state, open, settle } = await seatLevels(0);
  state.busy = 10_000;
  open();
  await settle();
  expect(asked).toHaveLength(0);
  clock.advance(7000);
  await settle();
  expect(asked).toHaveLength(1);
});

test('a level that fails or does not answer by the rules ends the game for nothing', async () => {
  const { answers, state, open, settle } = await seatLevels(0);
  const table = open();
  await settle();
  answers[0]!({ cell: 99 });
  const end: End = await table.over;
  expect(end).toMatchObject({ isVoid: true });
  expect(state.forgotten).toBe(2);
  expect(table.isOpen()).toBe(false);
});
