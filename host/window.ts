import { CLOSE, drawLull, drawWait, type Entry, HOUSE, mayClose, waiting } from '@duskhall/kernel';
import type { LiveMatch } from './live-match.ts';

/** A pace of this many seconds means no limit: the window stays open until everybody has answered. */
const NO_LIMIT = 86_400;

/** Whether the rules give the open window no limit. */
export const isEndless = ({ game, match }: LiveMatch): boolean => (game.pace(match.s)?.seconds ?? 0) >= NO_LIMIT;

/** Whether the length of the open window is drawn at random, and told to nobody. */
export const isDrawn = ({ game, match }: LiveMatch): boolean => game.pace(match.s)?.upTo !== undefined;

/** Whether a window of random length has lasted long enough and now waits for those who have a choice. */
export const isPatient = (live: LiveMatch): boolean =>
  live.progress.window === 0 && isDrawn(live) && waiting(live.match.s).length > 0;

export const isNewWindow = (entry: Entry): boolean =>
  'rewind' in entry || ('move' in entry && entry.seat === HOUSE && entry.move === CLOSE);

/** Sets the time of the open window; one that is already running keeps what is left, unless `isNew`. */
export function openWindow(live: LiveMatch, isNew: boolean): void {
  const { progress, game, match, chance } = live;
  const pace = game.pace(match.s);
  if (pace === null) {
    progress.window = -1;
    progress.spared = -1;
  } else if (isNew || progress.window < 0) {
    const { wait, longest } = drawWait(pace, live.isAlone, chance);
    progress.window = wait;
    progress.spared = -1;
    progress.patience = pace.upTo === undefined ? 0 : longest;
  }
}

/** Shortens the window once everybody has finished; gives the time back if somebody takes an answer back. */
export function shortenWindow(live: LiveMatch): void {
  const { game, match, progress, chance } = live;
  const { spared = -1 } = progress;
  const lull = game.pace(match.s)?.lull;
  if (!mayClose(match.s)) {
    progress.window += Math.max(0, spared);
    progress.spared = -1;
    // Drawn once, even where there is nothing to spare: another draw would let the end tell of a gesture made meanwhile.
  } else if (lull !== undefined && spared < 0) {
    progress.spared = Math.max(0, progress.window - drawLull(lull, live.isAlone, chance));
    progress.window -= progress.spared;
  }
}

/** Whether nothing closes the window but its last answer. */
const isUnlimited = (live: LiveMatch): boolean => isEndless(live) && (live.progress.spared ?? -1) <= 0;

/** At a table led by its host only the person with the console closes windows. */
const isLedByHost = ({ settings, progress }: LiveMatch): boolean =>
  settings.moderator === 'host' && progress.moderator !== '';

/** Milliseconds until the window closes by itself; -1: it does not. */
export function windowLeft(live: LiveMatch, now: number): number {
  const { isPaused, window } = live.progress;
  if (window < 0 || isPaused || live.isOver || isLedByHost(live) || isPatient(live)) return -1;
  if (isUnlimited(live)) return mayClose(live.match.s) ? 0 : -1;
  return Math.max(0, window - (now - live.readAt));
}

/** Milliseconds until a window of random length lets the seats' clocks run again; -1: it does not. */
export function patienceLeft(live: LiveMatch, now: number): number {
  const { isPaused, patience = 0 } = live.progress;
  if (patience === 0 || isPaused || live.settings.clock.kind === 'none' || !isDrawn(live)) return -1;
  return Math.max(0, patience - (now - live.readAt));
}

/**
 * The time left as viewers are told it; -1: no limit, or a random one. A window that was shortened counts down as before: a
 * shorter time would say at once that everybody has finished, before the random wait is over that blurs it.
 */
export function windowShown(live: LiveMatch, now: number): number {
  const { isPaused, window, spared = -1 } = live.progress;
  if (isDrawn(live) || isEndless(live)) return -1;
  const left = isPaused && !isLedByHost(live) ? window : windowLeft(live, now);
  return left < 0 ? -1 : left + Math.max(0, spared);
}
