import { defineConfig } from 'vitest/config';

/** The tests in a real browser alone: `npx vitest run --config web/vitest.config.ts`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['tests/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 1,
    testTimeout: 120_000,
  },
});
