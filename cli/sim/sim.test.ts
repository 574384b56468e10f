import { expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { run } from '../tests/scripted-terminal.ts';
import { simulate } from './simulation.ts';
import { addTally, countGame, emptyTally, lengthAt } from './tally.ts';

async function simulated(...words: string[]) {
  const { code, output, errors } = await run(['sim', ...words, '--json']);
  expect([code, errors]).toEqual([0, '']);
  const { decisionsPerSecond, ...rest } = JSON.parse(output);
  expect(decisionsPerSecond).toBeGreaterThan(0);
  return rest;
}

test('the results do not depend on the number of cores', async () => {
  const games = ['tic-tac-toe', '--games', '300', '--seed', 'x'];
  const [one, two, three] = [
    await simulated(...games, '--cores', '1'),
    await simulated(...games, '--cores', '2'),
    await simulated(...games, '--cores', '3'),
  ];
  expect(one.games).toBe(300);
  expect([two, three]).toEqual([one, one]);
  expect(await simulated('tic-tac-toe', '--games', '300', '--seed', 'y')).not.toEqual(one);
});

for (const { name, seats } of GAMES)
  test(`${name}: the shape of the summary`, async () => {
    const summary = await simulated(name, '--games', '20', '--seats', String(seats.max), '--bots', 'random');
    expect(summary).toMatchObject({ game: name, games: 20, seats: seats.max });
    expect(summary.bots).toEqual(Array.from({ length: seats.max }, () => 'random'));
    const { median, p95, max } = summary.length;
    expect(median).toBeGreaterThan(0);
    expect(p95).toBeGreaterThanOrEqual(median);
    expect(max).toBeGreaterThanOrEqual(p95);
    expect(summary.decisions).toBeLessThanOrEqual(20 * max);
    expect(summary.results.seats).toHaveLength(seats.max);
    const wins = summary.results.seats.reduce((sum: number, seat: { wins: number }) => sum + seat.wins, 0);
    expect(wins).toBeLessThanOrEqual(20);
  });

test('a person reads a table of at most 80 columns', async () => {
  const { output } = await run(['sim', GAMES[0]!.name, '--games', '10']);
  for (const said of ['games', 'decisions per second per core', 'median', 'mean score']) expect(output).toContain(said);
  for (const line of output.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('a game is the same whichever games are played before it', () => {
  const simulation = { game: 'leduc-poker', seats: 2, options: {}, seed: 'x', bots: ['random', 'random'] };
  const halves = emptyTally(2);
  for (const first of [0, 50]) addTally(halves, simulate(simulation, first, 50));
  expect(halves).toEqual(simulate(simulation, 0, 100));
});

test('wins, shared wins and lengths are counted', () => {
  const tally = emptyTally(2);
  countGame(tally, 5, [1, 0], 'line');
  countGame(tally, 9, [0.5, 0.5], 'full');
  countGame(tally, 7, [1, 0], 'line');
  expect(tally.seats).toEqual([
    { wins: 2, shared: 1, score: 2.5 },
    { wins: 0, shared: 1, score: 0.5 },
  ]);
  expect(tally.endings).toEqual({ line: 2, full: 1 });
  expect([0.5, 0.95, 1].map((share) => lengthAt(tally, share))).toEqual([7, 9, 9]);
});
