import { defineConfig } from 'vitest/config';
import { summary } from './scripts/summary-reporter.ts';

export default defineConfig({
  test: {
    include: ['{kernel,games/*,bots,protocol,server,web,cli}/**/*.test.ts', 'scripts/**/*.test.ts'],
    reporters: ['default', summary],
    // Left alone, a run keeps one core free: on two cores that would be half the machine.
    pool: 'threads',
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
