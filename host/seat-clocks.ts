import { type Entry, owes, type Seat, same, waiting } from '@duskhall/kernel';
import type { ClockInfo, ClockSettings } from '@duskhall/protocol';
import { beatOf, isUnwatched, type LiveMatch } from './live-match.ts';
import { isNewWindow, isPatient, openWindow, shortenWindow, windowShown } from './window.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** What a seat has at the start, in milliseconds; -1: no clock. */
export function firstTime(clock: ClockSettings): number {
  if (clock.kind === 'live') return clock.base * SECOND;
  return clock.kind === 'correspondence' ? clock.days * DAY : -1;
}

/** A person with a device: no clock runs for those who have none. */
const isPlayedByPerson = (live: LiveMatch, seat: Seat): boolean =>
  live.seats[seat]!.account !== '' && !live.progress.sitters[seat];

/**
 * Whether the seats' clocks run at all: not while the rules keep a window of their own. A window of random length that
 * waits for those with a choice keeps them stopped until the longest possible wait is over, so that nobody can tell.
 */
const isClocked = (live: LiveMatch): boolean =>
  !live.isOver &&
  !live.progress.isPaused &&
  live.settings.clock.kind !== 'none' &&
  (live.game.pace(live.match.s) === null || (isPatient(live) && !live.progress.patience));

/** The seats whose clocks run: persons who owe an answer. */
const running = (live: LiveMatch): Seat[] => owing(live).filter((seat) => isPlayedByPerson(live, seat));
const owing = (live: LiveMatch): Seat[] => (isClocked(live) ? waiting(live.match.s) : []);

function lend({ lent, match: { s } }: LiveMatch, seat: Seat, passed: number): void {
  const asked = s.table.asked[seat]!;
  const before = lent.get(seat);
  lent.set(seat, { asked, used: passed + (before?.asked === asked ? before.used : 0) });
}

/** A person takes the seat back from its sitter. What the sitter used stays used: standing up wins no time. */
export function endSitting({ lent, match: { s }, progress: { sitters, left } }: LiveMatch, seat: Seat): void {
  const question = lent.get(seat);
  if (question?.asked === s.table.asked[seat] && owes(s, seat) && left[seat]! > 0)
    left[seat] = Math.max(0, left[seat]! - question!.used);
  lent.delete(seat);
  sitters[seat] = false;
}

/** Deducts the time since the last reading from every clock that ran. To be called before anything is entered. */
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
  const { sealed, isHeld } = s.table;
  return {
    ...{ sealed, isHeld, isClocked: isClocked(live) },
    asked: s.table.asked.slice(),
    owed: s.table.asked.map((_, seat) => owes(s, seat)),
  };
}

/** After entries: increments for decisions, a new question's time, a new window. */
export function setClocks(live: LiveMatch, before: Standing, made: readonly Entry[]): void {
  const { clock } = live.settings;
  const { left } = live.progress;
  const after = standingNow(live);
  const isUndo = made.some((entry) => 'undo' in entry);
  for (const seat of left.keys()) {
    // Everything up to the next seal is one decision: its parts earn nothing, and tell nobody how many they were.
    const isNew = after.asked[seat] !== before.asked[seat] && after.sealed !== before.sealed;
    const hasDecided = before.owed[seat]! && (isNew || !after.owed[seat]);
    const hasTakenBack = isUndo && !before.owed[seat] && after.owed[seat]!;
    // No increment where no clock ran: it would tell who has answered in a window.
    const earns = clock.kind === 'live' && before.isClocked;
    if (earns && hasDecided && !isUndo) left[seat]! += clock.increment * SECOND;
    if (earns && hasTakenBack) left[seat] = Math.max(0, left[seat]! - clock.increment * SECOND);
    if (clock.kind === 'correspondence' && isNew) left[seat] = clock.days * DAY;
  }
  // A seal under an open question, or in a window that stays held, gives no new time: a phrase must not lengthen a debate.
  const isAnother = after.sealed !== before.sealed && !same(after.asked, before.asked);
  const isReopened = made.some(isNewWindow) || (isAnother && !(before.isHeld && after.isHeld));
  // What is under way keeps its manner: whoever leaves must not be able to tell by the change what somebody holds.
  const isAsked = live.game.pace(live.match.s) === null && !same(after.asked, before.asked);
  if (isReopened || isAsked) live.isAlone = isUnwatched(live);
  openWindow(live, isReopened);
  shortenWindow(live);
}

/** Milliseconds until somebody's time is up; -1: never. */
export function clockLeft(live: LiveMatch, now: number): number {
  const left = running(live).map((seat) => live.progress.left[seat]! - (now - live.readAt));
  return left.length === 0 ? -1 : Math.max(0, Math.min(...left));
}

/** The seats whose time is up. */
export const overdue = (live: LiveMatch): Seat[] => running(live).filter((seat) => live.progress.left[seat]! <= 0);

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
