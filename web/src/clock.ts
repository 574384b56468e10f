import type { Clock } from '@duskhall/host';

/** The page's only source of time: no other file may use `Date`. */
export const pageClock: Clock = {
  now: () => Math.floor(performance.now()),
  date: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/**
 * Measures how long the page was away. A device that sleeps may stop every clock but the date; a date that was set
 * meanwhile makes it seem longer, never shorter.
 */
export function stopwatch({ now, date }: Clock = pageClock): () => number {
  const [begun, begunOn] = [now(), date()];
  return () => Math.max(now() - begun, Math.abs(date() - begunOn));
}
