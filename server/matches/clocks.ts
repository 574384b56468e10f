import { owes, waiting } from '@duskhall/kernel';
import type { ClockInfo, ClockSettings } from '@duskhall/protocol';
import type { LiveMatch } from './live-match.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** What a seat has at the start, in milliseconds; -1: no clock. */
export function firstTime(clock: ClockSettings): number {
  if (clock.kind === 'live') return clock.base * SECOND;
  return clock.kind === 'correspondence' ? clock.days * DAY : -1;
}

/** A bot's own seat, or one it keeps for somebody. */
export const isPlayedByBot = (live: LiveMatch, seat: number): boolean =>
  live.seats[seat]!.bot !== '' || live.progress.sitters[seat]!;

/** Which seats' clocks run: those that owe an answer, unless the rules keep a window of their own. */
const running = (live: LiveMatch): number[] =>
  live.progress.isPaused || live.settings.clock.kind === 'none' || live.game.pace(live.match.s) !== null
    ? []
    : waiting(live.match.s).filter((seat) => !isPlayedByBot(live, seat));

/** Reads the clocks: what has passed is gone for those whose clocks ran. To be called before anything is entered. */
export function readClocks(live: LiveMatch, now: number): void {
  const passed = now - live.readAt;
  live.readAt = now;
  for (const seat of running(live)) live.progress.left[seat]! = Math.max(0, live.progress.left[seat]! - passed);
}

/** After an entry: what an answer earns, a new question's time, a new window. `asked` is from before it. */
export function setClocks(live: LiveMatch, asked: readonly number[], owed: readonly number[], now: number): void {
  const { s } = live.match;
  const { clock } = live.settings;
  for (const seat of s.asked.keys()) {
    const hasAnswered = owed.includes(seat) && (!owes(s, seat) || s.asked[seat] !== asked[seat]);
    if (clock.kind === 'live' && hasAnswered) live.progress.left[seat]! += clock.increment * SECOND;
    if (clock.kind === 'correspondence' && s.asked[seat] !== asked[seat]) live.progress.left[seat] = clock.days * DAY;
  }
  if (live.game.pace(s) === null) live.windowSealed = -1;
  else if (live.windowSealed !== s.sealed) {
    live.windowSealed = s.sealed;
    live.windowAt = now;
  }
}

/** How long until the rules' own window closes; -1: there is none. */
export function windowLeft(live: LiveMatch, now: number): number {
  const pace = live.game.pace(live.match.s);
  if (pace === null || live.progress.isPaused) return -1;
  return Math.max(0, live.windowAt + pace.seconds * SECOND - now);
}

/** How long until somebody's time is up; -1: never. */
export function clockLeft(live: LiveMatch, now: number): number {
  const left = running(live).map((seat) => live.progress.left[seat]! - (now - live.readAt));
  return left.length === 0 ? -1 : Math.max(0, Math.min(...left));
}

/** The seats whose time is up. */
export const overdue = (live: LiveMatch): number[] => running(live).filter((seat) => live.progress.left[seat]! <= 0);

/** What a viewer sees of the clocks: those run that its own view shows to be owing. */
export function clockInfo(live: LiveMatch, owing: readonly boolean[], now: number): ClockInfo {
  const isRunning = live.game.pace(live.match.s) === null && !live.progress.isPaused && !live.isOver;
  const seats = isRunning && live.settings.clock.kind !== 'none' ? [...owing.keys()].filter((seat) => owing[seat]) : [];
  const passed = now - live.readAt;
  return {
    left: live.progress.left.map((left, seat) => (seats.includes(seat) ? Math.max(0, left - passed) : left)),
    running: seats,
    window: windowLeft(live, now),
    isPaused: live.progress.isPaused,
    wantsPause: [...live.wantsPause],
    at: now,
  };
}
