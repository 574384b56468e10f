import { closeWindow, expire, mayClose, same, timeOut, waiting } from '@duskhall/kernel';
import { overdue } from './clocks.ts';
import type { LiveMatch } from './live-match.ts';

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

/** The time of a window is up: it closes, or those pass who can do nothing else, and it waits for the others. */
export function windowUp({ game, match, chance }: LiveMatch, at: number): void {
  if (game.pace(match.s)?.upTo === undefined) expire(match, chance, at);
  else {
    for (const seat of waiting(match.s)) {
      const moves = game.legal(match.s, seat);
      if (moves.length === 1 && same(moves[0], game.timeout(match.s, seat, chance))) timeOut(match, seat, chance, at);
    }
    if (mayClose(match.s)) closeWindow(match, 'clock', at);
  }
}
