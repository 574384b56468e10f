import { expect, test } from 'vitest';
import { missing } from '../../../scripts/test-servers/find.ts';
import { FLAGSHIP } from '../../games.ts';
import { run } from '../../tests/scripted-terminal.ts';
import { quantile } from './drive.ts';
import { writeScripts } from './plan.ts';

test('a smoke run drives all servers through the same moves', async () => {
  const { code, output, errors } = await run(['bench', 'server', '--smoke', '--json']);
  expect([code, errors]).toEqual([0, '']);
  const { plan, figures, ratios, bars } = JSON.parse(output);
  const shared = process.platform === 'linux' && missing().length === 0 ? ['mixed', 'elsewhere'] : [];
  expect(Object.keys(figures)).toEqual(['boardgame.io', 'disk', 'bots', 'memory', ...shared]);
  for (const { movesPerSecond, saturated, paced } of Object.values(figures) as never[]) {
    expect(movesPerSecond).toBeGreaterThan(0);
    for (const phase of [saturated, paced] as { [figure: string]: number }[]) {
      expect(phase.moves).toBe(plan.matches * plan.most);
      for (const figure of ['seconds', 'p50', 'p99', 'processorMicroseconds', 'bytesPerSeat'])
        expect(phase[figure]).toBeGreaterThan(0);
    }
  }
  expect(Object.keys(ratios)).toEqual(['movesPerSecond', 'processorTime', 'bytes']);
  expect(bars).toEqual({ movesPerSecond: 4, processorTime: 3.5 });
});

test('the same scripts come out every time', () => {
  const [first, second] = writeScripts(FLAGSHIP, 0, 2, 30);
  expect(writeScripts(FLAGSHIP, 1, 1, 30)).toEqual([second]);
  expect(first!.steps).toHaveLength(30);
});

test('a quantile is one of the samples', () => {
  const samples = Array.from({ length: 100 }, (_, i) => 99 - i);
  expect([quantile(samples, 0.5), quantile(samples, 0.99), quantile([], 0.5)]).toEqual([50, 99, 0]);
});
