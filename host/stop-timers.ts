import { stopBeat } from './beats.ts';
import type { LiveMatch } from './live-match.ts';

/** Cancels the clocks' timers; bots go on thinking. */
export function stopClocks(live: LiveMatch): void {
  for (const stop of live.timers) stop();
  live.timers = [];
  live.retry?.();
  live.retry = null;
}

/** Nothing happens by itself any more. */
export function stopTimers(live: LiveMatch): void {
  stopClocks(live);
  stopBeat(live);
  stopBots(live);
}

/** Bots forget what they were about to do, and what they have said before it. */
export function stopBots(live: LiveMatch): void {
  for (const { stop } of live.thinking.values()) stop();
  live.thinking.clear();
  live.talk?.stop();
  live.talk = null;
  live.says.clear();
}
