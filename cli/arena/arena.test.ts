import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { findGame } from '../games.ts';
import { run } from '../tests/scripted-terminal.ts';
import { type Encounter, encounter, pairsOf, shareOf, type Tournament } from './encounter.ts';
import { plotRatings } from './plot.ts';
import { newRating, rate } from './rating.ts';
import { intervalOf, standingOf } from './standing.ts';

const tournament: Tournament = {
  game: 'tic-tac-toe',
  seats: 2,
  options: {},
  seed: 'x',
  bots: ['regular@60', 'novice@5', 'random'],
  games: 6,
  clock: 'wall',
  isAlone: false,
};
const still = () => 0;
const usual = readOptions(findGame('vampire-empire').options, {}, 2);
const playAll = (given: Tournament): Encounter[] =>
  Array.from({ length: given.games * pairsOf(given.bots).length }, (_, number) => encounter(given, number, still));

test('everybody meets everybody, and the stronger is rated higher', () => {
  const encounters = playAll(tournament);
  expect(encounters.map(({ pair }) => pair)).toEqual([0, 1, 2].flatMap((pair) => Array(6).fill(pair)));
  const standing = standingOf(tournament, encounters, 2);
  expect(standing.pairs.map(({ bots }) => bots.join())).toEqual([
    'regular@60,novice@5',
    'regular@60,random',
    'novice@5,random',
  ]);
  const [regular, , random] = standing.bots;
  expect(regular!.rating.mu).toBeGreaterThan(random!.rating.mu);
  expect(standing.decisionsPerSecond).toBe(Math.round(standing.decisions / 2));
  for (const {
    winRate,
    interval: [low, high],
  } of standing.pairs) {
    expect(low).toBeLessThanOrEqual(winRate);
    expect(high).toBeGreaterThanOrEqual(winRate);
  }
});

test('a game depends on its number alone', () => {
  expect(encounter(tournament, 7, still)).toEqual(encounter(tournament, 7, still));
  expect(playAll(tournament)[7]).toEqual(encounter(tournament, 7, still));
});

test('a bot may judge positions as was learned or as was set by hand', () => {
  const decisions = (bot: string): number[] => {
    const empire = { ...tournament, game: 'vampire-empire', options: usual, bots: [bot, 'random'] };
    return [0, 1, 2].map((number) => encounter(empire, number, still).decisions);
  };
  expect(decisions('master@8+learned')).not.toEqual(decisions('master@8+hand'));
  const plain = { ...tournament, bots: ['regular@9+learned', 'random'] };
  expect(encounter(plain, 0, still).share).toBe(encounter({ ...plain, bots: ['regular@9', 'random'] }, 0, still).share);
});

test('each deal is played twice, with the seats swapped, and every pair gets the same deals', () => {
  const cards = { ...tournament, game: 'carta-impera-victoria', seats: 4, bots: ['random', 'novice@1', 'novice@2'] };
  const encounters = playAll(cards);
  for (const [number, { pair, deal, sides }] of encounters.entries()) {
    const turn = number % cards.games;
    expect(sides).toEqual(turn % 2 === 0 ? [0, 1, 0, 1] : [1, 0, 1, 0]);
    expect(deal).toBe(encounters[pair * cards.games + turn - (turn % 2)]!.deal);
    expect(deal).toBe(encounters[turn]!.deal);
  }
  expect(new Set(encounters.map(({ deal }) => deal)).size).toBe(cards.games / 2);
});

test('alone, the first has each seat of a deal once and the second all others', () => {
  const cards = { ...tournament, game: 'carta-impera-victoria', seats: 4, isAlone: true, bots: ['novice@2', 'random'] };
  const encounters = playAll({ ...cards, games: 8 });
  expect(encounters.map(({ sides }) => sides.indexOf(0))).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
  for (const { sides, times } of encounters) {
    expect(sides.filter((side) => side === 0)).toHaveLength(1);
    expect(times[1]!.length).toBeGreaterThan(times[0]!.length);
  }
  expect(encounters.map(({ deal }) => encounters.findIndex((other) => other.deal === deal))).toEqual([
    0, 0, 0, 0, 4, 4, 4, 4,
  ]);
});

test('whoever is said to sit on a seat does play there, and has what comes of it', () => {
  const encounters = playAll({ ...tournament, bots: ['regular@60', 'random'], games: 24 });
  const leads = encounters.map(({ sides, times }) => times[sides[0]!]!.length - times[sides[1]!]!.length);
  // Who begins and wins has chosen once more than the other; who does not begin never has.
  expect([Math.min(...leads), Math.max(...leads)]).toEqual([0, 1]);
  for (const first of [0, 1]) {
    const shares = encounters.filter(({ sides }) => sides[0] === first).map(({ share }) => share);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.6);
  }
});

test('the winners share the victory', () => {
  expect(shareOf([1, 0, 1, 0], [0, 1, 0, 1])).toBe(1);
  expect(shareOf([1, 0, 1, 0], [1, 0, 1, 0])).toBe(0);
  expect(shareOf([2, 2, 0, 0], [0, 1, 0, 1])).toBe(0.5);
});

test('times are kept of choices only, by bot', () => {
  let now = 0;
  const { times, decisions } = encounter(tournament, 0, () => now++);
  expect(times.flat().every((time) => time === 1000)).toBe(true);
  expect(times.flat().length).toBeLessThanOrEqual(decisions);
  expect(Math.min(...times.map((list) => list.length))).toBeGreaterThan(0);
});

test('the interval is that of Wilson', () => {
  const [low, high] = intervalOf(0.5, 100);
  expect(low).toBeCloseTo(0.4038, 4);
  expect(high).toBeCloseTo(0.5962, 4);
  expect(intervalOf(1, 400)[0]).toBeCloseTo(0.9905, 4);
  expect(intervalOf(1, 400)[1]).toBeCloseTo(1, 9);
});

test('the ratings are those of OpenSkill', () => {
  const [winner, loser] = rate([newRating(), newRating()], [0, 1]);
  expect([winner!.mu, winner!.sigma]).toEqual([expect.closeTo(27.635231, 5), expect.closeTo(8.065506, 5)]);
  expect([loser!.mu, loser!.sigma]).toEqual([expect.closeTo(22.364769, 5), expect.closeTo(8.065506, 5)]);
  const [one, other] = rate([newRating(), newRating()], [0, 0]);
  expect(one!.mu).toBeCloseTo(other!.mu, 9);
});

test('the picture shows every bot, and nothing a name could smuggle in', () => {
  const standing = standingOf(tournament, playAll(tournament), 1);
  standing.bots[0]!.name = '<script>';
  const picture = plotRatings(standing);
  expect(picture).not.toContain('<script>');
  expect(picture.match(/<circle/g)).toHaveLength(3);
});

test('the command plays on workers, prints JSON and draws', async () => {
  const plot = join(mkdtempSync(join(tmpdir(), 'arena-')), 'ratings.svg');
  const words = ['arena', 'tic-tac-toe', '--bots', 'regular@20,random', '--games', '4', '--plot', plot];
  const { code, output, errors } = await run([...words, '--json']);
  expect([code, errors]).toEqual([0, '']);
  const standing = JSON.parse(output);
  expect(standing.pairs[0]).toMatchObject({ bots: ['regular@20', 'random'], games: 4 });
  expect(readFileSync(plot, 'utf8')).toContain('regular@20');
  const told = await run(words);
  for (const line of told.output.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

for (const [words, why] of [
  [['--games', '3'], 'even'],
  [['--bots', 'master@00,random'], 'is not a valid bot'],
] as const)
  test(`${words.join(' ')} is refused`, async () => {
    const { code, errors } = await run(['arena', 'tic-tac-toe', ...words]);
    expect([code, errors]).toEqual([2, expect.stringContaining(why)]);
  });
