import { endBeats } from './beats.ts';
import type { LiveMatch } from './live-match.ts';

/** Does one thing after the other; a failure concerns only who asked for it. */
export function enqueue<R>(live: LiveMatch, run: () => Promise<R>): Promise<R> {
  const done = live.queue.then(run).finally(() => endBeats(live));
  live.queue = done.catch(() => undefined);
  return done;
}
