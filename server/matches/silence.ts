import { stopBeat } from './beats.ts';
import type { LiveMatch } from './live-match.ts';

/** Calls the clocks' timers off; bots that think go on. */
export function quiet(live: LiveMatch): void {
  for (const stop of live.timers) stop();
  live.timers = [];
  live.retry?.();
  live.retry = null;
}

export function silence(live: LiveMatch): void {
  quiet(live);
  stopBeat(live);
  rest(live);
}

/** Bots stop thinking. */
export function rest(live: LiveMatch): void {
  for (const { stop } of live.thinking.values()) stop();
  live.thinking.clear();
  for (const stop of live.speaking.values()) stop();
  live.speaking.clear();
}
