import { endBeats } from './beats.ts';
import type { LiveMatch } from './live-match.ts';

/** Runs one task of a match after the other; a failure reaches only whoever asked for it. */
export function enqueue<R>(live: LiveMatch, run: () => Promise<R>): Promise<R> {
  const done = live.queue.then(run).finally(() => endBeats(live));
  live.queue = done.catch(() => undefined);
  return done;
}
