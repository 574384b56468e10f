import type { Reporter, TestCase } from 'vitest/node';

/** The maximum number of flaky tests in a run; with more, the run fails even if every test passed in the end. */
const FLAKY_ALLOWED = 2;

/**
 * Ends a run with a list of flaky tests and one line, "3 passed, 0 failed, 1 skipped". An error outside a test counts as
 * a failure.
 */
export const summary: Reporter = {
  onTestRunEnd(modules, unhandledErrors) {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0, pending: 0 };
    const flaky: TestCase[] = [];
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        count[test.result().state]++;
        if (test.diagnostic()?.flaky) flaky.push(test);
      }
      for (const suite of [module, ...module.children.allSuites()]) count.failed += suite.errors().length;
    }
    for (const test of flaky)
      console.log(`\nflaky: ${test.module.relativeModuleId} > ${test.fullName}\n  ${firstLine(test)}`);
    if (flaky.length > FLAKY_ALLOWED) {
      console.log(`\n${flaky.length} tests needed another try; at most ${FLAKY_ALLOWED} may.`);
      process.exitCode = 1;
    }
    console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped + count.pending} skipped`);
  },
};

/** Why it failed at first. */
const firstLine = (test: TestCase): string => test.result().errors?.[0]?.message.split('\n')[0] ?? '';
