import { manualClock } from '@duskhall/host';
import { type AnyGame, fastRng } from '@duskhall/kernel';
import { kuhnPoker } from '@duskhall/kuhn-poker';
import { expect, test } from 'vitest';
import { mindsHere, openMemory } from '../index.ts';
import { type Contestant, playDuel } from '../ladder/duel.ts';
import type { Sitter } from '../ladder/game-table.ts';
import { isAnchor, LEVELS_ON_LADDER, luckPartOf, newProgram, rated, shareOf, summed } from '../ladder/rating.ts';
import { testConfig } from './test-config.ts';

/** A duel of Kuhn poker between two who take the first move, or `move` their own. */
async function duel(move?: (seat: number) => unknown, minds = mindsHere([kuhnPoker as AnyGame])) {
  const dealt: string[] = [];
  const game = {
    ...kuhnPoker,
    setup: (...given: Parameters<typeof kuhnPoker.setup>) => {
      dealt.push(given[2].seed as string);
      return kuhnPoker.setup(...given);
    },
  } as AnyGame;
  const seated: { [name: string]: [seed: string, seat: number][] } = { first: [], second: [] };
  const contestant = (name: string): Contestant => ({
    name,
    sit: (): Sitter => ({
      asked(table, turn) {
        if (turn === null) return;
        queueMicrotask(() => {
          if (name === 'first' && move !== undefined) table.end({ forfeit: turn.seat });
          else table.answer(turn.seat, turn.moves[0]);
        });
      },
      left: (table, seat) => void seated[name]!.push([table.match.record.seed, seat]),
    }),
  });
  const storage = await openMemory();
  const config = testConfig({ storage, clock: manualClock(), minds });
  const plan = { config, game, options: {}, chance: fastRng(1) };
  const found = await playDuel(plan, [contestant('first'), contestant('second')]).over;
  return { dealt, seated, found };
}

test('a duel has two deals with the seats swapped, each played once more by two Regulars and by nobody twice', async () => {
  const { dealt, seated, found } = await duel();
  const [one, other] = [...new Set(dealt)];
  expect(dealt.toSorted()).toEqual([one, one, other, other].toSorted());
  expect(seated.first).toEqual([
    [one, 0],
    [other, 1],
  ]);
  expect(seated.second).toEqual([
    [one, 1],
    [other, 0],
  ]);
  expect(found.forfeit).toBe('');
  expect(Math.abs(found.luck)).toBeLessThanOrEqual(0.5);
});

test('who gives a game up loses the duel', async () => {
  const { found } = await duel(() => null);
  expect(found).toEqual({ share: 0, luck: 0, forfeit: 'first' });
});

test('what is given up is lost at once, whatever becomes of the Regulars', async () => {
  let forgotten = 0;
  const thinking = { ...mindsHere([kuhnPoker as AnyGame]), decide: () => new Promise<never>(() => {}) };
  const { found } = await duel(() => null, { ...thinking, forget: () => void forgotten++ });
  expect(found).toEqual({ share: 0, luck: 0, forfeit: 'first' });
  // Both of their seats have been left.
  expect(forgotten).toBe(2);
});

test('luck is what Regulars got from the same seats, and the part of it that counts is learned', () => {
  expect(
    summed([
      { share: 1, regular: 1 },
      { share: 0.5, regular: 1 },
    ]),
  ).toEqual({ share: 0.75, luck: 0.5 });
  expect(
    summed([
      { share: 1, regular: 1 },
      { share: 1, regular: 0 },
    ]),
  ).toEqual({ share: 1, luck: 0 });
  expect([shareOf([3, 1], 0), shareOf([3, 1], 1), shareOf([2, 2], 0)]).toEqual([1, 0, 0.5]);
  const results = (shareOfLuck: (luck: number) => number, forfeit = '') =>
    [-0.5, 0, 0.5, 0].flatMap((luck) => Array(100).fill({ luck, share: shareOfLuck(luck), forfeit }));
  expect(luckPartOf([])).toBe(0.2);
  expect(luckPartOf(results((luck) => 0.5 + luck))).toBeGreaterThan(0.9);
  expect(luckPartOf(results(() => 0.5))).toBeLessThan(0.02);
  // What is far-fetched is bounded, and a duel that was given up tells nothing.
  expect(luckPartOf(results((luck) => 0.5 - luck))).toBe(0);
  expect(luckPartOf(results((luck) => 0.5 + luck, 'Ann'))).toBe(0.2);
});

test('ratings follow results; a Regular stays where it is, and nobody gets surer than a bound', () => {
  const regular = LEVELS_ON_LADDER.find(({ name }) => isAnchor(name))!;
  let player = newProgram('Ann');
  for (let i = 0; i < 200; i++) {
    const [after, same] = rated([player, regular], i % 4 === 0 ? 0 : 1, '');
    expect(same).toEqual({ ...regular, duels: 1 });
    player = after!;
  }
  // Three of four is 191 points on the scale of chess.
  expect(player.rating.points).toBeGreaterThan(1600);
  expect(player.rating.points).toBeLessThan(1800);
  expect(player.rating.deviation).toBeGreaterThanOrEqual(40);
  expect(player.duels).toBe(200);
  const [loser, winner] = rated([player, newProgram('Bob')], 0, 'Ann');
  expect([loser!.forfeits, winner!.forfeits]).toEqual([1, 0]);
  expect(loser!.rating.points).toBeLessThan(player.rating.points);
  // Scores may lie a little outside of 0 to 1.
  expect(rated([player, regular], 1.25, '')[0]!.rating.points).toBeGreaterThan(
    rated([player, regular], 1, '')[0]!.rating.points,
  );
});
