import { waiting } from '@duskhall/kernel';
import { keepBeat } from './beats.ts';
import { talk } from './bot-talk.ts';
import { stopIdle, think } from './bot-turn.ts';
import { isAlone, isPlayedByBot, type LiveMatch } from './live-match.ts';
import { clockLeft } from './seat-clocks.ts';
import { stopClocks } from './stop-timers.ts';
import { timeUp, windowUp } from './time-up.ts';
import { isDrawn, openWindow, patienceLeft, windowLeft } from './window.ts';

/** Sets the timers for what happens next if nobody does anything. */
export function schedule(live: LiveMatch): void {
  const { clock } = live.ports;
  stopClocks(live);
  stopIdle(live);
  keepBeat(live);
  if (live.isOver || live.isStopped || live.progress.isPaused) return;
  const now = clock.now();
  const { timers } = live;
  // What is due waits in the queue; if other timers have been set by then, it is due no longer.
  const after = (left: number, make: (at: number) => unknown) => {
    if (left >= 0) timers.push(clock.after(left, () => live.perform((at) => live.timers === timers && make(at))));
  };
  after(clockLeft(live, now), (at) => timeUp(live, at));
  after(windowLeft(live, now), (at) => windowUp(live, at));
  after(patienceLeft(live, now), () => live.progress.patience === 0);
  for (const seat of waiting(live.match.s)) if (isPlayedByBot(live, seat)) think(live, seat);
  talk(live);
}

/** Lets somebody look; if they are the first to watch one person among bots, what is under way takes its time from here on. */
export function letLook(live: LiveMatch, admit: () => void): void {
  const wasAlone = isAlone(live);
  admit();
  if (!wasAlone || isAlone(live) || live.isOver || live.isStopped) return;
  for (const { stop } of live.thinking.values()) stop();
  live.thinking.clear();
  if (isDrawn(live) && live.progress.window > 0) openWindow(live, true);
  schedule(live);
}
