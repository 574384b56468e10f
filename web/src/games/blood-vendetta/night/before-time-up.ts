/** So many milliseconds before a vote closes, a choice that was tapped but not confirmed is sent. */
const BEFORE = 1500;

/**
 * Runs something just before the time is up, at once if that is now; the function returned cancels it. Without a limit, and in
 * a pause, it waits for the person.
 */
export function beforeTimeUp(ends: number, stoppedAt: number | undefined, run: () => void): (() => void) | undefined {
  if (ends < 0 || stoppedAt !== undefined) return;
  const timer = setTimeout(run, Math.min(2 ** 31 - 1, Math.max(0, ends - performance.now() - BEFORE)));
  return () => clearTimeout(timer);
}
