import { configDefaults, defineConfig } from 'vitest/config';
import { summary } from './scripts/summary-reporter.ts';

const inBrowsers = 'web/tests/**/*.test.ts';

export default defineConfig({
  test: {
    reporters: ['default', summary],
    // Left alone, a run keeps one core free: on two cores that would be half the machine.
    pool: 'threads',
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: ['{kernel,games/*,bots,protocol,server,web,cli}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, inBrowsers],
        },
      },
      { extends: true, test: { name: 'browser', include: [inBrowsers], globalSetup: 'web/tests/page.ts' } },
    ],
  },
});
