import { closeWindow, expire, mayClose, passTheBound, timeOut, waiting } from '@duskhall/kernel';
import type { Config } from '../config.ts';
import { isPlayedByBot, overdue } from './clocks.ts';
import type { LiveMatch } from './live-match.ts';
import { hurry } from './thinking.ts';

/** A seat's time is up; says false if an answer has come just before. */
export function timeUp(live: LiveMatch, at: number): boolean {
  const { match, settings, progress } = live;
  const late = overdue(live);
  const asked = match.s.asked.slice();
  for (const seat of late) {
    if (settings.timeUp === 'sitter') progress.sitters[seat] = true;
    // The time-out of one may have opened a new question for the next.
    else if (waiting(match.s).includes(seat) && match.s.asked[seat] === asked[seat])
      timeOut(match, seat, live.chance, at);
  }
  return late.length > 0;
}

/**
 * The time of a window is up: it closes. Where that was drawn, it first waits for persons with a choice; then nothing
 * has happened yet.
 */
export function windowUp(config: Config, live: LiveMatch, at: number): boolean {
  const { game, match, chance } = live;
  if (game.pace(match.s)?.upTo === undefined) {
    expire(match, chance, at);
    return true;
  }
  const { entries } = match.record;
  const { length } = entries;
  for (const seat of waiting(match.s)) if (isPlayedByBot(live, seat)) hurry(config, live, seat, at);
  passTheBound(match, chance, at);
  if (mayClose(match.s)) closeWindow(match, 'clock', at);
  return entries.length > length;
}
