import { waiting } from '@duskhall/kernel';
import { keepBeat } from './beats.ts';
import { talk } from './bot-talk.ts';
import { stopIdle, think } from './bot-turn.ts';
import { talkLeft } from './floor.ts';
import { isPlayedByBot, isUnwatched, type LiveMatch } from './live-match.ts';
import { clockLeft, readClocks } from './seat-clocks.ts';
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
  const thinkAll = () => {
    for (const seat of waiting(live.match.s)) if (isPlayedByBot(live, seat)) think(live, seat);
  };
  const hurry = talkLeft(live, now);
  if (hurry > 0 && live.game.hints?.floor !== undefined) timers.push(clock.after(hurry, thinkAll));
  thinkAll();
  talk(live);
}

/**
 * Lets somebody look. The first to watch one person among bots makes what is under way take its time from here on: once,
 * since leaving again changes nothing before the next question.
 */
export function letLook(live: LiveMatch, admit: () => void): void {
  admit();
  if (!live.isAlone || isUnwatched(live)) return;
  live.isAlone = false;
  // After a failed write everything stands still until the next attempt.
  if (live.isOver || live.isStopped || live.retry !== null) return;
  readClocks(live, live.ports.clock.now());
  if (isDrawn(live)) openWindow(live, true);
  for (const thought of [...live.thinking.values()]) thought.takeTime();
  schedule(live);
}
