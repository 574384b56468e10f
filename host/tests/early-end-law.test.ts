import { type BloodVendetta, bloodVendetta } from '@duskhall/blood-vendetta';
import {
  type AnyGame,
  below,
  CLOSE,
  fastRng,
  HOUSE,
  type Match,
  openMatch,
  type Rng,
  readOptions,
  type Seat,
  shuffle,
  type Types,
  waiting,
} from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { enterMoves, undoMove } from '../actions.ts';
import { enqueue } from '../queue.ts';
import { schedule } from '../schedule.ts';
import { openTest, type TestMatch } from './test-match.ts';

const ROLES =
  'king queen bride banshee lamia revenant monk leader hunter varg-leader tricky-varg newly-turned vampire vampire';
type State = BloodVendetta['state'];

/** A day of the table from its first call to Nightfall: who answers what, and who is slow, is drawn from `rng`. */
interface Day {
  callMode: 'sequential' | 'simultaneous';
  /** When seats finish, as shares of each window's time, in any order of seats. */
  times: readonly number[];
  rng: Rng;
  game?: Partial<AnyGame>;
}

const stateOf = ({ live }: TestMatch): State => live.match.s as unknown as State;
const isOpen = (one: TestMatch): boolean => stateOf(one).phase !== 'night';

/** Lets so much time pass, or less: what is due is done at its own time. */
async function pass({ clock, live }: TestMatch, milliseconds: number): Promise<void> {
  const due = clock.untilNext();
  clock.advance(due < 0 ? milliseconds : Math.min(milliseconds, due));
  await live.queue;
}

/** Some answer to the open question; a board ends with its lock. */
function anyAnswer({ live }: TestMatch, seat: Seat, rng: Rng): object {
  const moves = live.game.legal(live.match.s, seat) as object[];
  const lock = moves.find((move) => 'lock' in move);
  if (lock !== undefined && below(rng, 2, 'lock') === 1) return lock;
  const given = moves.filter((move) => !('none' in move) && !('lock' in move));
  return given[below(rng, given.length, 'answer')] ?? moves[0]!;
}

const enter = ({ live }: TestMatch, seat: Seat, move: object) => enqueue(live, () => enterMoves(live, seat, [move]));
const owes = ({ live }: TestMatch, seat: Seat): boolean => waiting(live.match.s).includes(seat);
const gestureOf = ({ live }: TestMatch, seat: Seat) =>
  (live.game.free(live.match.s, seat) as object[]).find((move) => 'gesture' in move);

/** Plays one window: every seat begins when it likes and finishes at its time; then those who may make gestures. */
async function playWindow(one: TestMatch, { times, rng }: Day): Promise<void> {
  const { live, clock } = one;
  const seats = shuffle(rng, [...waiting(live.match.s)], 'who is slow');
  const [from, { entries }] = [clock.now(), live.match.record];
  const length = live.progress.window;
  const order = [...seats.keys()].sort((a, b) => times[a]! - times[b]!);
  for (const place of order) {
    const seat = seats[place]!;
    const last = seats[order.at(-1)!]!;
    // The slowest of all may have finished long before, and taken it back.
    if (seat !== last && owes(one, last) && below(rng, 3, 'slip') === 0) {
      await enter(one, last, anyAnswer(one, last, rng));
      if (below(rng, 2, 'taken back') === 0) await enqueue(live, () => undoMove(live, last)).catch(() => {});
      if (!owes(one, last)) await enqueue(live, () => undoMove(live, last));
    }
    await pass(one, from + Math.floor(times[place]! * length) - clock.now());
    while (owes(one, seat)) await enter(one, seat, anyAnswer(one, seat, rng));
  }
  const closes = () =>
    entries.filter((entry) => 'move' in entry && entry.seat === HOUSE && entry.move === CLOSE).length;
  const before = closes();
  while (closes() === before) {
    await pass(one, 200 + below(rng, 900, 'meanwhile'));
    const seat = seats[below(rng, seats.length, 'gesture')]!;
    const gesture = gestureOf(one, seat);
    if (closes() === before && gesture !== undefined) await enter(one, seat, gesture);
  }
}

/** When each window closed, in milliseconds. */
async function closings(day: Day): Promise<number[]> {
  const roles = ROLES.split(' ');
  const game = { ...bloodVendetta, ...day.game } as typeof bloodVendetta;
  const options = readOptions(game.options, { callMode: day.callMode }, roles.length);
  const match = openMatch(game, { seats: roles.length, options, seed: 'law', scenario: { roles } });
  const one = openTest(match as unknown as Match<Types>);
  schedule(one.live);
  while (isOpen(one)) await playWindow(one, day);
  expect(one.errors).toEqual([]);
  const { entries } = one.live.match.record;
  return entries.flatMap((entry) => ('move' in entry && entry.seat === HOUSE && entry.move === CLOSE ? entry.at : []));
}

/** Two days in which seats finish at the same times, each another one, with other answers. */
async function twoDays(seed: number, callMode: Day['callMode'], game?: Partial<AnyGame>) {
  const rng = fastRng(seed);
  // The slowest finishes four seconds before the end of a board: at times there is nothing to spare.
  const times = ROLES.split(' ').map((_, place) => (place === 0 ? 900 : below(rng, 900, 'time')) / 1000);
  const day = (side: number): Day => ({ callMode, times, rng: fastRng(1000 * seed + side), ...(game && { game }) });
  return [await closings(day(1)), await closings(day(2))] as const;
}

const MODES = ['sequential', 'simultaneous'] as const;
const SEEDS = Array.from({ length: 6 }, (_, seed) => seed);

describe('VN-4.13.5: the end of a step tells when the slowest of all was done, and neither who that was nor what for', () => {
  test.each(MODES)('whoever is slow, with whatever answers, slips and gestures (%s)', async (callMode) => {
    for (const seed of SEEDS) {
      const [one, other] = await twoDays(seed, callMode);
      expect(one.length).toBeGreaterThan(callMode === 'sequential' ? 20 : 8);
      expect(other, `seed ${seed}`).toEqual(one);
    }
  });

  test.each<[string, (s: State) => boolean]>([
    ['the role of the slowest', (s) => s.roles[s.table.mover] === 25],
    ['what was chosen', (s) => s.picks.some((pick) => pick === 0)],
    ['who votes with whom', (s) => s.votes[7] === s.votes[8]],
  ])('the law finds an end that depends on %s', async (_, isTold) => {
    const pace = (s: State) => {
      const { lull: _lull, ...rest } = bloodVendetta.pace(s)!;
      return { ...rest, lull: isTold(s) ? ([2, 2] as const) : ([5, 5] as const) };
    };
    const days = await Promise.all(SEEDS.map((seed) => twoDays(seed, 'simultaneous', { pace } as never)));
    expect(days.some(([one, other]) => `${one}` !== `${other}`)).toBe(true);
  });
});
