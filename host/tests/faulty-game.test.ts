import { type AnyGame, digestOf, openMatch, replay, type Seat, type Types } from '@duskhall/kernel';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { expect, test, vi } from 'vitest';
import { move } from '../actions.ts';
import type { LiveMatch } from '../live-match.ts';
import { enqueue } from '../queue.ts';
import { schedule } from '../schedule.ts';
import { openTest } from './test-match.ts';

/** Tic-tac-toe that throws in the middle of the seat's first moves: its mark has been made by then. */
function faulty(seat: Seat, times: number): AnyGame {
  let left = times;
  return {
    ...(ticTacToe as AnyGame),
    apply(s, mover, given) {
      ticTacToe.apply(s as never, mover, given as never);
      if (mover === seat && left-- > 0) throw new Error('a fault of the game');
    },
  };
}
const isAsRecorded = ({ game, match }: LiveMatch): boolean =>
  digestOf(game, match.s) === digestOf(game, replay(game, match.record).s);
const begun = (game: AnyGame) => openMatch<Types>(game, { seats: 2, options: {}, seed: 'faulty' });

test('a move in which the game throws leaves the match as it was', async () => {
  const { live } = openTest(begun(faulty(0, 1)));
  const make = () => enqueue(live, () => move(live, 0, 1, [live.game.legal(live.match.s, 0)[0]]));
  const before = JSON.stringify(live.match.s);
  await expect(make()).rejects.toThrow('a fault of the game');
  expect([JSON.stringify(live.match.s), live.match.record.entries]).toEqual([before, []]);
  await make();
  expect(isAsRecorded(live)).toBe(true);
  expect(live.match.record.entries.length).toBe(1);
});

test('a bot whose move fails because of the game tries again a little later', async () => {
  const seats = ['novice', ''].map((bot, seat) => ({ account: bot === '' ? `p${seat}` : '', bot, name: `P${seat}` }));
  const { live, clock, errors } = openTest(begun(faulty(0, 2)), seats);
  schedule(live);
  await vi.waitFor(() => {
    clock.advance(500);
    expect(live.match.record.entries.length).toBe(1);
  });
  expect(errors.length).toBe(2);
  expect(isAsRecorded(live)).toBe(true);
});
