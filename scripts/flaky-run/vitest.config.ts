import { defineConfig } from 'vitest/config';
import { summary } from '../summary-reporter.ts';

/** A run of its own, which `summary-reporter.test.ts` starts: the first FLAKY of its tests need a second try. */
export default defineConfig({
  test: { root: import.meta.dirname, include: ['attempts.ts'], retry: 1, reporters: [summary] },
});
