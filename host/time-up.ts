import { closeWindow, expire, mayClose, passTheBound, type Seat, timeOut, waiting } from '@duskhall/kernel';
import { answerAtOnce } from './bot-turn.ts';
import { isPlayedByBot, type LiveMatch } from './live-match.ts';
import { overdue } from './seat-clocks.ts';

/** Acts for the seats whose time is up; false: an answer has come just before. */
export function timeUp(live: LiveMatch, at: number): boolean {
  const { match, settings, progress } = live;
  const late = overdue(live);
  const asked = match.s.table.asked.slice();
  for (const seat of late) {
    if (settings.timeUp === 'sitter') progress.sitters[seat] = true;
    // The time-out of one seat may have opened a new question for the next.
    else if (waiting(match.s).includes(seat) && match.s.table.asked[seat] === asked[seat])
      timeOut(match, seat, live.chance, at);
  }
  return late.length > 0;
}

/**
 * Closes the window whose time is up. One of random length first waits for persons with a choice; false: nothing happened.
 * Alone there was no wait that would hide a bot's choice: bots pass or play after their own time, the same for both.
 */
export function windowUp(live: LiveMatch, at: number): boolean {
  const { game, match, chance } = live;
  if (game.pace(match.s)?.upTo === undefined) {
    expire(match, chance, at);
    return true;
  }
  const { entries } = match.record;
  const { length } = entries;
  const isBot = (seat: Seat) => isPlayedByBot(live, seat);
  if (live.isAlone) passTheBound(match, chance, at, (seat) => !isBot(seat));
  else {
    for (const seat of waiting(match.s).filter(isBot)) answerAtOnce(live, seat, at);
    passTheBound(match, chance, at);
  }
  if (mayClose(match.s)) closeWindow(match, 'clock', at);
  return entries.length > length;
}
