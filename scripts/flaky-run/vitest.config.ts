import { defineConfig } from 'vitest/config';
import { summary } from '../summary-reporter.ts';

/** The run started by `summary-reporter.test.ts`, in which the first FLAKY tests fail once. */
export default defineConfig({
  test: { root: import.meta.dirname, include: ['attempts.ts'], retry: 1, reporters: [summary] },
});
