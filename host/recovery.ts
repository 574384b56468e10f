import { beatOf, type LiveMatch } from './live-match.ts';
import { publish } from './publish.ts';
import { enqueue } from './queue.ts';
import { restore } from './save.ts';
import { schedule } from './schedule.ts';
import { stopBots, stopClocks } from './stop-timers.ts';
import { isDecided, verdictOf } from './verdict.ts';
import { isDrawn, openWindow } from './window.ts';

/** Milliseconds before the first new attempt after a failed write, and at most. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
/** Exponential backoff. */
export const waitAfter = (failures: number): number => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);

/** Something could not be written: everything but the beat stops until it can be, then goes on by itself. */
export function retryLater(live: LiveMatch): void {
  stopClocks(live);
  stopBots(live);
  if (live.isStopped) return;
  live.retry = live.ports.clock.after(waitAfter(live.failures++), () => {
    enqueue(live, () => retry(live)).catch(live.ports.fail);
  });
}

async function retry(live: LiveMatch): Promise<void> {
  if (live.isStopped) return;
  try {
    await goOn(live);
  } catch (error) {
    live.ports.fail(error);
    retryLater(live);
  }
}

/** After a failed write, looks at once what is stored, for somebody who cannot wait for the next attempt; false: no need. */
export async function recover(live: LiveMatch): Promise<boolean> {
  if (live.retry === null || live.isOver) return false;
  await goOn(live);
  return true;
}

async function goOn(live: LiveMatch): Promise<void> {
  await live.ports.storage.check();
  if (!live.isOver) await restore(live);
  live.verdict = verdictOf(live);
  if (isDecided(live)) return conclude(live);
  // The clocks show more than viewers were told.
  live.extensions++;
  // What was drawn for one person alone is too short if somebody has come to watch meanwhile.
  if (isDrawn(live)) openWindow(live, true);
  publish(live, 'anew', beatOf(live) > 0);
  schedule(live);
}

/** Stores the end of a match, now or as soon as that can be written. */
export async function conclude(live: LiveMatch): Promise<void> {
  live.isOver = true;
  try {
    await live.ports.finish(live.verdict.length > 0 ? live.verdict : live.game.scores(live.match.s)!);
  } catch (error) {
    live.ports.fail(error);
    retryLater(live);
  }
}
