import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { below, fastRng, readOptions } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { findGame } from '../../cli/games.ts';
import { type Checkpoint, checkpointIn } from './checkpoint.ts';
import { fitWeights, lossOf, type Played, USUAL_FITTING } from './fit.ts';
import { train } from './generations.ts';
import { playAlone } from './self-play.ts';

const TRUTH = [1.5, -1, 0.5, 0, 0.25];
const fitting = { ...USUAL_FITTING, epochs: 25, rate: 1e-2, decay: 0 };

/** Games of two rows whose results follow the linear model `TRUTH`. */
function drawn(count: number, seed: number): Played[] {
  const rng = fastRng(seed);
  const chance = () => below(rng, 1e6, 'x') / 1e6;
  const drawRow = (): { row: number[]; result: number } => {
    const row = TRUTH.map((_, place) => (place === TRUTH.length - 1 ? 1 : 4 * chance() - 2));
    const sum = TRUTH.reduce((total, weight, place) => total + weight * row[place]!, 0);
    return { row, result: chance() < 1 / (1 + Math.exp(-sum)) ? 1 : 0 };
  };
  return Array.from({ length: count }, () => {
    const first = drawRow();
    let second = drawRow();
    while (second.result !== first.result) second = drawRow();
    return { rows: Float32Array.of(...first.row, ...second.row), shares: [first.result] };
  });
}

test('the fit recovers the linear model that drew the results', () => {
  const weights = fitWeights(drawn(4000, 1), TRUTH.length, fastRng(1), fitting);
  for (const [place, weight] of weights.entries()) expect(Math.abs(weight - TRUTH[place]!)).toBeLessThan(0.15);
  const fresh = drawn(2500, 2);
  expect(Math.abs(lossOf(fresh, weights) - lossOf(fresh, Float64Array.from(TRUTH)))).toBeLessThan(0.005);
});

test('three sides are compared by softmax, each by its own features', () => {
  const rng = fastRng(5);
  const chance = () => below(rng, 1e6, 'x') / 1e6;
  const games = Array.from({ length: 6000 }, (): Played => {
    const rows = Array.from({ length: 3 }, () => [4 * chance() - 2, 4 * chance() - 2]);
    const parts = rows.map(([a, b]) => Math.exp(a! - 0.5 * b!));
    const point = chance() * (parts[0]! + parts[1]! + parts[2]!);
    const winner = point < parts[0]! ? 0 : point < parts[0]! + parts[1]! ? 1 : 2;
    return { rows: Float32Array.from(rows.flat()), shares: rows.map((_, side) => Number(side === winner)) };
  });
  const weights = fitWeights(games, 2, fastRng(1), fitting);
  expect(Math.abs(weights[0]! - 1) + Math.abs(weights[1]! + 0.5)).toBeLessThan(0.15);
});

test('results that have nothing to do with the features teach nothing', () => {
  const results = drawn(4000, 3).map(({ shares }) => shares);
  const mixed = drawn(4000, 4).map(({ rows }, place) => ({ rows, shares: results[place]! }));
  const weights = fitWeights(mixed, TRUTH.length, fastRng(1), fitting);
  for (const weight of weights.slice(0, -1)) expect(Math.abs(weight)).toBeLessThan(0.15);
});

test('weights that begin somewhere are drawn back there', () => {
  const start = [3, 3, 3, 3, 3];
  const few = drawn(20, 6);
  const strong = { ...fitting, decay: 10 };
  for (const weight of fitWeights(few, TRUTH.length, fastRng(1), strong, start))
    expect(Math.abs(weight - 3)).toBeLessThan(0.3);
  for (const weight of fitWeights(few, TRUTH.length, fastRng(1), strong)) expect(Math.abs(weight)).toBeLessThan(0.3);
});

const empire = findGame('vampire-empire');

test('an opponent decides for its seat alone, by what that seat sees, and the game is told as usual', () => {
  const setting = { seats: 2, options: readOptions(empire.options, {}, 2) };
  const viewers = new Set<number>();
  const play = (seat: number) =>
    playAlone(empire, 'opponent', setting, {
      ...{ rounds: 4, slips: 0 },
      opponent: {
        ...{ seat, game: empire },
        bot: (_, view, moves) => {
          viewers.add((view as { viewer: number }).viewer);
          return moves.find((move) => 'resign' in (move as object)) ?? moves[0]!;
        },
      },
    });
  const first = play(1);
  expect([...viewers]).toEqual([1]);
  expect(first.rows.length).toBeGreaterThan(0);
  viewers.clear();
  play(0);
  expect([...viewers]).toEqual([0]);
});

const games = [2, 2];
const settings = [{ seats: 2, options: readOptions(empire.options, {}, 2) }];

test('the same seed learns the same weights, also after it was stopped; another learns others', () => {
  const { weights, lessons } = train(empire, { seed: 'x', rounds: 8, settings, games });
  const stored = new Map<string, readonly Played[]>();
  const checkpoint: Checkpoint = {
    load: (part) => (stored.get(part) as Played[]) ?? null,
    save: (part, played) => void stored.set(part, played),
  };
  let left = 3;
  const stop = () => {
    if (--left === 0) throw new Error('stopped');
  };
  expect(() => train(empire, { seed: 'x', rounds: 8, settings, games, checkpoint, onPlayed: stop })).toThrow('stopped');
  expect([...stored.keys()]).toEqual(['from 0']);
  const resumed = train(empire, { seed: 'x', rounds: 8, settings, games, checkpoint });
  expect(resumed.weights).toEqual(weights);
  expect(resumed.lessons).toEqual(lessons);
  // Games of the second generation are others after more games of the first.
  const longer = train(empire, { seed: 'x', rounds: 8, settings, games: [3, 2], checkpoint });
  expect(longer.weights).toEqual(train(empire, { seed: 'x', rounds: 8, settings, games: [3, 2] }).weights);
  expect(train(empire, { seed: 'y', rounds: 8, settings, games: [2] }).weights).not.toEqual(weights);
});

test('a checkpoint gives back the games it was given', () => {
  const folder = pathToFileURL(`${mkdtempSync(`${tmpdir()}/train-`)}/`);
  const played: Played[] = [
    { rows: Float32Array.of(1, 2, 3, 4), shares: [0.5] },
    { rows: Float32Array.of(5, 6), shares: [1, 0] },
  ];
  const checkpoint = checkpointIn(folder);
  expect(checkpoint.load('0-0')).toBeNull();
  checkpoint.save('0-0', played);
  expect(checkpoint.load('0-0')).toEqual(played);
});
