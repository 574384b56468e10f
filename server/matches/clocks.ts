import { CLOSE, drawLull, drawWait, type Entry, HOUSE, mayClose, owes, same, waiting } from '@duskhall/kernel';
import type { ClockInfo, ClockSettings } from '@duskhall/protocol';
import { beatOf, type LiveMatch, personsOf } from './live-match.ts';

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

/** Somebody with a device: nobody's clock runs for those who have none. */
const isPlayedByPerson = (live: LiveMatch, seat: number): boolean =>
  live.seats[seat]!.account !== '' && !live.progress.sitters[seat];

/** How long the open window lasts is drawn at random, and nobody is told. */
const isDrawn = ({ game, match }: LiveMatch): boolean => game.pace(match.s)?.upTo !== undefined;

/** The window has lasted as long as it must, and now waits for who has a choice. */
const isPatient = (live: LiveMatch): boolean =>
  live.progress.window === 0 && isDrawn(live) && waiting(live.match.s).length > 0;

/**
 * Whether the clocks of seats run at all: not while the rules keep a window of their own. One that waits for who has a
 * choice stands still until the longest wait is over: before that nobody can tell it from another.
 */
const isClocked = (live: LiveMatch): boolean =>
  !live.isOver &&
  !live.progress.isPaused &&
  live.settings.clock.kind !== 'none' &&
  (live.game.pace(live.match.s) === null || (isPatient(live) && !live.progress.patience));

/** Which seats' clocks run: those that owe an answer. */
const running = (live: LiveMatch): number[] => owing(live).filter((seat) => isPlayedByPerson(live, seat));
const owing = (live: LiveMatch): number[] => (isClocked(live) ? waiting(live.match.s) : []);

function lend({ lent, match: { s } }: LiveMatch, seat: number, passed: number): void {
  const asked = s.asked[seat]!;
  const before = lent.get(seat);
  lent.set(seat, { asked, used: passed + (before?.asked === asked ? before.used : 0) });
}

/** A person takes its seat back: what was used stays used, and no time is won by standing up. */
export function takeBack({ lent, match: { s }, progress: { sitters, left } }: LiveMatch, seat: number): void {
  const question = lent.get(seat);
  if (question?.asked === s.asked[seat] && owes(s, seat) && left[seat]! > 0)
    left[seat] = Math.max(0, left[seat]! - question!.used);
  lent.delete(seat);
  sitters[seat] = false;
}

/** Reads the clocks: what has passed is gone for those whose clocks ran. To be called before anything is entered. */
export function readClocks(live: LiveMatch, now: number): void {
  const { progress } = live;
  const passed = now - live.readAt;
  live.readAt = now;
  for (const seat of owing(live))
    if (isPlayedByPerson(live, seat)) progress.left[seat]! = Math.max(0, progress.left[seat]! - passed);
    else if (progress.sitters[seat]) lend(live, seat, passed);
  if (progress.isPaused) return;
  if (progress.window > 0) progress.window = Math.max(0, progress.window - passed);
  if (progress.patience) progress.patience = Math.max(0, progress.patience - passed);
}

/** How things stood before an entry. */
export interface Standing {
  asked: number[];
  owed: boolean[];
  sealed: number;
  isHeld: boolean;
  isClocked: boolean;
}
export function standingNow(live: LiveMatch): Standing {
  const { s } = live.match;
  const { sealed, isHeld } = s;
  return {
    ...{ sealed, isHeld, isClocked: isClocked(live) },
    asked: s.asked.slice(),
    owed: s.asked.map((_, seat) => owes(s, seat)),
  };
}

/** After entries: what a decision earns, a new question's time, a new window. */
export function setClocks(live: LiveMatch, before: Standing, made: readonly Entry[]): void {
  const { clock } = live.settings;
  const { left } = live.progress;
  const after = standingNow(live);
  const isUndo = made.some((entry) => 'undo' in entry);
  for (const seat of left.keys()) {
    // All that can be taken back is one decision: its parts earn nothing, and tell nobody how many they were.
    const isNew = after.asked[seat] !== before.asked[seat] && after.sealed !== before.sealed;
    const hasDecided = before.owed[seat]! && (isNew || !after.owed[seat]);
    const hasTakenBack = isUndo && !before.owed[seat] && after.owed[seat]!;
    // Where no clock ran none is wound up either: that would tell who has answered in a window.
    const earns = clock.kind === 'live' && before.isClocked;
    if (earns && hasDecided && !isUndo) left[seat]! += clock.increment * SECOND;
    if (earns && hasTakenBack) left[seat] = Math.max(0, left[seat]! - clock.increment * SECOND);
    if (clock.kind === 'correspondence' && isNew) left[seat] = clock.days * DAY;
  }
  // What is sealed under an open question, or while a window is held, gives no new time.
  const isAnother = after.sealed !== before.sealed && !same(after.asked, before.asked);
  const isReopened = made.some(isNewWindow) || (isAnother && !(before.isHeld && after.isHeld));
  openWindow(live, isReopened);
  lull(live);
}

/** Everybody has finished: the window ends soon; somebody has not after all: it has its time again. */
function lull({ game, match, progress, chance }: LiveMatch): void {
  const { spared = 0 } = progress;
  const pause = game.pace(match.s)?.lull;
  if (!mayClose(match.s)) {
    progress.window += spared;
    progress.spared = 0;
  } else if (pause !== undefined && spared === 0) {
    progress.spared = Math.max(0, progress.window - drawLull(pause, chance));
    progress.window -= progress.spared;
  }
}

export const isNewWindow = (entry: Entry): boolean =>
  'rewind' in entry || ('move' in entry && entry.seat === HOUSE && entry.move === CLOSE);

/** Gives a window of the rules its time, unless it had it already. */
export function openWindow(live: LiveMatch, isNew: boolean): void {
  const pace = live.game.pace(live.match.s);
  if (pace === null) {
    live.progress.window = -1;
    live.progress.spared = 0;
  } else if (isNew || live.progress.window < 0) {
    const { wait, longest } = drawWait(pace, personsOf(live).length < 2, live.chance);
    live.progress.window = wait;
    live.progress.spared = 0;
    live.progress.patience = pace.upTo === undefined ? 0 : longest;
  }
}

/** At a table that the host has said to lead, a person with the console closes windows, and nobody else. */
const isLedByHost = ({ settings, progress }: LiveMatch): boolean =>
  settings.moderator === 'host' && progress.moderator !== '';

/** How long until the rules' own window closes by itself; -1: it does not. */
export function windowLeft(live: LiveMatch, now: number): number {
  const { isPaused, window } = live.progress;
  if (window < 0 || isPaused || live.isOver || isLedByHost(live) || isPatient(live)) return -1;
  return Math.max(0, window - (now - live.readAt));
}

/** How long until a window that was drawn gives the clocks back to who still thinks; -1: it does not. */
export function patienceLeft(live: LiveMatch, now: number): number {
  const { isPaused, patience = 0 } = live.progress;
  if (patience === 0 || isPaused || live.settings.clock.kind === 'none' || !isDrawn(live)) return -1;
  return Math.max(0, patience - (now - live.readAt));
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
  const seats = isClocked(live) ? [...owing.keys()].filter((seat) => owing[seat] && isPlayedByPerson(live, seat)) : [];
  const passed = now - live.readAt;
  return {
    left: live.progress.left.map((left, seat) => (seats.includes(seat) ? Math.max(0, left - passed) : left)),
    running: seats,
    window: windowShown(live, now),
    isPaused: live.progress.isPaused,
    wantsPause: [...live.wantsPause],
    at: now,
    beat: beatOf(live),
  };
}

function windowShown(live: LiveMatch, now: number): number {
  if (isDrawn(live)) return -1;
  return live.progress.isPaused && !isLedByHost(live) ? live.progress.window : windowLeft(live, now);
}
