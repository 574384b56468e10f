import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FLAGSHIP, GAMES } from '../games.ts';
import { freshFile, run } from '../tests/scripted-terminal.ts';
import { dropsIn } from './baseline.ts';

test('a smoke run measures every game, and the flagship against boardgame.io', async () => {
  const file = freshFile('baseline.json');
  const { code, output, errors } = await run(['bench', '--smoke', '--json', '--baseline', file]);
  expect([code, errors]).toEqual([0, '']);
  const { games, versus } = JSON.parse(output);
  expect(Object.keys(games)).toEqual(GAMES.map(({ name }) => name));
  for (const figures of Object.values(games) as object[]) {
    expect(Object.keys(figures)).toEqual([
      'decisionsPerSecond',
      'clonesPerSecond',
      'replaysPerSecond',
      'bytesPerRecord',
      'iterationsPerSecond',
    ]);
    for (const figure of Object.values(figures)) expect(figure).toBeGreaterThan(0);
  }
  expect(versus['boardgame.io'].ratio).toBeGreaterThan(0);
  const ratios = JSON.parse(readFileSync(file, 'utf8'));
  expect(Object.keys(ratios.games)).toEqual(Object.keys(games));
  expect(ratios.versus['boardgame.io']).toBe(versus['boardgame.io'].ratio);
});

test('replays are measured: all digests cost more than the last, and a snapshot saves most', async () => {
  const { code, output } = await run(['bench', 'replay', '--smoke', '--json', '--games', 'blood-vendetta']);
  const { seats, entries, verify, replay, load } = JSON.parse(output)['blood-vendetta'];
  expect([code, seats, entries > 1000]).toEqual([0, 24, true]);
  expect(verify).toBeGreaterThan(2 * replay);
  expect(replay).toBeGreaterThan(2 * load);
});

test('without the flagship there is nothing to compare', async () => {
  const other = GAMES.find((game) => game !== FLAGSHIP)!.name;
  const { games, versus } = JSON.parse((await run(['bench', '--smoke', '--json', '--games', other])).output);
  expect([Object.keys(games), versus]).toEqual([[other], {}]);
});

test('a person reads a table of at most 80 columns', async () => {
  const { output } = await run(['bench', '--smoke']);
  for (const { name } of GAMES) expect(output).toContain(name);
  for (const line of output.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('a drop of more than a third against the baseline is reported', () => {
  const before = { games: { chess: { clonesPerSecond: 3, decisionsPerSecond: 3 } }, versus: { other: 300 } };
  const now = {
    games: { chess: { clonesPerSecond: 1.9, decisionsPerSecond: 2.1 }, go: { clonesPerSecond: 1 } },
    versus: { other: 150 },
  };
  expect(dropsIn(now, before)).toEqual([
    { figure: 'chess clonesPerSecond', baseline: 3, now: 1.9 },
    { figure: 'versus other', baseline: 300, now: 150 },
  ]);
  expect(dropsIn(before, before)).toEqual([]);
});
