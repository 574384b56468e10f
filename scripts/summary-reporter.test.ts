import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Runs four tests of which so many pass at the second try only. */
function runWith(flaky: number): { status: number | null; told: string } {
  const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
  const config = fileURLToPath(new URL('flaky-run/vitest.config.ts', import.meta.url));
  const env = { ...process.env, FLAKY: String(flaky), NO_COLOR: '1' };
  const { status, stdout } = spawnSync(process.execPath, [vitest, 'run', '--config', config], {
    env,
    encoding: 'utf8',
  });
  return { status, told: stdout };
}

test('tests that needed a second try are named at the end', () => {
  const { status, told } = runWith(2);
  expect(told).toContain('flaky: attempts.ts > number 1\n  expected 1 to be greater than 1');
  expect(told).toContain('flaky: attempts.ts > number 2');
  expect(told).not.toContain('number 3');
  expect(told).toContain('4 passed, 0 failed, 0 skipped');
  expect(status).toBe(0);
});

test('a run in which more than two tests needed a second try fails', () => {
  const { status, told } = runWith(3);
  expect(told).toContain('3 tests needed another try; at most 2 may.');
  expect(told).toContain('4 passed, 0 failed, 0 skipped');
  expect(status).toBe(1);
});
