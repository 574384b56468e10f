import type { Reporter } from 'vitest/node';

/** Ends a run with one plain line, "3 passed, 0 failed, 1 skipped"; what breaks outside a test counts as a failure. */
export const summary: Reporter = {
  onTestRunEnd(modules, unhandledErrors) {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) count[test.result().state]++;
      for (const suite of [module, ...module.children.allSuites()]) count.failed += suite.errors().length;
    }
    console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped + count.pending} skipped`);
  },
};
